import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf } from '../testing/running-sandbox.ts';
import { spawnSandbox } from '../testing/sandbox-process.ts';
import type { RunningService } from '@partyline/tools-processes';

const ROUNDS = 3;
const V1 = '/identitytoolkit.googleapis.com/v1';
const OLD = 'Partyline-demo-1';
const NEW = 'Partyline-demo-2';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'identity-crash-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

interface Answer {
  readonly localId?: string;
  readonly error?: { readonly message: string };
}

interface Acknowledged {
  readonly email: string;
  readonly usedCode: string;
  readonly openCode: string;
  readonly idpUid: string | undefined;
}

const post = async ({ url }: RunningService, operation: string, body: object): Promise<Answer> =>
  (await clientOf(url).call<Answer>('POST', `${V1}/accounts:${operation}`, body)).body;

async function codeFor(process: RunningService, email: string): Promise<string> {
  await post(process, 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
  const { body } = await clientOf(process.url).call<{ parameters: { oobCode: string } }>(
    'GET',
    `/control/mails/last?to=${email}`,
  );
  return body.parameters.oobCode;
}

const signInWithGoogle = (process: RunningService, email: string): Promise<Answer> =>
  post(process, 'signInWithIdp', {
    requestUri: 'http://localhost',
    postBody: new URLSearchParams({
      providerId: 'google.com',
      id_token: JSON.stringify({ sub: email, email: `google-${email}` }),
    }).toString(),
  });

async function live(process: RunningService): Promise<Acknowledged> {
  const email = `${randomUUID()}@demo.test`;
  await post(process, 'signUp', { email, password: OLD });
  const usedCode = await codeFor(process, email);
  const reset = post(process, 'resetPassword', { oobCode: usedCode, newPassword: NEW });
  const [{ localId: idpUid }] = await Promise.all([signInWithGoogle(process, email), reset]);
  return { email, usedCode, openCode: await codeFor(process, email), idpUid };
}

describe('an identity service that is killed', () => {
  it(`${ROUNDS} times right after its answers keeps accounts, passwords, links and mails, and revives no used code`, async () => {
    let running = await spawnSandbox({ SANDBOX_DATA_DIR: dataDir });
    for (let round = 0; round < ROUNDS; round += 1) {
      const people = await Promise.all([live(running), live(running), live(running)]);
      await running.kill();
      running = await spawnSandbox({ SANDBOX_DATA_DIR: dataDir });
      for (const { email, usedCode, openCode, idpUid } of people) {
        expect(idpUid).toBeTypeOf('string');
        expect((await signInWithGoogle(running, email)).localId).toBe(idpUid);
        const again = await post(running, 'resetPassword', { oobCode: usedCode, newPassword: OLD });
        expect(again.error?.message).toBe('INVALID_OOB_CODE');
        expect((await post(running, 'signInWithPassword', { email, password: NEW })).error).toBeUndefined();
        const reset = await post(running, 'resetPassword', { oobCode: openCode, newPassword: OLD });
        expect(reset.error).toBeUndefined();
      }
    }
    await running.kill();
  });
});
