import { API_SCOPES, API_TOKENS_LIMIT, isApiToken } from '@partyline/permissions';
import { insertUser } from '@partyline/rows/testing';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { tablesNaming } from '../../testing/accounts/erased.ts';
import { oncePerFile, oncePerTest } from '../../testing/fixtures.ts';
import { startApi } from '../../testing/start-api.ts';
import { insertTestAccount } from '../../testing/accounts/test-account.ts';
import { millisecondsInDay } from 'date-fns/constants';

const api = oncePerFile(startApi);
const testAccount = oncePerTest(() => insertTestAccount(api));

const WANTED = { name: 'Rundown', scopes: ['devices:read'], days: 30 };

async function create(uid: string, change: object = {}) {
  return api.call('createApiToken', {
    token: await testAccount.tokenOf(uid),
    body: { ...WANTED, ...change },
  });
}

async function list(uid: string) {
  return (await api.call('listApiTokens', { token: await testAccount.tokenOf(uid) })).data ?? [];
}

describe('[PLUS-25] a new API token', () => {
  it('is returned once, listed without its text, and stored as a hash only', async () => {
    const { data } = await create(testAccount.ownerUid, { scopes: [...API_SCOPES].toReversed() });
    const { token, secret } = data!;
    expect(isApiToken('user', secret)).toBe(true);
    expect(token).toMatchObject({
      name: 'Rundown',
      accountId: testAccount.accountId,
      accountName: 'Test Account',
      scopes: API_SCOPES,
      isExpired: false,
      lastUsedAt: null,
    });
    expect(Date.parse(token.expiresAt) - Date.parse(token.createdAt)).toBe(30 * millisecondsInDay);
    expect(await list(testAccount.ownerUid)).toEqual([token]);
    expect(await tablesNaming(api.db, secret.slice(4, 68))).toEqual([]);
    const hash = createHash('sha256').update(secret).digest('hex');
    const { rows } = await api.db.query(
      `SELECT encode(hash, 'hex') AS hash FROM app.api_tokens WHERE id = $1`,
      [token.id],
    );
    expect(rows).toEqual([{ hash }]);
    expect(api.logLines.join('')).not.toContain(secret);
  });

  it('is open to every member, and audited with its scopes', async () => {
    const uid = await testAccount.member('endpoint-user');
    const { data } = await create(uid);
    expect(await list(testAccount.ownerUid)).toEqual([]);
    const owner = await testAccount.tokenOf(testAccount.ownerUid);
    const audit = await api.call('listAudit', { token: owner, query: { action: 'api-token' } });
    expect(audit.data?.entries).toMatchObject([
      {
        action: 'api-token.create',
        objectId: String(data?.token.id),
        objectName: 'Rundown',
        actorEmail: `${uid}@example.test`,
        details: { scopes: ['devices:read'] },
      },
    ]);
  });

  it('is refused to a user without access to the account, and to one who has not signed in', async () => {
    const stranger = await insertUser(api.db);
    expect(await create(stranger)).toMatchObject({ failure: 'forbidden', reason: 'no-membership' });
    expect((await api.call('createApiToken', { body: WANTED })).failure).toBe('unauthenticated');
  });

  it('is refused with all issues by field when malformed', async () => {
    const answer = await create(testAccount.ownerUid, { name: '', scopes: ['billing:pay'], days: 3650 });
    expect(answer.failure).toBe('request-not-proper');
    expect(answer.issues.map(({ path, code }) => [path, code])).toEqual([
      ['body.name', 'token-name-required'],
      ['body.scopes', 'token-scope-unknown'],
      ['body.days', 'token-days-unknown'],
    ]);
  });

  it('is refused at the limit, until one is revoked or expires', async () => {
    for (let count = 0; count < API_TOKENS_LIMIT; count += 1) await create(testAccount.ownerUid);
    expect(await create(testAccount.ownerUid)).toMatchObject({ status: 400, reason: 'too-many-tokens' });
    const [newest, next] = await list(testAccount.ownerUid);
    const token = await testAccount.tokenOf(testAccount.ownerUid);
    await api.call('revokeApiToken', { token, params: { id: newest!.id } });
    await api.db.query(
      `UPDATE app.api_tokens SET created_at = now() - interval '2 days', expires_at = now() WHERE id = $1`,
      [next?.id],
    );
    expect((await create(testAccount.ownerUid)).status).toBe(200);
    expect((await create(testAccount.ownerUid)).status).toBe(200);
    expect((await create(testAccount.ownerUid)).status).toBe(400);
    expect((await list(testAccount.ownerUid)).filter(({ isExpired }) => isExpired)).toHaveLength(1);
  });
});

describe('[PLUS-25] revoking', () => {
  it('removes the token from the list and is audited', async () => {
    const { data } = await create(testAccount.ownerUid);
    const id = data!.token.id;
    const token = await testAccount.tokenOf(testAccount.ownerUid);
    expect((await api.call('revokeApiToken', { token, params: { id } })).status).toBe(200);
    expect(await list(testAccount.ownerUid)).toEqual([]);
    expect(await testAccount.auditOf(String(id))).toContain('api-token.revoke done');
    expect((await api.call('revokeApiToken', { token, params: { id } })).failure).toBe('not-found');
  });

  it("is refused for another user's token like for an unknown one, even to the account owner", async () => {
    const uid = await testAccount.member('endpoint-user');
    const { data } = await create(uid);
    const token = await testAccount.tokenOf(testAccount.ownerUid);
    for (const id of [data!.token.id, 999_999])
      expect(await api.call('revokeApiToken', { token, params: { id } })).toMatchObject({
        failure: 'not-found',
      });
    expect(await list(uid)).toHaveLength(1);
  });
});
