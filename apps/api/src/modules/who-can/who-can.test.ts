import { ACT_SCOPES, ROUTES, ROUTE_SCOPES, type Route, type WhoCanData } from '@partyline/contract';
import { ACT_CODES, type ActCode } from '@partyline/permissions';
import { STORED_ROLES, type StoredRole } from '@partyline/roles';
import { insertAccount, insertInstance, insertMember, insertWorkspace } from '@partyline/rows/testing';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { insertTestAccount } from '../../testing/accounts/test-account.ts';
import { oncePerFile, oncePerTest } from '../../testing/fixtures.ts';
import { startApi } from '../../testing/start-api.ts';
import { routeNames } from '../../wiring/register-routes.ts';

const api = oncePerFile(startApi);
const testAccount = oncePerTest(() => insertTestAccount(api));

interface Asked {
  readonly act: ActCode;
  readonly workspaceId?: string;
  readonly vicUuid?: string;
}

async function ask(uid: string, asked: Partial<Asked> = {}) {
  const query: Asked = { act: 'instance.stop', ...asked };
  const place = query.vicUuid === undefined ? { workspaceId: String(testAccount.workspaceId) } : {};
  return api.call('whoCan', { token: await testAccount.tokenOf(uid), query: { ...place, ...query } });
}

async function answerTo(uid: string, asked: Partial<Asked> = {}): Promise<WhoCanData> {
  const { status, data } = await ask(uid, asked);
  expect(status).toBe(200);
  return data!;
}

const emailOf = (uid: string) => `${uid}@example.test`;
const emailsOf = (groups: readonly { readonly people: readonly { readonly email: string }[] }[]) =>
  groups.flatMap(({ people }) => people.map(({ email }) => email)).toSorted();

/** A member of each role, by role. */
async function crew() {
  const uids = new Map<StoredRole, string>();
  for (const role of STORED_ROLES) uids.set(role, await testAccount.member(role));
  return (role: StoredRole) => uids.get(role)!;
}

describe('[PLUS-35] GET users/who-can', () => {
  it('tells an account-level reader who can, by which role, and who cannot', async () => {
    const uidOf = await crew();
    const data = await answerTo(uidOf('account-admin'));
    expect(data).toMatchObject({ act: 'instance.stop', sight: 'account', device: null, hiddenRoles: [] });
    expect(data.workspace?.id).toBe(testAccount.workspaceId);
    const able = STORED_ROLES.filter((role) => role !== 'endpoint-user');
    expect(emailsOf(data.able)).toEqual(able.map((role) => emailOf(uidOf(role))).toSorted());
    expect(data.able.map(({ grantedBy }) => grantedBy.join()).toSorted()).toEqual([...able].toSorted());
    expect(data.able.flatMap(({ people }) => people).filter(({ isSelf }) => isSelf)).toMatchObject([
      { email: emailOf(uidOf('account-admin')) },
    ]);
    expect(data.unable).toMatchObject([
      {
        active: ['endpoint-user'],
        reason: 'no-right',
        count: 1,
        people: [{ email: emailOf(uidOf('endpoint-user')) }],
      },
    ]);
  });

  it('advises the smallest role first, says who may give it, and the advice is right', async () => {
    const uidOf = await crew();
    const reader = uidOf('workspace-admin');
    const [group] = (await answerTo(reader)).unable;
    expect(group!.ways.map(({ change }) => change?.role)).toEqual([
      'vic-admin',
      'workspace-admin',
      'account-admin',
    ]);
    const [smallest, next] = group!.ways;
    expect(smallest).toMatchObject({ needs: [], change: { replaces: 'endpoint-user', isMaker: true } });
    expect(smallest!.change!.adds).toContain('instance.stop');
    expect(next).toMatchObject({ change: { isMaker: false } });
    const user = uidOf('endpoint-user');
    const { rows } = await api.db.query<{ id: number }>(
      'SELECT id FROM app.memberships WHERE user_uid = $1',
      [user],
    );
    const changed = await api.call('changeAccess', {
      token: await testAccount.tokenOf(reader),
      params: { id: `m${rows[0]!.id}` },
      body: { roleName: smallest!.change!.role },
    });
    expect(changed.status).toBe(200);
    expect(emailsOf((await answerTo(reader)).able)).toContain(emailOf(user));
  });

  it('[GV-24] tells a reader of the workspace no name of the account, but its roles', async () => {
    const uidOf = await crew();
    for (const role of ['workspace-owner', 'workspace-admin', 'vic-admin'] as const) {
      const data = await answerTo(uidOf(role));
      expect(data.sight).toBe('workspace');
      expect(emailsOf(data.able)).toEqual(
        ['vic-admin', 'workspace-admin', 'workspace-owner']
          .map((each) => emailOf(uidOf(each as StoredRole)))
          .toSorted(),
      );
      expect(data.hiddenRoles.toSorted()).toEqual(['account-admin', 'account-owner']);
      const text = JSON.stringify(data);
      expect(text).not.toContain(uidOf('account-owner'));
      expect(text).not.toContain(uidOf('account-admin'));
    }
  });

  it('[GV-24] tells a reader who may not list people roles alone, and their own way', async () => {
    const uidOf = await crew();
    const reader = uidOf('endpoint-user');
    const other = await testAccount.member('endpoint-user');
    const data = await answerTo(reader);
    expect(data).toMatchObject({ sight: 'self', able: [], tokens: [], holders: [] });
    expect(data.hiddenRoles.toSorted()).toEqual(STORED_ROLES.filter((r) => r !== 'endpoint-user').toSorted());
    expect(data.unable).toMatchObject([{ count: 1, people: [{ email: emailOf(reader), isSelf: true }] }]);
    const text = JSON.stringify(data);
    for (const uid of [other, ...STORED_ROLES.map(uidOf)].filter((uid) => uid !== reader))
      expect(text).not.toContain(uid);
  });

  it('asks a device in its present state: nothing starts on an expired subscription', async () => {
    const uidOf = await crew();
    const vicUuid = await testAccount.instance();
    const before = await answerTo(uidOf('account-owner'), { act: 'instance.start', vicUuid });
    expect(before.device?.vicUuid).toBe(vicUuid);
    expect(before.workspace?.id).toBe(testAccount.workspaceId);
    expect(before.able.length).toBeGreaterThan(0);
    await api.db.query(`UPDATE app.instances SET state = 'online' WHERE vic_uuid = $1`, [vicUuid]);
    const running = await answerTo(uidOf('account-owner'), { act: 'instance.change-target', vicUuid });
    expect(running.able).toEqual([]);
    const holders = running.unable.filter(({ reason }) => reason === 'running');
    expect(holders.length).toBe(4);
    expect(holders.every(({ ways }) => ways.every(({ needs }) => needs.includes('stopped-device')))).toBe(
      true,
    );
  });

  it('leaves out members who are suspended, ended or disabled, and says what resumes a suspended one', async () => {
    const [suspended, ended, disabled] = await Promise.all([
      testAccount.member('vic-admin'),
      testAccount.member('vic-admin'),
      testAccount.member('vic-admin'),
    ]);
    const change = (columns: string, uid: string) =>
      api.db.query(`UPDATE app.memberships SET ${columns} WHERE user_uid = $1`, [uid]);
    await change('suspended_at = now()', suspended);
    await change(`ends_at = now() - interval '1 minute'`, ended);
    await api.db.query('UPDATE app.users SET disabled_at = now() WHERE uid = $1', [disabled]);
    const data = await answerTo(testAccount.ownerUid);
    expect(emailsOf(data.able)).toEqual([emailOf(testAccount.ownerUid)]);
    expect(emailsOf(data.unable)).toEqual([emailOf(suspended)]);
    expect(data.unable[0]).toMatchObject({
      suspended: ['vic-admin'],
      ways: [{ change: { role: 'vic-admin', replaces: null, isResumed: true } }, {}, {}],
    });
  });

  it('needs a plan first in a trial, which gives no roles either', async () => {
    const uidOf = await crew();
    await api.db.query('DELETE FROM app.subscriptions WHERE account_id = $1', [testAccount.accountId]);
    const data = await answerTo(uidOf('account-owner'), { act: 'workspace.invite' });
    expect(data.able).toEqual([]);
    expect(data.unable.find(({ active }) => active.includes('vic-admin'))).toMatchObject({
      reason: 'trial',
      ways: [{ change: null, needs: ['paid-plan'] }],
    });
    expect(data.needMakers.find(({ need }) => need === 'paid-plan')).toMatchObject({
      roles: ['account-owner', 'account-admin'],
      isMaker: true,
    });
    const start = await answerTo(uidOf('account-owner'), { act: 'instance.start' });
    const user = start.unable.find(({ active }) => active.includes('endpoint-user'));
    expect(user!.ways.every(({ needs }) => needs.includes('paid-plan'))).toBe(true);
  });

  it('lists the API tokens that can, of those whom the reader sees, with a name for their owner alone', async () => {
    const uidOf = await crew();
    const make = async (uid: string, name: string, scope: 'devices:control' | 'devices:read') =>
      api.call('createApiToken', {
        token: await testAccount.tokenOf(uid),
        body: { name, scopes: [scope], days: 7 },
      });
    await make(uidOf('vic-admin'), 'Night stop', 'devices:control');
    await make(uidOf('vic-admin'), 'Reads only', 'devices:read');
    await make(uidOf('endpoint-user'), 'Has no right', 'devices:control');
    await make(uidOf('account-owner'), 'Of the account', 'devices:control');
    const own = await answerTo(uidOf('vic-admin'));
    expect(own.tokens).toMatchObject([{ name: 'Night stop', owner: { isSelf: true } }]);
    const whole = await answerTo(uidOf('account-admin'));
    expect(whole.tokens.map(({ name, owner }) => [name, owner.email])).toEqual(
      [uidOf('account-owner'), uidOf('vic-admin')].toSorted().map((uid) => [null, emailOf(uid)]),
    );
    expect((await answerTo(uidOf('endpoint-user'))).tokens).toEqual([]);
  });

  it('answers acts of the account without a workspace', async () => {
    const uidOf = await crew();
    const token = await testAccount.tokenOf(uidOf('account-owner'));
    const { data } = await api.call('whoCan', { token, query: { act: 'accountName.rename' } });
    expect(data?.workspace).toBeNull();
    expect(emailsOf(data!.able)).toEqual([emailOf(uidOf('account-owner'))]);
    const asUser = await api.call('whoCan', {
      token: await testAccount.tokenOf(uidOf('endpoint-user')),
      query: { act: 'subscription.buy' },
    });
    expect(asUser.data).toMatchObject({ sight: 'self', able: [], unable: [{ people: [{ isSelf: true }] }] });
    expect(asUser.data!.hiddenRoles.toSorted()).toEqual(['account-admin', 'account-owner']);
  });

  it('[GC-14] answers alike for an unknown and a foreign workspace and device, and for one without a role', async () => {
    const other = await insertAccount(api.db);
    const foreignDevice = await insertInstance(api.db, {
      account_id: other.accountId,
      workspace_id: other.defaultWorkspaceId,
    });
    const elsewhere = await insertWorkspace(api.db, { account_id: testAccount.accountId });
    const uid = await testAccount.member('workspace-admin');
    const answers = [
      await ask(uid, { workspaceId: '999999999' }),
      await ask(uid, { workspaceId: String(other.defaultWorkspaceId) }),
      await ask(uid, { workspaceId: String(elsewhere) }),
      await ask(uid, { vicUuid: randomUUID() }),
      await ask(uid, { vicUuid: foreignDevice }),
    ].map(({ status, failure }) => JSON.stringify({ status, failure }));
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('404');
    const token = await testAccount.tokenOf(uid);
    const unnamed = await api.call('whoCan', { token, query: { act: 'instance.stop' } });
    expect(unnamed.status).toBe(400);
  });

  it('counts all members of a role and lists the first 100', async () => {
    const { accountId, workspaceId } = testAccount;
    for (let index = 0; index < 150; index += 1)
      await insertMember(api.db, { accountId, workspaceId, role: 'vic-admin' });
    const data = await answerTo(testAccount.ownerUid);
    const group = data.able.find(({ grantedBy }) => grantedBy.includes('vic-admin'));
    expect(group).toMatchObject({ count: 150 });
    expect(group!.people).toHaveLength(100);
  });
});

it('[PLUS-25, PLUS-35] names for every act the scopes of the routes that ask it', () => {
  for (const name of routeNames()) {
    const { permission }: Route = ROUTES[name];
    const scope = ROUTE_SCOPES[name];
    const isObject = permission.kind === 'workspace' || permission.kind === 'instance';
    if (scope === undefined || scope.startsWith('alerts:') || !isObject) continue;
    const act = ACT_CODES.find((each) => each === `${permission.kind}.${permission.action}`);
    if (act !== undefined) expect(ACT_SCOPES[act]).toContain(scope);
  }
});
