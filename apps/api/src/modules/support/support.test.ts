import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiTokenText } from '@partyline/permissions';
import { runProgram } from '@partyline/tools-processes';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../testing/start-api.ts';
import { insertTestAccount } from '../../testing/accounts/test-account.ts';
import { notifyUsers } from '../../records/notifications/notify-users.ts';
import { oncePerFile, oncePerTest } from '../../testing/fixtures.ts';

const SUPPORT_ROUTE_NAMES = [
  'supportDeviceHistory',
  'supportRights',
  'supportWhoCan',
  'supportNotifications',
] as const;

const api = oncePerFile(startApi);
const testAccount = oncePerTest(() => insertTestAccount(api));
let secret: string;
beforeAll(async () => {
  secret = await addToken('Ada');
});

const operate = (...args: readonly string[]) =>
  runProgram('apps/api/src/operate/main.ts', args, { env: { DATABASE_URL: api.databaseUrl } });
const support = (args: readonly string[], settings: Record<string, string> = {}) =>
  runProgram('tools/support/src/main.ts', args, {
    env: { SUPPORT_API_URL: api.baseUrl, SUPPORT_TOKEN: secret, ...settings },
  });

async function addToken(name: string): Promise<string> {
  const { exitCode, stdout, stderr } = await operate('support-token', 'add', name);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  return stdout.split('\n')[0] ?? '';
}

const emailOf = (uid: string) => `${uid}@example.test`;
const rightsOf = (token: string, uid: string) =>
  api.call('supportRights', { token, query: { email: emailOf(uid) } });

describe('[PLUS-25] a support token', () => {
  it('is created, listed and revoked by an operator, audited, and then refused', async () => {
    const own = await addToken('Grace');
    expect((await rightsOf(own, testAccount.ownerUid)).status).toBe(200);
    const listed = (await operate('support-token', 'list')).stdout;
    const id = /^(\d+) Grace: until .+, last used 2/m.exec(listed)?.[1] ?? '';
    expect(listed).not.toContain(own);
    expect(await operate('support-token', 'revoke', id)).toMatchObject({ exitCode: 0 });
    expect(await operate('support-token', 'revoke', id)).toMatchObject({ exitCode: 1 });
    expect(await rightsOf(own, testAccount.ownerUid)).toMatchObject({
      status: 401,
      failure: 'unauthenticated',
    });
    const { rows } = await api.db.query(
      `SELECT action FROM app.audit WHERE object_kind = 'support-token' AND object_id = $1 ORDER BY id`,
      [id],
    );
    expect(rows).toEqual([{ action: 'support-token.create' }, { action: 'support-token.revoke' }]);
  });

  it('opens only the support routes, which no other token opens', async () => {
    expect((await api.call('listInstances', { token: secret })).failure).toBe('unauthenticated');
    const session = await testAccount.tokenOf(testAccount.ownerUid);
    const body = { name: 'All', scopes: ['devices:read', 'people:read', 'audit:read'], days: 7 };
    const { data } = await api.call('createApiToken', { token: session, body });
    const forged = apiTokenText('support', '0'.repeat(64)) ?? '';
    for (const token of [session, data?.secret, forged, undefined])
      for (const name of SUPPORT_ROUTE_NAMES) {
        const params = { vicUuid: crypto.randomUUID() };
        const query = { email: emailOf(testAccount.ownerUid) };
        const act = { act: 'subscription.buy', accountId: String(testAccount.accountId) } as const;
        const options =
          name === 'supportDeviceHistory' ? { params } : { query: name === 'supportWhoCan' ? act : query };
        expect((await api.call(name, { ...options, token })).failure, name).toBe('unauthenticated');
      }
  });

  it('is refused when it has expired', async () => {
    const own = await addToken('Late');
    await api.db.query(
      `UPDATE app.support_tokens SET created_at = now() - interval '7 days', expires_at = now() WHERE name = 'Late'`,
    );
    expect((await rightsOf(own, testAccount.ownerUid)).failure).toBe('unauthenticated');
  });

  it.each([
    [['support-token', 'add', ' '], /1 to 60 characters/],
    [['support-token', 'add', 'Ada', '--days', '31'], /--days must be 1 to 30/],
    [['support-token', 'revoke', 'x'], /^Usage/],
  ])('%j is refused in one sentence', async (args, says) => {
    const { exitCode, stderr } = await operate(...args);
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(says);
  });
});

describe('[PLUS-25, PLUS-12] npm run support', () => {
  it("device-history prints a device's history, and the owner sees the access in the audit log", async () => {
    const vicUuid = await testAccount.instance({ device_name: 'Truck 4' });
    const token = await testAccount.tokenOf(testAccount.ownerUid);
    await api.call('commandInstance', { token, body: { action: 'start', vicUuid } });
    const { exitCode, stdout, stderr } = await support(['device-history', vicUuid]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toContain(`Device "Truck 4" in "`);
    expect(stdout).toMatch(/ {2}command start, open, by "Test Person"/);
    const { data } = await api.call('listAudit', { token, query: { action: 'support' } });
    expect(data?.entries).toMatchObject([
      {
        action: 'support.device-history',
        actorKind: 'system',
        objectName: 'Truck 4',
        details: { supportToken: 'Ada' },
      },
    ]);
  });

  it("rights prints the current rights of a user's memberships, and none while suspended", async () => {
    const uid = await testAccount.member('endpoint-user');
    const { exitCode, stdout } = await support(['rights', emailOf(uid).toUpperCase()]);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(
      new RegExp(`endpoint-user in account ${testAccount.accountId} "Test Account", workspace`),
    );
    expect(stdout).toMatch(/ {4}instance: .*favorite/);
    await api.db.query('UPDATE app.memberships SET suspended_at = now() WHERE user_uid = $1', [uid]);
    const after = await support(['rights', emailOf(uid), '--json']);
    expect(after.exitCode).toBe(1);
    expect(JSON.parse(after.stdout)).toMatchObject({
      users: [{ memberships: [{ role: 'endpoint-user', isActive: false, rights: { instance: [] } }] }],
    });
    expect(await testAccount.auditOf(uid)).toEqual(['support.rights done', 'support.rights done']);
  });

  it('who-can prints who can do an act and what would allow it, and is audited', async () => {
    const crew = await testAccount.member('vic-admin');
    const user = await testAccount.member('endpoint-user');
    const vicUuid = await testAccount.instance();
    const workspace = String(testAccount.workspaceId);
    const { exitCode, stdout, stderr } = await support([
      'who-can',
      'instance.stop',
      '--workspace',
      workspace,
    ]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toMatch(/^2 can do instance\.stop on "/);
    expect(stdout).toContain(`${emailOf(crew)}: vic-admin`);
    expect(stdout).toMatch(/^1 cannot, as endpoint-user \[no-right\]:$/m);
    expect(stdout).toContain(emailOf(user));
    expect(stdout).toMatch(/would allow it: vic-admin; given by account-owner, .+ or workspace-admin/);
    expect(await testAccount.auditOf(workspace)).toEqual(['support.who-can done']);
    const onDevice = await support(['who-can', 'instance.stop', '--device', vicUuid, '--json']);
    expect(JSON.parse(onDevice.stdout)).toMatchObject({ device: { vicUuid }, sight: 'account' });
    const account = String(testAccount.accountId);
    const buy = await support(['who-can', 'subscription.buy', '--account', account]);
    expect(buy.stdout).toContain(`${emailOf(testAccount.ownerUid)}: account-owner`);
  });

  it("notifications prints a user's notifications, and none of other users only", async () => {
    const [uid, other] = [
      await testAccount.member('endpoint-user'),
      await testAccount.member('endpoint-user'),
    ];
    await api.db.query(
      `INSERT INTO app.notifications (account_id, workspace_id, user_uid, message, silent, event)
        VALUES ($1, $2, $3, 'For you', false, 'x'), ($1, $2, $4, 'For another', false, 'x'), ($1, $2, NULL, 'For all', false, 'x'),
          ($1, NULL, $3, '', true, 'refresh token')`,
      [testAccount.accountId, testAccount.workspaceId, uid, other],
    );
    await api.db.query(`UPDATE app.users SET language = 'de' WHERE uid = $1`, [uid]);
    const { accountId } = testAccount;
    const coded = { code: 'workspace-deleted', params: { workspace: 'Truck' } } as const;
    await notifyUsers(api.db, [uid], { ...coded, accountId, workspaceId: null });
    const { exitCode, stdout } = await support(['notifications', emailOf(uid)]);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('"The workspace Truck was deleted."');
    expect(stdout).toMatch(/"For you", to the user alone, account \d+, ".+", not read/);
    expect(stdout).toMatch(/"For all", to the members/);
    expect(stdout).toMatch(/silent: refresh token, to the user alone/);
    expect(stdout).not.toContain('For another');
  });

  it('reads the token from a file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'support-token-'));
    try {
      const file = join(folder, 'token.txt');
      await writeFile(file, `${secret}\n`);
      const args = ['rights', emailOf(testAccount.ownerUid), '--token-file', file];
      expect((await support(args, { SUPPORT_TOKEN: '' })).exitCode).toBe(0);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  const uuid = '5f0c7a52-0000-4000-8000-000000000001';
  it.each([
    ['an unknown device', ['device-history', uuid], {}, `There is no device ${uuid}.`],
    [
      'an unknown workspace',
      ['who-can', 'instance.stop', '--workspace', '999999999'],
      {},
      'There is no such workspace, device or account.',
    ],
    [
      'an act of a workspace without one',
      ['who-can', 'instance.stop', '--account', '1'],
      {},
      'instance.stop is done in a workspace or on a device: name it.',
    ],
    ['an unknown user', ['rights', 'unknown@example.test'], {}, 'There is no user "unknown@example.test".'],
    [
      'no token',
      ['rights', 'a@b.test'],
      { SUPPORT_TOKEN: '' },
      'Give the support token in SUPPORT_TOKEN or by --token-file FILE.',
    ],
    [
      'a token of a user',
      ['rights', 'a@b.test'],
      { SUPPORT_TOKEN: apiTokenText('user', '0'.repeat(64)) ?? '' },
      'This is not a support token.',
    ],
    [
      'an unknown token',
      ['rights', 'a@b.test'],
      { SUPPORT_TOKEN: apiTokenText('support', '0'.repeat(64)) ?? '' },
      'The support token is not valid, or no longer.',
    ],
    [
      'no API there',
      ['notifications', 'a@b.test'],
      { SUPPORT_API_URL: 'http://127.0.0.1:9' },
      'The API at "http://127.0.0.1:9" does not answer.',
    ],
    [
      'an address without TLS',
      ['rights', 'a@b.test'],
      { SUPPORT_API_URL: 'http://portal.example.org' },
      'The address of the API must begin with https://: the token would be readable on its way.',
    ],
  ])('prints an error for %s as one sentence, and exits with 2', async (_what, args, settings, says) => {
    expect(await support(args, settings)).toEqual({ exitCode: 2, stdout: '', stderr: `${says}\n` });
  });
});
