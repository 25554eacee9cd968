import { ROUTES, ROUTE_SCOPES, type Route } from '@partyline/contract';
import { API_SCOPES, apiTokenText, type ApiScope } from '@partyline/permissions';
import { insertAccount, insertMembership, insertWorkspace } from '@partyline/rows/testing';
import { describe, expect, it } from 'vitest';
import { routeNames } from '../../wiring/register-routes.ts';
import { send } from '../../testing/call.ts';
import { pseudonymOf } from '../../testing/accounts/erased.ts';
import { oncePerFile, oncePerTest } from '../../testing/fixtures.ts';
import { startApi } from '../../testing/start-api.ts';
import { insertTestAccount } from '../../testing/accounts/test-account.ts';

const api = oncePerFile(startApi);
const testAccount = oncePerTest(() => insertTestAccount(api));

/** A token of a user, by default with every scope, created in a session of its own. */
async function secretOf(
  uid: string,
  scopes: readonly ApiScope[] = API_SCOPES,
  session?: string,
): Promise<string> {
  const token = session ?? (await testAccount.tokenOf(uid));
  const { data } = await api.call('createApiToken', { token, body: { name: 'CI', scopes, days: 7 } });
  return data?.secret ?? '';
}

const listWith = (token: string) => api.call('listInstances', { token });

async function change(uid: string, columns: string): Promise<void> {
  await api.db.query(`UPDATE app.memberships SET ${columns} WHERE user_uid = $1`, [uid]);
}

describe('[PLUS-25] a call with an API token', () => {
  it("has its user's rights in the token's account, and is audited with user and token", async () => {
    const vicUuid = await testAccount.instance();
    const token = await secretOf(testAccount.ownerUid);
    const list = await listWith(token);
    expect(list.data?.some(({ id }) => id === testAccount.workspaceId)).toBe(true);
    const answer = await api.call('commandInstance', { token, body: { action: 'start', vicUuid } });
    expect(answer.status).toBe(200);
    const [mine] = (
      await api.call('listApiTokens', { token: await testAccount.tokenOf(testAccount.ownerUid) })
    ).data!;
    const audit = await api.call('listAudit', { token, query: { action: 'instance.start' } });
    expect(audit.data?.entries).toMatchObject([
      { actorEmail: `${testAccount.ownerUid}@example.test`, details: { apiTokenId: mine!.id } },
    ]);
  });

  it.each([
    ['malformed', (token: string) => Promise.resolve(token.slice(0, -1))],
    ['unknown', () => Promise.resolve(apiTokenText('user', '0'.repeat(64)) ?? '')],
    [
      'expired',
      async (token: string) => {
        await api.db.query(
          `UPDATE app.api_tokens SET created_at = now() - interval '7 days', expires_at = now() WHERE user_uid = $1`,
          [testAccount.ownerUid],
        );
        return token;
      },
    ],
    [
      'revoked',
      async (token: string) => {
        const session = await testAccount.tokenOf(testAccount.ownerUid);
        const [row] = (await api.call('listApiTokens', { token: session })).data ?? [];
        await api.call('revokeApiToken', { token: session, params: { id: row?.id ?? 0 } });
        return token;
      },
    ],
  ])('is refused with 401 and the same text when the token is %s', async (_what, spoil) => {
    const token = await secretOf(testAccount.ownerUid);
    expect((await listWith(token)).status).toBe(200);
    expect(await listWith(await spoil(token))).toMatchObject({
      status: 401,
      errorCode: 401,
      failure: 'unauthenticated',
      message: 'This API token is not valid.',
      reason: null,
    });
  });

  it('reads nothing of another account, even one of its user', async () => {
    const other = await insertAccount(api.db);
    await insertMembership(api.db, {
      uid: testAccount.ownerUid,
      accountId: other.accountId,
      role: 'account-admin',
    });
    const { data } = await listWith(await secretOf(testAccount.ownerUid));
    expect(data?.map(({ id }) => id)).not.toContain(other.defaultWorkspaceId);
    expect(data).not.toHaveLength(0);
  });

  it('has never more rights than its user has at that moment', async () => {
    const vicUuid = await testAccount.instance();
    const uid = await testAccount.member('workspace-admin');
    const token = await secretOf(uid);
    const rename = () =>
      api.call('renameWorkspace', { token, params: { id: testAccount.workspaceId }, body: { name: 'Mine' } });
    expect((await rename()).status).toBe(200);
    await change(uid, `role_id = (SELECT id FROM app.roles WHERE name = 'endpoint-user')`);
    expect(await rename()).toMatchObject({ failure: 'forbidden', reason: 'no-right' });
    const favorite = { token, params: { id: vicUuid }, body: { isFavorite: 1 } };
    expect((await api.call('setFavorite', favorite)).status).toBe(200);
  });
});

describe('[PLUS-25] scopes', () => {
  it('refuses a route of another scope, names the scope, and audits the attempt', async () => {
    const vicUuid = await testAccount.instance();
    const token = await secretOf(testAccount.ownerUid, ['devices:read']);
    expect((await listWith(token)).status).toBe(200);
    const answer = await api.call('commandInstance', { token, body: { action: 'start', vicUuid } });
    expect(answer).toMatchObject({
      status: 403,
      errorCode: 2050,
      reason: 'scope-missing',
      message: 'This API token lacks the scope devices:control.',
    });
    const session = await testAccount.tokenOf(testAccount.ownerUid);
    const audit = await api.call('listAudit', { token: session, query: { action: 'call.command-instance' } });
    expect(audit.data?.entries).toMatchObject([{ outcome: 'refused', reason: 'scope-missing' }]);
  });

  it('refuses sign-in, tokens, sessions, own data, ownership and payments', () => {
    const closed =
      /^(?:login|signup|users|account\/|subscription|ax\/|partner|workspace\/(?:ownership|leave|recipients|transfer|ask|reject|cancel|resend))/;
    const open = routeNames().filter((name) => ROUTE_SCOPES[name] !== undefined);
    expect(open.filter((name) => closed.test(ROUTES[name].path))).toEqual(['listNotifications', 'whoCan']);
  });

  it("refuses every route without a scope to an owner's token with all scopes", async () => {
    const token = await secretOf(testAccount.ownerUid);
    const params = { id: '1', alertId: '1', scheduleId: '1', inviteId: 'x', vicUuid: '1' };
    const closed = routeNames().filter((name) => {
      const { permission }: Route = ROUTES[name];
      return (
        ROUTE_SCOPES[name] === undefined && !['public', 'signature', 'support'].includes(permission.kind)
      );
    });
    const refused: string[] = [];
    for (const name of closed) {
      const answer = await send(api.baseUrl, ROUTES[name], { token, params });
      const { errorCode, data } = (await answer.json()) as { errorCode: number; data: { reason: string } };
      if (errorCode === 2050 && data.reason === 'token-not-accepted') refused.push(name);
    }
    expect(closed).toContain('createApiToken');
    expect(refused).toEqual(closed);
  });

  it('refuses every route to a token with all other scopes', async () => {
    const params = { id: '1', alertId: '1', scheduleId: '1', vicUuid: '1' };
    const open = routeNames().filter((name) => ROUTE_SCOPES[name] !== undefined);
    const tokens = new Map<ApiScope, string>();
    for (const scope of API_SCOPES)
      tokens.set(
        scope,
        await secretOf(
          testAccount.ownerUid,
          API_SCOPES.filter((other) => other !== scope),
        ),
      );
    for (const name of open) {
      const scope = ROUTE_SCOPES[name] ?? 'devices:read';
      const answer = await send(api.baseUrl, ROUTES[name], { token: tokens.get(scope), params });
      expect(await answer.json(), name).toMatchObject({
        errorCode: 2050,
        message: `This API token lacks the scope ${scope}.`,
      });
    }
    expect(new Set(Object.values(ROUTE_SCOPES))).toEqual(new Set(API_SCOPES));
  });
});

describe('[PLUS-25] an API token ends with its user', () => {
  it.each([
    ['is suspended', 'suspended_at = now()'],
    ['has left or was removed', 'removed_at = now()'],
    ['has access that is over', `ends_at = now() - interval '1 second'`],
  ])('who %s in the account', async (_what, columns) => {
    const uid = await testAccount.member('workspace-admin');
    const token = await secretOf(uid);
    expect((await listWith(token)).status).toBe(200);
    await change(uid, columns);
    expect((await listWith(token)).failure).toBe('unauthenticated');
  });

  it.each(['disabled_at', 'deleted_at'])('whose row has %s', async (column) => {
    const uid = await testAccount.member('workspace-admin');
    const token = await secretOf(uid);
    await api.db.query(`UPDATE app.users SET ${column} = now() WHERE uid = $1`, [uid]);
    expect((await listWith(token)).failure).toBe('unauthenticated');
  });

  it('and stays ended when they are invited again; the loss of one of several memberships does not end it', async () => {
    const uid = await testAccount.member('workspace-admin');
    const { accountId } = testAccount;
    const second = await insertWorkspace(api.db, { account_id: accountId });
    await insertMembership(api.db, { uid, accountId, workspaceId: second, role: 'vic-admin' });
    const token = await secretOf(uid);
    await api.db.query(
      'UPDATE app.memberships SET removed_at = now() WHERE user_uid = $1 AND workspace_id = $2',
      [uid, second],
    );
    expect((await listWith(token)).status).toBe(200);
    await change(uid, 'removed_at = now()');
    await insertMembership(api.db, { uid, accountId, workspaceId: second, role: 'vic-admin' });
    expect((await listWith(token)).failure).toBe('unauthenticated');
    const session = await testAccount.tokenOf(uid);
    expect((await api.call('listApiTokens', { token: session })).data).toEqual([]);
  });

  it('who deletes their access: no row is left', async () => {
    const uid = await testAccount.member('workspace-admin');
    const token = await secretOf(uid);
    const session = await testAccount.tokenOf(uid);
    expect((await api.call('deleteOwnAccess', { token: session })).status).toBe(200);
    expect((await listWith(token)).failure).toBe('unauthenticated');
    const { rows } = await api.db.query('SELECT FROM app.api_tokens WHERE user_uid = ANY ($1)', [
      [uid, pseudonymOf(uid)],
    ]);
    expect(rows).toEqual([]);
  });

  it('and stays valid when its user logs out everywhere', async () => {
    const uid = await testAccount.member('workspace-admin');
    const session = await testAccount.tokenOf(uid);
    const token = await secretOf(uid, API_SCOPES, session);
    await api.call('logOutEverywhere', { token: session });
    expect((await listWith(token)).status).toBe(200);
    const sessions = await api.db.query('SELECT FROM app.sessions WHERE user_uid = $1', [uid]);
    expect(sessions.rowCount).toBeLessThanOrEqual(1);
  });
});

it('[PLUS-25] stores the last use of a token, at most once a minute', async () => {
  const token = await secretOf(testAccount.ownerUid);
  const session = await testAccount.tokenOf(testAccount.ownerUid);
  const lastUsed = async () => (await api.call('listApiTokens', { token: session })).data?.[0]?.lastUsedAt;
  expect(await lastUsed()).toBeNull();
  await listWith(token);
  const first = await lastUsed();
  expect(Math.abs(Date.parse(first ?? '') - Date.now())).toBeLessThan(60_000);
  await listWith(token);
  expect(await lastUsed()).toBe(first);
  await api.db.query(
    `UPDATE app.api_tokens SET last_used_at = now() - interval '61 seconds' WHERE user_uid = $1`,
    [testAccount.ownerUid],
  );
  await listWith(token);
  expect(Date.parse((await lastUsed()) ?? '')).toBeGreaterThan(Date.parse(first ?? '') - 1);
});
