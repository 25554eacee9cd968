import { insertAccount, insertMember } from '@partyline/rows/testing';
import { expect, it } from 'vitest';
import { oncePerFile } from '../../testing/fixtures.ts';
import { newcomer } from '../../testing/accounts/newcomer.ts';
import { startApi } from '../../testing/start-api.ts';

const api = oncePerFile(startApi);

const create = (token: string, body: unknown = {}) => api.call('createAccount', { token, body });

async function accountsOwnedBy(uid: string): Promise<readonly number[]> {
  const { rows } = await api.db.query<{ id: number }>(
    'SELECT account_id AS id FROM app.memberships WHERE user_uid = $1 AND role_id = 1 ORDER BY id',
    [uid],
  );
  return rows.map(({ id }) => id);
}

it('[API-11, ACCT-14] creates an account for an invited user once, and returns the same one later', async () => {
  const { accountId } = await insertAccount(api.db);
  const uid = await insertMember(api.db, {
    accountId,
    role: 'account-admin',
    user: { name: 'Grace Hopper' },
  });
  const token = await api.tokenFor({ uid, accountId });
  const first = await create(token);
  expect(first).toMatchObject({ status: 200, data: { accountId: expect.any(Number) as number } });
  const own = first.data?.accountId ?? 0;
  expect(own).not.toBe(accountId);
  expect((await create(token)).data).toEqual({ accountId: own });
  expect(await accountsOwnedBy(uid)).toEqual([own]);
  const { data } = await api.call('currentUser', { token });
  expect(data?.associations).toContainEqual({
    accountId: own,
    accountName: 'Grace Hopper',
    workspaceId: null,
    workspaceName: null,
    role: 'account-owner',
  });
  const switched = await api.call('switchAccount', { token, body: { accountId: own, workspaceId: null } });
  expect(switched.status).toBe(200);
});

it('[ACCT-14] returns the account of a registration, and the first of several', async () => {
  const ada = newcomer(api);
  const signedUp = await ada.signUp();
  expect((await create(await ada.token())).data).toEqual({ accountId: signedUp.data?.accountId });
  await ada.registered();
  await insertAccount(api.db, { ownerUid: ada.uid });
  expect((await create(await ada.token())).data).toEqual({ accountId: signedUp.data?.accountId });
});

it('[ACCT-14] creates a new one after the own account was deleted or transferred', async () => {
  const { accountId, ownerUid } = await insertAccount(api.db);
  await api.db.query('UPDATE app.accounts SET deleted_at = now() WHERE id = $1', [accountId]);
  const token = await api.tokenFor({ uid: ownerUid, accountId });
  const { data } = await create(token);
  expect(data?.accountId).not.toBe(accountId);
  expect(await accountsOwnedBy(ownerUid)).toEqual([accountId, data?.accountId]);
});

it('[API-11] accepts an absent, an empty and an {} body, and no other', async () => {
  const { ownerUid, accountId } = await insertAccount(api.db);
  const token = await api.tokenFor({ uid: ownerUid, accountId });
  expect((await create(token, { name: 'Mine' })).failure).toBe('request-not-proper');
  for (const body of ['', null]) {
    const response = await fetch(`${api.baseUrl}/api/account/create`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== null && { 'content-type': 'application/json' }),
      },
      body,
    });
    expect([response.status, ((await response.json()) as { data: unknown }).data]).toEqual([
      200,
      { accountId },
    ]);
  }
  expect((await create(token, {})).data).toEqual({ accountId });
});

it('[API-11] does not find a user who has not signed up', async () => {
  expect((await create(await newcomer(api).token())).failure).toBe('not-found');
});

it('[ACCT-14] creates one account for concurrent calls', async () => {
  const { accountId } = await insertAccount(api.db);
  const uids = await Promise.all(
    Array.from({ length: 10 }, () => insertMember(api.db, { accountId, role: 'account-admin' })),
  );
  const tokens = await Promise.all(uids.map((uid) => api.tokenFor({ uid, accountId })));
  await Promise.all(tokens.map((token) => api.call('currentUser', { token })));
  for (const [index, token] of tokens.entries()) {
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(token)));
    expect(new Set(answers.map(({ data }) => data?.accountId)).size).toBe(1);
    expect(await accountsOwnedBy(uids[index] ?? '')).toHaveLength(1);
  }
});
