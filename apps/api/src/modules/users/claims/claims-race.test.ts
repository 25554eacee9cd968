import { decodeToken } from '@partyline/permissions';
import { insertAccount, insertMember, insertMembership } from '@partyline/rows/testing';
import { expect, it } from 'vitest';
import { oncePerFile } from '../../../testing/fixtures.ts';
import { startSandbox } from '../../../testing/processes/processes.ts';
import { startApi } from '../../../testing/start-api.ts';
import { until } from '../../../testing/until.ts';

const SET_CLAIMS = 'accounts:update';
const PASSWORD = 'a password of tests';

const sandbox = oncePerFile(() => startSandbox(1));
const api = oncePerFile(() => startApi({ IDENTITY_EMULATOR_URL: sandbox.url }));

/** The sandbox's answer, typed by the caller. */
async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(`${sandbox.url}/${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Signs in like a browser; returns the token refresh. */
async function signIn(uid: string) {
  const email = `${uid}@example.test`;
  await ask('POST', 'control/identity/users', {
    users: [{ uid, email, password: PASSWORD, emailVerified: true }],
  });
  const { idToken, refreshToken } = await ask<{ idToken: string; refreshToken: string }>(
    'POST',
    'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key',
    { email, password: PASSWORD, returnSecureToken: true },
  );
  const renew = async (): Promise<string> => {
    const options = { grant_type: 'refresh_token', refresh_token: refreshToken };
    const path = 'securetoken.googleapis.com/v1/token?key=demo-key';
    return (await ask<{ id_token: string }>('POST', path, options)).id_token;
  };
  return { idToken, renew };
}

/** Calls that set claims, in order: their status, null while held. */
async function settings(): Promise<readonly (number | null)[]> {
  const { requests } = await ask<{ requests: { path: string; status: number | null }[] }>(
    'GET',
    'control/requests?target=identity',
  );
  return requests.filter(({ path }) => path.includes(SET_CLAIMS)).map(({ status }) => status);
}

const holdNext = (delayMs: number) =>
  ask('POST', 'control/faults', { target: 'identity', kind: 'delay', match: SET_CLAIMS, times: 1, delayMs });

async function noJobLeft(uid: string): Promise<void> {
  await until('no job is left', async () => {
    const { rowCount } = await api.db.query('SELECT FROM graphile_worker.jobs WHERE key = $1', [
      `bring-claims-${uid}`,
    ]);
    return rowCount === 0;
  });
}

it('[ACCT-9, GC-14] names the chosen account in every later token, although older claims arrive late', async () => {
  const here = await insertAccount(api.db);
  const there = await insertAccount(api.db);
  const uid = await insertMember(api.db, { accountId: here.accountId, role: 'account-admin' });
  const { idToken, renew } = await signIn(uid);
  await api.call('login', { token: idToken, body: { accessToken: idToken } });
  await insertMembership(api.db, { uid, accountId: there.accountId, role: 'account-admin' });
  await noJobLeft(uid);
  const token = await renew();
  expect(decodeToken(token)?.accountId).toBe(here.accountId);

  await ask('DELETE', 'control/requests');
  // Just below the API's time-out.
  await holdNext(3_500);
  await api.db.query(`UPDATE app.accounts SET customer_status = 'AUTHORIZED_PARTNER' WHERE id = $1`, [
    here.accountId,
  ]);
  await until('the job sets claims', async () => (await settings()).length === 1);
  const body = { accountId: there.accountId, workspaceId: null };
  expect((await api.call('switchAccount', { token, body })).status).toBe(200);
  // Slow repairs of outdated claims would be visible.
  await holdNext(3_000);
  await until('the job has set its claims', async () => (await settings())[0] === 200);
  expect(decodeToken(await renew())?.accountId).toBe(there.accountId);
  await ask('DELETE', 'control/faults');
  await noJobLeft(uid);
  expect(decodeToken(await renew())?.accountId).toBe(there.accountId);
});
