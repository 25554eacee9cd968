import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  hostCommandAnswerSchema,
  hostDeploymentTargetsSchema,
  hostListSchema,
  hostSnapshotSchema,
  type HostCommand,
  type HostSnapshot,
} from '@partyline/contract';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { startReceiver, type EventReceiver } from '../testing/event-receiver.ts';
import { SECRET, startSandbox, type RunningSandbox } from '../testing/running-sandbox.ts';
import { until } from '../testing/until.ts';
import { signHeaders } from './signature.ts';

const HOST = '/instance-host/v1';

interface CommandAnswer {
  readonly accepted: boolean;
  readonly instance: HostSnapshot;
}
interface Failure {
  readonly error: { readonly code: string; readonly message: string };
}

let sandbox: RunningSandbox;
let receiver: EventReceiver;
beforeAll(async () => {
  sandbox = await startSandbox();
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver.close();
  await sandbox.dispose();
});

async function create(vicUuid: string = randomUUID()): Promise<HostSnapshot> {
  const { body } = await sandbox.signed<CommandAnswer>('POST', `${HOST}/instances`, {
    vicUuid,
    deviceName: 'Stage left',
    deploymentTargetId: 'eu-dub',
    users: 8,
    callbackUrl: receiver.url,
  });
  return body.instance;
}

function command(
  vicUuid: string,
  number: number,
  action: HostCommand['action'],
  more: Partial<HostCommand> = {},
): Promise<{ status: number; body: CommandAnswer & Partial<Failure> }> {
  return sandbox.signed('POST', `${HOST}/instances/${vicUuid}/commands`, {
    commandId: randomUUID(),
    number,
    action,
    callbackUrl: receiver.url,
    ...more,
  });
}

const read = async (vicUuid: string): Promise<HostSnapshot> =>
  (await sandbox.signed<HostSnapshot>('GET', `${HOST}/instances/${vicUuid}`)).body;

describe('signatures', () => {
  const path = `${HOST}/deployment-targets`;

  it('accepts a valid one up to 300 s old or early, and none beyond', async () => {
    const statusAt = async (offsetS: number): Promise<number> =>
      (await sandbox.signed('GET', path, undefined, Date.now() + offsetS * 1000)).status;
    for (const offset of [-298, 0, 298]) expect(await statusAt(offset)).toBe(200);
    for (const offset of [-302, -86_400, 302, 86_400]) expect(await statusAt(offset)).toBe(401);
  });

  it('refuses a missing, wrong or malformed one, and one for something else', async () => {
    const right = { method: 'GET', path, body: '' };
    const sign = (parts: typeof right, secret = SECRET): Record<string, string> =>
      signHeaders(secret, parts, Date.now());
    const wrong: Record<string, string>[] = [
      {},
      sign(right, 'another secret of the same length'),
      sign({ ...right, method: 'POST' }),
      sign({ ...right, path: `${path}?x=1` }),
      sign({ ...right, body: '{}' }),
      { ...sign(right), 'x-partyline-timestamp': String(Math.floor(Date.now() / 1000) - 1) },
      { ...sign(right), 'x-partyline-timestamp': 'Infinity' },
      { ...sign(right), 'x-partyline-signature': 'zz' },
      { ...sign(right), 'x-partyline-signature': sign(right)['x-partyline-signature']!.toUpperCase() },
    ];
    for (const headers of wrong) {
      const { status, body } = await sandbox.call<Failure>('GET', path, undefined, headers);
      expect([status, body.error.code]).toEqual([401, 'invalid-signature']);
    }
    expect((await sandbox.call('GET', path, undefined, sign(right))).status).toBe(200);
  });

  it('reveals nothing about an instance before the signature is checked', async () => {
    const answers = await Promise.all(
      [(await create()).vicUuid, randomUUID(), 'nonsense'].map((id) =>
        sandbox.call('GET', `${HOST}/instances/${id}`),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body]))).size).toBe(1);
  });
});

describe('instances', () => {
  it('are created offline, and once', async () => {
    const vicUuid = randomUUID();
    const made = await create(vicUuid.toUpperCase());
    expect(made).toMatchObject({
      vicUuid,
      state: 'offline',
      status: 'healthy',
      sequence: 1,
      deploymentTarget: 'Dublin',
    });
    expect(made.ccmurl).toBe(`${sandbox.url}/manager/${vicUuid}`);
    expect(await create(vicUuid)).toEqual(made);
  });

  it('begin a new epoch when they are created again after deletion', async () => {
    const { vicUuid, epoch } = await create();
    await command(vicUuid, 5, 'delete');
    await until('it is deleted', async () => (await read(vicUuid)).status === 'deleted');
    const again = await create(vicUuid);
    expect(again).toMatchObject({ epoch: epoch + 1, sequence: 1, lastCommandNumber: 0, status: 'healthy' });
  });

  it('start, and send their full state after every change', async () => {
    const { vicUuid } = await create();
    const { status, body } = await command(vicUuid, 1, 'start');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      accepted: true,
      instance: { status: 'init', progress: 0, lastCommandNumber: 1 },
    });
    const last = await until('its name is ready', () =>
      receiver.deliveries.find(
        ({ event }) => event.instance.vicUuid === vicUuid && event.instance.DNSStatus === 'ready',
      ),
    );
    expect(last.event.instance).toEqual(await read(vicUuid));
    expect(last.event.instance).toMatchObject({ state: 'online', status: 'healthy', progress: null });
  });

  it('ignore a repeated command, and still answer it', async () => {
    const { vicUuid } = await create();
    const commandId = randomUUID();
    await command(vicUuid, 3, 'start', { commandId });
    const again = await command(vicUuid, 3, 'start', { commandId });
    expect(again).toMatchObject({
      status: 200,
      body: { accepted: false, instance: { lastCommandNumber: 3 } },
    });
    expect((await command(vicUuid, 2, 'stop')).body.accepted).toBe(false);
    expect((await command(vicUuid, 4, 'stop')).body.accepted).toBe(true);
  });

  it('refuse with 409 what their state forbids, and leave the number free', async () => {
    const { vicUuid } = await create();
    await command(vicUuid, 1, 'start');
    const refused = await command(vicUuid, 2, 'save', { deploymentTargetId: 'us-iad' });
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'not-possible']);
    expect((await read(vicUuid)).lastCommandNumber).toBe(1);
    expect((await command(vicUuid, 2, 'save', { deviceName: 'New' })).body.accepted).toBe(true);
  });

  it('are listed page by page', async () => {
    const other = await startSandbox();
    const made = Array.from({ length: 205 }, () => randomUUID());
    await Promise.all(made.map((vicUuid) => other.call('PUT', `/control/instances/${vicUuid}`, {})));
    const first = await other.signed<v.InferOutput<typeof hostListSchema>>('GET', `${HOST}/instances`);
    expect(first.body.instances).toHaveLength(200);
    const cursor = String(first.body.nextCursor);
    const second = await other.signed<v.InferOutput<typeof hostListSchema>>(
      'GET',
      `${HOST}/instances?cursor=${cursor}`,
    );
    expect(second.body.nextCursor).toBeNull();
    const listed = [...first.body.instances, ...second.body.instances].map((instance) => instance.vicUuid);
    expect(listed).toEqual([...made].sort());
    await other.dispose();
  });

  it('list data centers, each with a latency probe', async () => {
    const { body } = await sandbox.signed('GET', `${HOST}/deployment-targets`);
    const { deploymentTargets } = v.parse(hostDeploymentTargetsSchema, body);
    expect(deploymentTargets.map((target) => target.name)).toEqual([
      'Frankfurt',
      'Dublin',
      'Ashburn',
      'Singapore',
    ]);
    for (const { latencyUrl } of deploymentTargets) {
      const answer = await fetch(String(latencyUrl));
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    }
  });
});

describe('bad input', () => {
  it('is refused with 400, and what is unknown with 404', async () => {
    const good = {
      vicUuid: randomUUID(),
      deviceName: 'A',
      deploymentTargetId: 'eu-fra',
      users: 1,
      callbackUrl: receiver.url,
    };
    const bad: unknown[] = [
      {},
      [],
      { ...good, more: 1 },
      { ...good, users: 0 },
      { ...good, users: 1.5 },
      { ...good, vicUuid: '../../etc/passwd' },
      { ...good, deploymentTargetId: 'mars' },
      { ...good, deviceName: 'x'.repeat(1e6) },
      { ...good, callbackUrl: 'https://example.com/hook' },
      { ...good, callbackUrl: 'file:///etc/passwd' },
      { ...good, callbackUrl: 'http://localhost@example.com/' },
    ];
    for (const body of bad) {
      const answer = await sandbox.signed<Failure>('POST', `${HOST}/instances`, body);
      expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid-request']);
    }
    for (const id of [randomUUID(), 'nonsense', '%2e%2e']) {
      expect((await sandbox.signed('GET', `${HOST}/instances/${id}`)).status).toBe(404);
      const sent = await sandbox.signed('POST', `${HOST}/instances/${id}/manager-session`);
      expect(sent.status).toBe(404);
    }
    const { vicUuid } = await create();
    expect((await command(vicUuid, 0, 'start')).status).toBe(400);
    expect((await command(vicUuid, Number.MAX_SAFE_INTEGER + 1, 'start')).status).toBe(400);
    expect((await sandbox.signed('GET', `${HOST}/instances?cursor=nonsense`)).status).toBe(400);
  });
});

describe('the protocol document', () => {
  it('agrees with the contract and with real answers', async () => {
    const document: unknown = parse(
      await readFile(new URL('../../../../docs/instance-host/openapi.yaml', import.meta.url), 'utf8'),
    );
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema({ ...(document as object), $id: 'protocol' });
    const holds = (name: string, value: unknown): boolean => {
      const validate = ajv.getSchema(`protocol#/components/schemas/${name}`);
      return validate?.(value) === true;
    };
    const { vicUuid } = await create();
    const answer = (await command(vicUuid, 1, 'start')).body;
    const snapshot = await read(vicUuid);
    const list = (await sandbox.signed('GET', `${HOST}/instances`)).body;
    const targets = (await sandbox.signed('GET', `${HOST}/deployment-targets`)).body;
    const event = await until('an event', () => receiver.deliveries.at(-1)?.event);
    const failure = (await sandbox.signed('GET', `${HOST}/instances/nonsense`)).body;
    const answers = {
      Snapshot: snapshot,
      CommandAnswer: answer,
      List: list,
      DeploymentTargets: targets,
      Event: event,
      Failure: failure,
    };
    for (const [name, value] of Object.entries(answers))
      expect([name, holds(name, value)]).toEqual([name, true]);
    expect(v.is(hostSnapshotSchema, snapshot)).toBe(true);
    expect(v.is(hostCommandAnswerSchema, answer)).toBe(true);
    expect(v.is(hostListSchema, list)).toBe(true);
    for (const field of Object.keys(snapshot)) {
      const without = Object.fromEntries(Object.entries(snapshot).filter(([name]) => name !== field));
      // A host that does not count its users omits the field.
      expect([field, holds('Snapshot', without)]).toEqual([field, field === 'connectedUsers']);
    }
    expect(holds('Snapshot', { ...snapshot, more: 1 })).toBe(false);
    expect(holds('Snapshot', { ...snapshot, status: 'unheard-of' })).toBe(false);
  });
});
