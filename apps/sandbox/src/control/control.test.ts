import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { HostSnapshot } from '@partyline/contract';
import { PORTAL_ORIGIN, startSandbox, type RunningSandbox } from '../testing/running-sandbox.ts';
import { until } from '../testing/until.ts';

interface View {
  readonly instance: HostSnapshot;
}

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterEach(async () => {
  await sandbox.call('DELETE', '/control/faults');
});
afterAll(() => sandbox.dispose());

const put = (vicUuid: string, fields: object): Promise<{ status: number; body: View }> =>
  sandbox.call('PUT', `/control/instances/${vicUuid}`, fields);
const fault = (fields: object): Promise<{ status: number }> =>
  sandbox.call('POST', '/control/faults', fields);
const command = (vicUuid: string, number: number): Promise<{ status: number; body: unknown }> =>
  sandbox.signed('POST', `/instance-host/v1/instances/${vicUuid}/commands`, {
    commandId: randomUUID(),
    number,
    action: 'start',
    callbackUrl: 'http://localhost:1/',
  });

describe('who may control', () => {
  it('refuses pages of other origins, the portal’s included', async () => {
    const statusFor = async (origin: string): Promise<number> =>
      (await sandbox.call('GET', '/control/health', undefined, { origin })).status;
    expect(await statusFor(sandbox.url)).toBe(200);
    expect(await statusFor(PORTAL_ORIGIN)).toBe(403);
    expect(await statusFor('null')).toBe(403);
  });

  it('says that it is well, where it is and where mail goes', async () => {
    const { body } = await sandbox.call('GET', '/control/health');
    expect(body).toEqual({ ok: true, url: sandbox.url, smtpPort: sandbox.smtpPort });
  });
});

describe('faults of requests', () => {
  const jwks = (): Promise<{ status: number }> => sandbox.call('GET', '/identity/jwks');

  it('fail: answers the status and does nothing, as often as asked, where it fits', async () => {
    const vicUuid = randomUUID();
    await put(vicUuid, {});
    await fault({ target: 'instance-host', kind: 'fail', status: 502, times: 1, match: '/commands' });
    expect((await sandbox.signed('GET', '/instance-host/v1/instances')).status).toBe(200);
    expect((await command(vicUuid, 1)).status).toBe(502);
    expect((await command(vicUuid, 1)).body).toMatchObject({ accepted: true });
  });

  it('fail: lets the portal’s pages read the refusal of the identity service', async () => {
    await fault({ target: 'identity', kind: 'fail', times: 1 });
    const answer = await sandbox.call(
      'POST',
      '/identitytoolkit.googleapis.com/v1/accounts:lookup',
      {},
      { origin: PORTAL_ORIGIN },
    );
    expect(answer.status).toBe(503);
    expect(answer.headers.get('access-control-allow-origin')).toBe(PORTAL_ORIGIN);
    expect(answer.body).toMatchObject({ error: { code: 503 } });
  });

  it('drop: does the work and loses the answer', async () => {
    const vicUuid = randomUUID();
    await put(vicUuid, {});
    await fault({ target: 'instance-host', kind: 'drop', times: 1 });
    await expect(command(vicUuid, 1)).rejects.toThrow();
    expect((await command(vicUuid, 1)).body).toMatchObject({
      accepted: false,
      instance: { lastCommandNumber: 1 },
    });
  });

  it('duplicate: does the work twice', async () => {
    const vicUuid = randomUUID();
    await put(vicUuid, {});
    await fault({ target: 'instance-host', kind: 'duplicate', times: 1 });
    expect((await command(vicUuid, 1)).body).toMatchObject({
      accepted: false,
      instance: { lastCommandNumber: 1 },
    });
  });

  it('delay: answers later', async () => {
    await fault({ target: 'identity', kind: 'delay', delayMs: 200, times: 1 });
    const start = Date.now();
    expect((await jwks()).status).toBe(200);
    expect(Date.now() - start).toBeGreaterThanOrEqual(190);
  });

  it('hang: never answers until the fault is cleared', async () => {
    await fault({ target: 'identity', kind: 'hang' });
    let ended = false;
    const hanging = jwks().finally(() => (ended = true));
    hanging.catch(() => undefined);
    await until('it has arrived', async () => {
      const { body } = await sandbox.call<{ requests: object[] }>('GET', '/control/requests?target=identity');
      return body.requests.length > 0;
    });
    expect(ended).toBe(false);
    await sandbox.call('DELETE', '/control/faults');
    await expect(hanging).rejects.toThrow();
    expect((await jwks()).status).toBe(200);
  });

  it('are listed, and cleared one by one', async () => {
    const made = await sandbox.call<{ fault: { id: string } }>('POST', '/control/faults', {
      target: 'manager',
      kind: 'fail',
    });
    const { body } = await sandbox.call('GET', '/control/faults');
    expect(body).toMatchObject({ faults: [{ id: made.body.fault.id, times: null, status: 503 }] });
    expect((await sandbox.call('DELETE', `/control/faults/${made.body.fault.id}`)).status).toBe(200);
    expect((await sandbox.call('DELETE', `/control/faults/${made.body.fault.id}`)).status).toBe(404);
  });
});

describe('instances set by hand', () => {
  it('are created when missing, with any field, and increment their sequence', async () => {
    const vicUuid = randomUUID();
    const made = await put(vicUuid, {
      deviceName: 'Rack',
      status: 'failed',
      failureReason: 'No licence',
      silent: true,
    });
    expect(made.body.instance).toMatchObject({ status: 'failed', failureReason: 'No licence', sequence: 1 });
    const next = await put(vicUuid, { status: 'warning', silent: true });
    expect(next.body.instance).toMatchObject({ deviceName: 'Rack', status: 'warning', sequence: 2 });
    const { body } = await sandbox.call<{ instances: View[] }>('GET', '/control/instances');
    expect(body.instances).toContainEqual(next.body);
  });

  it('may run outside the host’s data centers, with their own addresses', async () => {
    const own = { deploymentTargetId: 'hall', deploymentTarget: 'Main hall', ip: '10.1.2.3', port: 443 };
    const { body } = await put(randomUUID(), own);
    expect(body.instance).toMatchObject({ ...own, dnsHost: '', hostName: '' });
  });

  it('never decrease their counters', async () => {
    const vicUuid = randomUUID();
    const { epoch } = (await put(vicUuid, { sequence: 40 })).body.instance;
    for (const back of [
      { sequence: 40 },
      { sequence: 3 },
      { epoch: epoch - 1 },
      { epoch: epoch - 1, sequence: 99 },
    ]) {
      expect((await put(vicUuid, back)).status).toBe(400);
    }
    expect((await put(vicUuid, { sequence: 50 })).body.instance).toMatchObject({ epoch, sequence: 50 });
    expect((await put(vicUuid, { epoch: epoch + 1 })).body.instance).toMatchObject({
      epoch: epoch + 1,
      sequence: 1,
    });
  });

  it('end their running command when their state is set', async () => {
    const vicUuid = randomUUID();
    await sandbox.call('POST', '/control/clock', { speed: 0 });
    await put(vicUuid, {});
    await command(vicUuid, 1);
    await put(vicUuid, { state: 'offline', status: 'error', progress: null, runningCommand: null });
    await sandbox.call('POST', '/control/clock', { speed: 100 });
    await command(vicUuid, 1);
    const { body } = await sandbox.call<View>('GET', `/control/instances/${vicUuid}`);
    expect(body.instance).toMatchObject({ status: 'error', sequence: 3 });
  });

  it('continue from any step of a start, at the requested pace', async () => {
    const vicUuid = randomUUID();
    const state = { state: 'offline', status: 'init', progress: 20, runningCommand: 'start' };
    await sandbox.call('POST', '/control/clock', { speed: 10 });
    const run = { plan: 'start', step: 1, pace: 4 };
    expect((await put(vicUuid, { ...state, run })).status).toBe(200);
    const seen = new Set<number | null>();
    const ended = await until('its name is ready', async () => {
      const { instance } = (await sandbox.call<View>('GET', `/control/instances/${vicUuid}`)).body;
      seen.add(instance.progress);
      return instance.DNSStatus === 'ready' && instance;
    });
    expect([...seen]).toEqual([20, 40, 60, 80, null]);
    expect(ended).toMatchObject({ state: 'online', status: 'healthy', runningCommand: null });
  });

  it('refuse what the protocol does not know', async () => {
    const bad = [{ status: 'fine' }, { more: 1 }, { vicUuid: randomUUID() }, { progress: 101 }, { port: 0 }];
    for (const fields of bad) expect((await put(randomUUID(), fields)).status).toBe(400);
    expect((await put('nonsense', {})).status).toBe(400);
  });
});

describe('the clock', () => {
  it('stops, and continues at the requested speed', async () => {
    const vicUuid = randomUUID();
    await put(vicUuid, {});
    await sandbox.call('POST', '/control/clock', { speed: 0 });
    await command(vicUuid, 1);
    const state = async (): Promise<HostSnapshot> =>
      (await sandbox.call<View>('GET', `/control/instances/${vicUuid}`)).body.instance;
    expect(await state()).toMatchObject({ status: 'init', progress: 0 });
    await sandbox.call('POST', '/control/clock', { speed: 200 });
    await until('it is online', async () => (await state()).DNSStatus === 'ready');
    await sandbox.call('POST', '/control/clock', { speed: 100 });
    for (const speed of [-1, 1001, 'fast', null]) {
      expect((await sandbox.call('POST', '/control/clock', { speed })).status).toBe(400);
    }
  });
});

describe('users made by hand', () => {
  it('can sign in, and asking for them again changes nothing', async () => {
    const users = [1, 2, 3].map((number) => ({
      uid: `by-hand-${number}`,
      email: `by-hand-${number}@demo.test`,
      password: 'Partyline-demo-1',
      displayName: `Person ${number}`,
      emailVerified: true,
    }));
    const add = (list: object[]): Promise<{ status: number; body: unknown }> =>
      sandbox.call('POST', '/control/identity/users', { users: list });
    expect((await add(users)).body).toEqual({ created: 3, existing: 0 });
    expect((await add(users)).body).toEqual({ created: 0, existing: 3 });
    const { status } = await sandbox.call(
      'POST',
      '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
      {
        email: 'by-hand-2@demo.test',
        password: 'Partyline-demo-1',
      },
    );
    expect(status).toBe(200);
    expect((await add([{ ...users[0], uid: 'another' }])).body).toMatchObject({
      error: { code: 'invalid-user', message: 'another: EMAIL_EXISTS' },
    });
    expect((await add([{ uid: 'x' }])).status).toBe(400);
  });
});
