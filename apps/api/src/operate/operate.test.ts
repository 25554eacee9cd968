import { runProgram, type CommandResult } from '@partyline/tools-processes';
import {
  insertAccount,
  insertInstance,
  insertMember,
  insertMembership,
  insertRow,
  insertSubscription,
  insertUser,
} from '@partyline/rows/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { tablesNaming } from '../testing/accounts/erased.ts';
import { oncePerFile } from '../testing/fixtures.ts';
import { startApi } from '../testing/start-api.ts';
import { until } from '../testing/until.ts';
import { parseCall, USAGE } from './parse-call.ts';

const api = oncePerFile(startApi);

function operate(...args: readonly string[]): Promise<CommandResult> {
  return runProgram('apps/api/src/operate/main.ts', args, { env: { DATABASE_URL: api.databaseUrl } });
}

describe('operate announcement', () => {
  it('[NOTIF-27, GN-13, GEN-24] adds an announcement for users, lists it, and ends it', async () => {
    const token = await api.tokenFor({ uid: await insertUser(api.db) });
    const shown = async () => (await api.call('listAnnouncements', { token })).data ?? [];
    const link = ['--link', 'https://status.example.org', '--link-label', 'Status'];
    const text = ['--title', 'Work tonight', '--body', 'From 22:00 UTC.', '--type', 'warning', '--fixed'];
    const added = await operate('announcement', 'add', ...text, ...link);
    expect(added).toMatchObject({ exitCode: 0, stderr: '' });
    const [item] = await shown();
    expect(item).toMatchObject({
      title: 'Work tonight',
      type: 'warning',
      dismissible: false,
      endAt: null,
      actionLabel: 'Status',
      actionUrl: 'https://status.example.org',
    });
    await api.call('actOnAnnouncement', { token, body: { announcementId: item!.id, action: 'seen' } });
    const listed = await operate('announcement', 'list');
    expect(listed.stdout).toContain(`${item?.id} [warning]`);
    expect(listed.stdout).toContain('Work tonight (seen 1, clicked 0, dismissed 0)');
    expect(await operate('announcement', 'end', String(item?.id))).toMatchObject({ exitCode: 0 });
    expect(await shown()).toEqual([]);
    expect(await operate('announcement', 'end', String(item?.id))).toMatchObject({ exitCode: 1 });
  });

  it('[NOTIF-27] ends one that has not begun, which then is never shown', async () => {
    const times = ['--start', '2990-01-01T00:00:00Z', '--end', '2991-01-01T00:00:00Z'];
    const { stdout } = await operate('announcement', 'add', '--title', 'Later', '--body', 'Much.', ...times);
    const id = /Announcement (\d+)/.exec(stdout)?.[1] ?? '';
    expect(await operate('announcement', 'end', id)).toMatchObject({ exitCode: 0 });
    const { rows } = await api.db.query(
      'SELECT end_at <= now() AS over FROM app.announcements WHERE id = $1',
      [id],
    );
    expect(rows).toEqual([{ over: true }]);
  });

  it('[GN-13] refuses a text that is too long with exit code 2, and adds nothing', async () => {
    const title = 'x'.repeat(101);
    expect(await operate('announcement', 'add', '--title', title, '--body', 'B')).toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(/^--title must have at most 100 characters\.\n$/) as unknown,
    });
    const { rows } = await api.db.query('SELECT id FROM app.announcements WHERE title = $1', [title]);
    expect(rows).toEqual([]);
  });

  const text = ['announcement', 'add', '--title', 'T', '--body', 'B'];
  it.each([
    [['announcement', 'add', '--title', ' ', '--body', 'B'], '--title and --body must say something.'],
    [[...text, '--type', 'shout'], '--type must be one of success, error, info, warning.'],
    [[...text, '--start', 'tomorrow'], /must look like/],
    [[...text, '--start', '2026-02-31T00:00:00Z'], /must look like/],
    [[...text, '--end', '2020-01-01T00:00:00Z'], /must be later/],
    [[...text, '--link', '/myaccount'], /need each other/],
    [[...text, '--link', '/myaccount', '--link-label', ' '], '--link-label must say something.'],
    [[...text, '--link', 'javascript:alert(1)', '--link-label', 'X'], /must be a path/],
    [
      ['announcement', 'add', '--title', 'x'.repeat(101), '--body', 'B'],
      '--title must have at most 100 characters.',
    ],
    [
      ['announcement', 'add', '--title', 'T', '--body', 'x'.repeat(501)],
      '--body must have at most 500 characters.',
    ],
    [
      [...text, '--link', '/', '--link-label', 'x'.repeat(81)],
      '--link-label must have at most 80 characters.',
    ],
    [
      [...text, '--link', `/${'x'.repeat(2000)}`, '--link-label', 'X'],
      '--link must have at most 2000 characters.',
    ],
    [[...text, '--yes'], USAGE],
    [['announcement', 'end', '0'], USAGE],
    [['announcement', 'burn'], USAGE],
    [['account', 'close'], USAGE],
    [['account', 'close', 'a@example.org', '--force'], USAGE],
    [['tax'], USAGE],
    [['tax', 'apply', 'everything'], USAGE],
    [['tax', 'apply', '--yes'], USAGE],
    [['customer-number', 'set', '7'], USAGE],
    [['customer-number', 'clear', '7', 'K-1'], USAGE],
    [['customer-number', 'set', '7', 'K-1', '--yes'], USAGE],
    [['customer-number', 'set', 'Northlight', 'K-1'], /must be its number/],
    [['customer-number', 'set', '7', '=cmd()'], /letters, digits/],
    [['customer-number', 'set', '7', 'x'.repeat(41)], /1 to 40/],
    [['partner', 'add'], USAGE],
    [['partner', 'list', '7'], USAGE],
    [['partner', 'add', '7', '--yes'], USAGE],
    [['partner', 'add', '0'], /must be its number/],
    [['partner', 'add', 'Northlight'], /must be its number/],
    [['partner', 'remove', '7; DROP TABLE'], /must be its number/],
    [[], USAGE],
  ] as const)('refuses %j in one sentence', (args, mistake) => {
    const parsed = parseCall(args, new Date());
    expect(parsed.ok ? '' : parsed.mistake).toMatch(mistake);
  });
});

describe('operate account close', () => {
  let owner: { readonly accountId: number; readonly ownerUid: string; readonly email: string };
  beforeEach(async () => {
    const { accountId, ownerUid } = await insertAccount(api.db, { name: 'Alone', productKind: null });
    const email = `Owner.${crypto.randomUUID()}@example.test`;
    await api.db.query('UPDATE app.users SET email = $2 WHERE uid = $1', [ownerUid, email]);
    owner = { accountId, ownerUid, email };
  });
  const isClosed = async () => {
    const { rows } = await api.db.query<{ isClosed: boolean }>(
      'SELECT deleted_at IS NOT NULL AS "isClosed" FROM app.accounts WHERE id = $1',
      [owner.accountId],
    );
    return rows[0]?.isClosed;
  };

  const insertOwned = async (columns: Readonly<Record<string, unknown>> = {}) => {
    const { rows } = await api.db.query<{ id: number }>(
      'SELECT id FROM app.workspaces WHERE account_id = $1',
      [owner.accountId],
    );
    return insertInstance(api.db, { account_id: owner.accountId, workspace_id: rows[0]?.id, ...columns });
  };

  it('[GZ-11] tells only an owner without other members that support closes the account', async () => {
    const token = await api.tokenFor({ uid: owner.ownerUid, accountId: owner.accountId });
    const blockers = async () => (await api.call('deletionBlockers', { token })).data?.blockers;
    expect(await blockers()).toMatchObject([{ kind: 'account-owner', isOnlyMember: true }]);
    await insertMember(api.db, { accountId: owner.accountId, role: 'account-admin' });
    const [shared] = (await blockers()) ?? [];
    expect(shared).toMatchObject({ kind: 'account-owner' });
    expect(shared).not.toHaveProperty('isOnlyMember');
    expect((await api.call('deleteOwnAccess', { token })).failure).toBe('ownership-must-be-transferred');
  });

  it('[GZ-11, GX-20] closes the account of its only member and erases them, only with --yes', async () => {
    const later = new Date(Date.now() + 1e8);
    const open = { account_id: owner.accountId, role_id: 5, email: 'guest@example.test', expires_at: later };
    const invitationId = await insertRow<number>(api.db, 'invitations', open, 'id');
    const trial = await operate('account', 'close', owner.email.toUpperCase());
    expect(trial).toMatchObject({ exitCode: 0 });
    expect(trial.stdout).toContain('This would close “Alone”');
    expect(await isClosed()).toBe(false);
    expect(await tablesNaming(api.db, owner.email)).toContain('users');

    expect(await operate('account', 'close', owner.email, '--yes')).toMatchObject({ exitCode: 0 });
    expect(await isClosed()).toBe(true);
    expect(await tablesNaming(api.db, owner.email)).toEqual([]);
    expect(await tablesNaming(api.db, owner.ownerUid)).toEqual(['users']);
    const { rows } = await api.db.query(
      `SELECT (SELECT status FROM app.invitations WHERE id = $1) AS status,
        (SELECT count(*)::int FROM app.audit WHERE account_id = $2 AND action = 'account.close') AS noted`,
      [invitationId, owner.accountId],
    );
    expect(rows).toEqual([{ status: 'revoked', noted: 1 }]);
    const token = await api.tokenFor({ uid: owner.ownerUid, accountId: owner.accountId });
    expect((await api.call('readProfile', { token })).status).toBe(401);
    expect(await operate('account', 'close', owner.email, '--yes')).toMatchObject({ exitCode: 1 });
  });

  it('[GZ-11] closes an account with its trial, and deletes its stopped intercom, which no user can unregister, on the host too', async () => {
    const vicUuid = await insertOwned();
    const { rows: instances } = await api.db.query<{ id: number }>(
      'SELECT id FROM app.instances WHERE vic_uuid = $1',
      [vicUuid],
    );
    const [instance] = instances;
    await insertSubscription(api.db, {
      account_id: owner.accountId,
      product_kind: 'trial',
      instance_id: instance?.id,
    });
    const dryRun = await operate('account', 'close', owner.email);
    expect(dryRun).toMatchObject({ exitCode: 0 });
    expect(await operate('account', 'close', owner.email, '--yes')).toMatchObject({ exitCode: 0 });
    expect(await isClosed()).toBe(true);
    const { rows } = await api.db.query(
      `SELECT i.removed_at IS NOT NULL AS removed, c.action, c.given_by,
        (SELECT count(*)::int FROM app.subscriptions s WHERE s.instance_id = i.id AND s.deleted_at IS NULL) AS subscriptions
      FROM app.instances i JOIN app.instance_commands c ON c.instance_id = i.id WHERE i.id = $1`,
      [instance?.id],
    );
    expect(rows).toEqual([{ removed: true, action: 'delete', given_by: null, subscriptions: 0 }]);
  });

  it.each([
    ['another member', () => insertMember(api.db, { accountId: owner.accountId, role: 'account-admin' })],
    ['a paid subscription that runs', () => insertSubscription(api.db, { account_id: owner.accountId })],
    ['a physical device', () => insertOwned({ kind: 'device' })],
    ['an intercom that is online', () => insertOwned({ state: 'online', status: 'healthy' })],
    ['an intercom that is starting', () => insertOwned({ status: 'init' })],
    [
      'an ownership elsewhere',
      async () => {
        const { accountId } = await insertAccount(api.db);
        const workspace = { account_id: accountId, name: 'Stage' };
        const workspaceId = await insertRow<number>(api.db, 'workspaces', workspace, 'id');
        await insertMembership(api.db, {
          uid: owner.ownerUid,
          accountId,
          workspaceId,
          role: 'workspace-owner',
        });
      },
    ],
  ])('[GZ-11] refuses with %s, names it, and changes nothing', async (_what, arrange) => {
    await arrange();
    const { exitCode, stdout } = await operate('account', 'close', owner.email, '--yes');
    expect(exitCode).toBe(1);
    expect(stdout.trim().split('\n').length).toBeGreaterThan(1);
    expect(await isClosed()).toBe(false);
    expect(await tablesNaming(api.db, owner.email)).toContain('users');
  });

  it('[GZ-11] refuses a user who owns no account, and an unknown address', async () => {
    const email = `${crypto.randomUUID()}@example.test`;
    await insertUser(api.db, { email });
    const free = await operate('account', 'close', email, '--yes');
    expect(free.exitCode).toBe(1);
    expect(free.stdout).toContain('owns no account');
    expect((await operate('account', 'close', 'unknown@example.test')).exitCode).toBe(1);
  });
});

describe('operate customer-number', () => {
  it('[ENT-16] sets the number that the users of an account see, changes and clears it, and is audited', async () => {
    const { accountId, ownerUid } = await insertAccount(api.db, { name: 'Northlight' });
    const token = await api.tokenFor({ uid: ownerUid, accountId });
    const seen = async () => (await api.call('currentUser', { token })).data?.user.ccCustomerNumber;
    expect(await seen()).toBeNull();
    expect(await operate('customer-number', 'set', String(accountId), 'K-2026/0042')).toMatchObject({
      exitCode: 0,
      stdout: `Account ${accountId} “Northlight” is customer K-2026/0042.\n`,
    });
    expect(await seen()).toBe('K-2026/0042');
    expect(await operate('customer-number', 'clear', String(accountId))).toMatchObject({ exitCode: 0 });
    expect(await seen()).toBeNull();
    const { rows } = await api.db.query(
      `SELECT actor_kind FROM app.audit WHERE account_id = $1 AND action = 'account.customer-number'`,
      [accountId],
    );
    expect(rows).toEqual([{ actor_kind: 'system' }, { actor_kind: 'system' }]);
    expect(await operate('customer-number', 'set', '999999999', 'K-1')).toMatchObject({
      exitCode: 1,
      stdout: 'There is no such account.\n',
    });
  });
});

describe('operate user', () => {
  it('shuts a user out of every call at once, lets them in again, and is audited', async () => {
    const { accountId } = await insertAccount(api.db);
    const email = `Crew.${crypto.randomUUID()}@example.test`;
    const uid = await insertUser(api.db, { email });
    await insertMembership(api.db, { uid, accountId, role: 'account-admin' });
    const token = await api.tokenFor({ uid, accountId });
    const answer = async () => (await api.call('currentUser', { token })).failure;
    expect(await operate('user', 'enable', email)).toMatchObject({
      exitCode: 1,
      stdout: `There is no user with the address ${email} who is shut out.\n`,
    });
    expect(await operate('user', 'disable', email.toUpperCase())).toMatchObject({ exitCode: 0 });
    expect(await answer()).toBe('shut-out');
    expect(await operate('user', 'disable', email)).toMatchObject({ exitCode: 1 });
    expect(await operate('user', 'enable', email)).toMatchObject({
      exitCode: 0,
      stdout: `${email} is let in again.\n`,
    });
    expect(await answer()).toBeNull();
    const { rows } = await api.db.query(
      'SELECT action, actor_kind, object_id FROM app.audit WHERE account_id = $1 ORDER BY id',
      [accountId],
    );
    expect(rows).toEqual([
      { action: 'membership.disable', actor_kind: 'system', object_id: uid },
      { action: 'membership.enable', actor_kind: 'system', object_id: uid },
    ]);
  });
});

describe('operate partner', () => {
  const readStatus = async (id: number) => {
    const { rows } = await api.db.query<{ status: string }>(
      'SELECT customer_status AS status FROM app.accounts WHERE id = $1',
      [id],
    );
    return rows[0]?.status;
  };

  it('[HZ-6, GP-5, ROLE-29] makes an account a partner by its number or its owner, lists it, and removes it', async () => {
    const { accountId, ownerUid } = await insertAccount(api.db, { name: 'Northlight' });
    const email = `Owner.${crypto.randomUUID()}@example.test`;
    await api.db.query('UPDATE app.users SET email = $2 WHERE uid = $1', [ownerUid, email]);
    expect(await operate('partner', 'add', email.toUpperCase())).toMatchObject({
      exitCode: 0,
      stdout: `Account ${accountId} “Northlight” is an authorized partner.\n`,
    });
    expect(await readStatus(accountId)).toBe('AUTHORIZED_PARTNER');
    const token = await api.tokenFor({ uid: ownerUid, accountId });
    expect((await api.call('accountSubscriptions', { token })).data?.customerStatus).toBe(
      'AUTHORIZED_PARTNER',
    );
    expect((await operate('partner', 'list')).stdout).toContain(`${accountId} “Northlight”: ${email}`);
    const again = await operate('partner', 'add', String(accountId));
    expect(again).toMatchObject({ exitCode: 1 });
    expect(again.stdout).toContain('is a partner already');

    expect(await operate('partner', 'remove', String(accountId))).toMatchObject({ exitCode: 0 });
    expect(await readStatus(accountId)).toBe('B2C');
    expect(await operate('partner', 'remove', String(accountId))).toMatchObject({ exitCode: 1 });
    const { rows } = await api.db.query(
      `SELECT action, actor_kind FROM app.audit WHERE account_id = $1 AND action LIKE 'partner.%' ORDER BY id`,
      [accountId],
    );
    expect(rows).toEqual([
      { action: 'partner.add', actor_kind: 'system' },
      { action: 'partner.remove', actor_kind: 'system' },
    ]);
  });

  it("[HZ-6] refuses an unknown account, a partner's customer, and what is no account", async () => {
    const { accountId, ownerUid } = await insertAccount(api.db, { name: 'Two' });
    await api.db.query(`UPDATE app.accounts SET customer_status = 'PARTNER_CUSTOMER' WHERE id = $1`, [
      accountId,
    ]);
    const customer = await operate('partner', 'add', String(accountId));
    expect(customer).toMatchObject({ exitCode: 1 });
    expect(customer.stdout).toContain('is the customer of a partner');
    expect(await readStatus(accountId)).toBe('PARTNER_CUSTOMER');
    const other = await insertAccount(api.db, { name: 'Other' });
    const email = `${crypto.randomUUID()}@example.test`;
    await api.db.query('UPDATE app.users SET email = $2 WHERE uid = $1', [ownerUid, email]);
    await insertMembership(api.db, { uid: ownerUid, accountId: other.accountId, role: 'account-admin' });
    expect((await operate('partner', 'remove', email)).stdout).toContain('is no partner');
    expect((await operate('partner', 'add', '999999999')).stdout).toBe('There is no such account.\n');
    expect((await operate('partner', 'add', 'unknown@example.test')).exitCode).toBe(1);
    const malformed = await operate('partner', 'add', 'Northlight');
    expect(malformed).toMatchObject({ exitCode: 2, stdout: '' });
    expect(malformed.stderr.trim().split('\n')).toHaveLength(1);
  });
});

describe('operate tax', () => {
  it('lists what bears no tax and asks the nodes, of which one without PAYMENT_TAX=automatic changes nothing', async () => {
    const { accountId } = await insertAccount(api.db);
    const id = `sub_untaxed_${accountId}`;
    await insertSubscription(api.db, { account_id: accountId, provider_subscription_id: id });
    const listed = new RegExp(`^${accountId} “.*”: 1 without tax, not applied yet$`, 'm');
    expect((await operate('tax', 'list')).stdout).toMatch(listed);
    expect(await operate('tax', 'apply')).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('Asked the nodes') as unknown,
    });
    await until('the job is done', async () => {
      const { rowCount } = await api.db.query('SELECT FROM graphile_worker.jobs WHERE key = $1', [
        `tax-${accountId}`,
      ]);
      return rowCount === 0;
    });
    expect((await operate('tax', 'list')).stdout).toMatch(listed);
  });
});
