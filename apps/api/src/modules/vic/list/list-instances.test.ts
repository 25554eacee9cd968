import { isLoading, STATUSES, type ReportedStatus } from '@partyline/device-state';
import { RIGHTS, WORKSPACE_KINDS, type ApiScope } from '@partyline/permissions';
import { isAccountLevel, STORED_ROLES, type StoredRole } from '@partyline/roles';
import { roleTypeSeenBy } from '@partyline/workspaces';
import type { Instance } from '@partyline/contract';
import {
  insertAccount,
  insertTransfer,
  insertInstance,
  insertInvitation,
  insertMember,
  insertMembership,
  insertRow,
  insertSubscription,
  insertUser,
  insertWorkspace,
  type Columns,
} from '@partyline/rows/testing';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { oncePerFile, oncePerTest } from '../../../testing/fixtures.ts';
import { startApi } from '../../../testing/start-api.ts';
import { PEOPLE_READERS } from './list-instances.sql.ts';

const api = oncePerFile(startApi);
const account = oncePerTest(() => insertAccount(api.db));

async function list(
  uid: string,
  query: Record<string, string> = {},
  headers: Record<string, string> = {},
  { accountId } = account,
) {
  const token = await api.tokenFor({ uid, accountId });
  return api.call('listInstances', { token, query, headers });
}

async function workspacesOf(uid: string, query: Record<string, string> = {}) {
  const { data } = await list(uid, query);
  if (data === null) throw new Error('The list was refused.');
  return data;
}

async function rowsOf(uid: string, query: Record<string, string> = {}): Promise<Instance[]> {
  return (await workspacesOf(uid, query)).flatMap(({ vicList, lqDevicesList }) => [
    ...vicList,
    ...lqDevicesList,
  ]);
}

function instance(columns: Columns = {}): Promise<string> {
  return insertInstance(api.db, {
    account_id: account.accountId,
    workspace_id: account.defaultWorkspaceId,
    ...columns,
  });
}

function workspace(name: string, columns: Columns = {}): Promise<number> {
  return insertWorkspace(api.db, { account_id: account.accountId, name, ...columns });
}

function member(role: StoredRole, workspaceId: number | null = null): Promise<string> {
  return insertMember(api.db, { accountId: account.accountId, workspaceId, role });
}

async function rowId(vicUuid: string): Promise<number> {
  const { rows } = await api.db.query<{ id: number }>('SELECT id FROM app.instances WHERE vic_uuid = $1', [
    vicUuid,
  ]);
  return rows[0]!.id;
}

describe('visibility', () => {
  it('[API-35, GW-18] gives an account owner every workspace with its rows, empty ones too', async () => {
    const testAccount = await workspace('Studio A');
    await workspace('Empty');
    const inDefault = await instance();
    const inTestAccount = await instance({ workspace_id: testAccount });
    const seen = await workspacesOf(account.ownerUid);
    expect(seen.map(({ name, vicList }) => [name, vicList.map(({ vicUuid }) => vicUuid)])).toEqual([
      ['Default', [inDefault]],
      ['Studio A', [inTestAccount]],
      ['Empty', []],
    ]);
  });

  it.each(STORED_ROLES.filter((role) => role !== 'account-owner'))(
    '[API-35, GC-14] gives a %s what their memberships cover, with their role, and nothing else',
    async (role) => {
      const own = await workspace('Own');
      await workspace('Other');
      const mine = await instance({ workspace_id: own });
      await instance();
      const isWhole = role === 'account-admin';
      const uid = await member(role, isWhole ? null : own);
      const seen = await workspacesOf(uid);
      expect(seen.map(({ name }) => name)).toEqual(isWhole ? ['Default', 'Own', 'Other'] : ['Own']);
      expect(seen.every(({ roles }) => roles.length === 1 && roles[0] === role)).toBe(true);
      expect((await rowsOf(uid)).some(({ vicUuid }) => vicUuid === mine)).toBe(true);
    },
  );

  it('[GC-14] names every role that covers a workspace, highest first', async () => {
    const testAccount = await workspace('Studio A');
    const uid = await member('account-admin');
    await insertMembership(api.db, {
      uid,
      accountId: account.accountId,
      workspaceId: testAccount,
      role: 'endpoint-user',
    });
    const seen = await workspacesOf(uid);
    expect(seen.find(({ id }) => id === testAccount)?.roles).toEqual(['account-admin', 'endpoint-user']);
    expect(seen.find(({ name }) => name === 'Default')?.roles).toEqual(['account-admin']);
  });

  it('shows nothing of another account, whatever the token names', async () => {
    const other = await insertAccount(api.db);
    await insertInstance(api.db, { account_id: other.accountId, workspace_id: other.defaultWorkspaceId });
    expect(await rowsOf(account.ownerUid)).toEqual([]);
    expect(await rowsOf(account.ownerUid, { workspaceId: String(other.defaultWorkspaceId) })).toEqual([]);
    const token = await api.tokenFor({ uid: account.ownerUid, accountId: other.accountId });
    expect(await api.call('listInstances', { token })).toMatchObject({ status: 403, failure: 'forbidden' });
  });

  it('reads memberships from the database on every call, not from the token', async () => {
    const testAccount = await workspace('Studio A');
    const uid = await member('workspace-admin', testAccount);
    expect(await workspacesOf(uid)).toHaveLength(1);
    await api.db.query('UPDATE app.memberships SET suspended_at = now() WHERE user_uid = $1', [uid]);
    expect(await list(uid)).toMatchObject({ status: 403, failure: 'forbidden' });
  });

  it('shows no deleted workspace and no removed device', async () => {
    await workspace('Gone', { deleted_at: new Date() });
    await instance({ removed_at: new Date() });
    const seen = await workspacesOf(account.ownerUid);
    expect(seen.map(({ name, vicList }) => [name, vicList.length])).toEqual([['Default', 0]]);
  });
});

describe('workspaces', () => {
  async function seenBy(uid: string, workspaceId: number) {
    const found = (await workspacesOf(uid)).find(({ id }) => id === workspaceId);
    return found && [found.roleType, found.haveWorkspaceOwner, found.ownerName];
  }

  it('[WS-8, WS-9, WS-10, WS-11] types each by the rules, for account-level and invited callers', async () => {
    const shared = await workspace('Shared');
    const orphan = await workspace('Orphan');
    const owners = new Map<number, string>();
    for (const id of [account.defaultWorkspaceId, shared]) {
      owners.set(
        id,
        await insertMember(api.db, {
          accountId: account.accountId,
          workspaceId: id,
          role: 'workspace-owner',
        }),
      );
    }
    for (const id of [account.defaultWorkspaceId, shared, orphan]) {
      const facts = { isDefault: id === account.defaultWorkspaceId, haveWorkspaceOwner: owners.has(id) };
      for (const role of STORED_ROLES.filter((candidate) => candidate !== 'workspace-owner')) {
        const isWhole = role === 'account-owner' || role === 'account-admin';
        const uid = role === 'account-owner' ? account.ownerUid : await member(role, isWhole ? null : id);
        const owner = owners.has(id) ? 'Test Person' : null;
        expect(await seenBy(uid, id)).toEqual([
          roleTypeSeenBy([role], facts),
          facts.haveWorkspaceOwner,
          owner,
        ]);
      }
    }
  });

  it('[WS-12, WS-13] becomes shared when an owner is assigned and an orphanage when the owner is removed', async () => {
    const testAccount = await workspace('Studio A');
    expect(await seenBy(account.ownerUid, testAccount)).toEqual(['orphanage', false, null]);
    const uid = await insertUser(api.db, { name: 'Ade Morrow' });
    const { accountId } = account;
    await insertMembership(api.db, { uid, accountId, workspaceId: testAccount, role: 'workspace-owner' });
    expect(await seenBy(account.ownerUid, testAccount)).toEqual(['shared', true, 'Ade Morrow']);
    await api.db.query('UPDATE app.memberships SET removed_at = now() WHERE user_uid = $1', [uid]);
    expect(await seenBy(account.ownerUid, testAccount)).toEqual(['orphanage', false, null]);
  });

  it('[ENT-9] returns every field of each, with its rows in the list of their kind', async () => {
    const { accountId, defaultWorkspaceId } = account;
    const shared = await workspace('Studio "A" \u{1F399}', { row_version: 3 });
    const orphan = await workspace('Truck');
    const ownerUid = await insertMember(api.db, {
      accountId,
      workspaceId: shared,
      role: 'workspace-owner',
      user: { name: 'Ade Morrow' },
    });
    const open = { account_id: accountId, workspace_id: shared, expires_at: new Date(Date.now() + 1e9) };
    await insertRow(api.db, 'ownership_actions', { ...open, kind: 'transfer', from_uid: ownerUid }, 'id');
    const vic = await instance({ workspace_id: shared });
    const lq = await instance({ workspace_id: shared, kind: 'device', is_lq: true });
    const uuids = (rows: readonly Instance[]) => rows.map(({ vicUuid }) => vicUuid);
    const seenAs = async (uid: string) =>
      (await workspacesOf(uid)).map(({ vicList, lqDevicesList, ...facts }) => ({
        ...facts,
        vicList: uuids(vicList),
        lqDevicesList: uuids(lqDevicesList),
      }));
    const empty = {
      haveWorkspaceOwner: false,
      ownerName: null,
      ownerEmail: null,
      isDirty: false,
      vicList: [],
      lqDevicesList: [],
    };
    const own = { roles: ['account-owner'], rowVersion: 1, isDefault: false };
    const testAccount = {
      ...own,
      id: shared,
      name: 'Studio "A" \u{1F399}',
      haveWorkspaceOwner: true,
      ownerName: 'Ade Morrow',
      ownerEmail: `${ownerUid}@example.test`,
      isDirty: true,
      rowVersion: 3,
      vicList: [vic],
      lqDevicesList: [lq],
    };
    expect(await seenAs(account.ownerUid)).toEqual([
      { ...own, ...empty, id: defaultWorkspaceId, name: 'Default', isDefault: true, roleType: 'default' },
      { ...testAccount, roleType: 'shared' },
      { ...own, ...empty, id: orphan, name: 'Truck', roleType: 'orphanage' },
    ]);
    expect(await seenAs(ownerUid)).toEqual([
      { ...testAccount, roleType: 'invited', roles: ['workspace-owner'] },
    ]);
  });

  it("[GV-24] tells an owner's address in the workspaces whose people the caller may list, and in no other", async () => {
    const [first, second] = [await workspace('Studio A'), await workspace('Studio B')];
    const ownerOf = new Map<number, string>();
    for (const id of [first, second]) ownerOf.set(id, await member('workspace-owner', id));
    const emailsFor = async (uid: string) =>
      (await workspacesOf(uid)).map(({ ownerEmail }) => ownerEmail?.replace('@example.test', '') ?? null);
    const both = [...ownerOf.values()];
    expect(await emailsFor(account.ownerUid)).toEqual([null, ...both]);
    expect(await emailsFor(await member('account-admin'))).toEqual([null, ...both]);
    for (const role of ['workspace-admin', 'vic-admin'] as const)
      expect(await emailsFor(await member(role, first)), role).toEqual([ownerOf.get(first)]);
    const endpoint = await member('endpoint-user', first);
    expect(await emailsFor(endpoint)).toEqual([null]);
    await insertMembership(api.db, {
      uid: endpoint,
      accountId: account.accountId,
      workspaceId: second,
      role: 'workspace-admin',
    });
    expect(await emailsFor(endpoint)).toEqual([null, ownerOf.get(second)]);
  });

  it('[GV-24] reads people by the permission table, in workspaces of every kind', () => {
    const kinds = WORKSPACE_KINDS.filter((kind) => kind !== 'invited');
    for (const role of STORED_ROLES) {
      const { workspace: rights } = RIGHTS[role];
      const may = isAccountLevel(role)
        ? kinds.every((kind) => rights[kind].includes('list'))
        : rights.invited.includes('list');
      expect(PEOPLE_READERS.includes(role), role).toBe(may);
    }
  });

  it('[PLUS-25] tells an API token an address only with the scope, also where a session has just read it', async () => {
    const { accountId, ownerUid } = account;
    const workspaceId = await workspace('Studio A');
    const uid = await member('workspace-owner', workspaceId);
    const session = await api.tokenFor({ uid: ownerUid, accountId });
    const emailsFor = async (token: string) => {
      const { data, headers } = await api.call('listInstances', { token });
      return { emails: data?.flatMap(({ ownerEmail }) => ownerEmail ?? []), etag: headers.get('etag') };
    };
    const secretOf = async (scopes: readonly ApiScope[]) => {
      const body = { name: scopes.join(' '), scopes, days: 7 };
      return (await api.call('createApiToken', { token: session, body })).data?.secret ?? '';
    };
    const [narrow, wide] = [
      await secretOf(['devices:read']),
      await secretOf(['devices:read', 'people:read']),
    ];
    const told = await emailsFor(session);
    expect(told.emails).toEqual([`${uid}@example.test`]);
    expect(await emailsFor(session)).toEqual(told);
    const withheld = await emailsFor(narrow);
    expect(withheld.emails).toEqual([]);
    expect(withheld.etag).not.toBe(told.etag);
    expect((await emailsFor(wide)).emails).toEqual(told.emails);
    expect((await emailsFor(session)).emails).toEqual(told.emails);
  });

  it('counts only an accepted owner, and marks open changes as dirty', async () => {
    const testAccount = await workspace('Studio A');
    const other = await workspace('Studio B');
    const { accountId } = account;
    const invited = await insertInvitation(api.db, {
      accountId,
      workspaceId: testAccount,
      role: 'workspace-owner',
    });
    await insertTransfer(api.db, { account_id: accountId, workspace_id: other, from_uid: 'x' });
    const dirty = async () =>
      (await workspacesOf(account.ownerUid)).filter(({ isDirty }) => isDirty).map(({ name }) => name);
    expect(await dirty()).toEqual(['Studio A', 'Studio B']);
    expect(await seenBy(account.ownerUid, testAccount)).toEqual(['orphanage', false, null]);
    await api.db.query(`UPDATE app.invitations SET status = 'accepted' WHERE id = $1`, [invited]);
    expect(await dirty()).toEqual(['Studio B']);
  });
});

describe('rows', () => {
  it('[ENT-1, ENT-2, ENT-3, ENT-4, ENT-5, ENT-6] returns every field of a virtual instance', async () => {
    const vicUuid = await instance({
      device_name: 'Main "Ring" \u{1F399}',
      device_model: 'VIC-8',
      version: '4.8.1',
      available_version: '4.8.2',
      dns_host: 'ic-1.eu.intercom.test',
      host_name: 'ic-1',
      ip: '192.0.2.7',
      dns_status: 'ready',
      device_end_point: 'ic-1.eu.intercom.test',
      port: 6001,
      ccmurl: 'http://localhost:4400/manager/1',
      state: 'online',
      status: 'warning',
      failure_reason: 'One audio channel is silent.',
      connected_users: 9,
      restart_required: true,
      plan_update_type: 'users',
      node_type: 'large',
      is_version_supported: false,
      epoch: 3,
      sequence: 17,
      state_since: '2026-11-20T09:00:00.123Z',
      last_seen: '2026-11-20T10:00:00Z',
    });
    const subscriptionId = await insertSubscription(api.db, {
      account_id: account.accountId,
      instance_id: await rowId(vicUuid),
      plan: 'Premium',
      users: 32,
      billing_interval: 'year',
      status: 'Past-Due',
      cancel_status: true,
      current_period_end: '2027-01-01T00:00:00Z',
      auto_renewal_date: '2027-01-02T00:00:00Z',
      expiration_date: '2027-01-03T00:00:00Z',
      grace_ends_at: '2027-01-04T00:00:00Z',
    });
    expect(await rowsOf(account.ownerUid)).toEqual([
      {
        vicUuid,
        id: await rowId(vicUuid),
        deviceName: 'Main "Ring" \u{1F399}',
        deviceType: 'virtual',
        deviceModel: 'VIC-8',
        version: '4.8.1',
        subscription: 'Premium',
        subscriptionId: String(subscriptionId),
        subscriptionStatus: 'Past-Due',
        noOfUsers: 32,
        connectedUsers: 9,
        interval: 'year',
        current_period_end: '2027-01-01T00:00:00.000Z',
        cancelStatus: true,
        autoRenewalDate: '2027-01-02T00:00:00.000Z',
        expirationDate: '2027-01-03T00:00:00.000Z',
        graceEndsAt: '2027-01-04T00:00:00.000Z',
        deploymentTarget: 'Frankfurt',
        deploymentTargetId: 'eu-1',
        deploymentType: 'cloud',
        dnsHost: 'ic-1.eu.intercom.test',
        hostName: 'ic-1',
        ip: '192.0.2.7',
        isDnsPrepared: true,
        DNSStatus: 'ready',
        deviceEndPoint: 'ic-1.eu.intercom.test',
        port: 6001,
        ccmurl: 'http://localhost:4400/manager/1',
        state: 'online',
        status: 'warning',
        progress: null,
        restartRequired: true,
        planUpdateType: 'users',
        nodeType: 'large',
        isVersionSupported: false,
        hasUpgradeAvailable: true,
        availableVersion: '4.8.2',
        linkRole: null,
        leaderuuid: null,
        members: [],
        workSpaceName: 'Default',
        isFavorite: false,
        movable: false,
        registeredBy: null,
        stateSince: '2026-11-20T09:00:00.123Z',
        lastSeen: '2026-11-20T10:00:00.000Z',
        failureReason: 'One audio channel is silent.',
        openCommand: null,
        acknowledgement: null,
        epoch: 3,
        sequence: 17,
        rowVersion: 1,
      },
    ]);
  });

  it('[LQ-9, LQ-3, ENT-7] puts LQ devices in their own list and names the members of a leader', async () => {
    const leader = await instance({ link_role: 'Leader' });
    const elsewhere = await workspace('Elsewhere');
    const lq = await instance({
      kind: 'device',
      is_lq: true,
      link_role: 'Member',
      leader_uuid: leader,
      registered_by: 'ade',
    });
    const follower = await instance({ kind: 'device', link_role: 'Member', leader_uuid: leader });
    await instance({ link_role: 'Member', leader_uuid: leader, workspace_id: elsewhere });
    await instance({ link_role: 'Atomic', leader_uuid: leader });
    const [home] = await workspacesOf(account.ownerUid);
    expect(home?.lqDevicesList).toMatchObject([{ vicUuid: lq, deviceType: 'device', registeredBy: 'ade' }]);
    expect(home?.vicList[0]).toMatchObject({ vicUuid: leader, members: [lq, follower] });
    expect(home?.vicList.map(({ vicUuid }) => vicUuid)).not.toContain(lq);
    expect(home?.vicList[1]).toMatchObject({ leaderuuid: leader, linkRole: 'Member', members: [] });
  });

  it('[ENT-8] marks the favourites of the caller only', async () => {
    const starred = await instance();
    await instance();
    const { accountId, ownerUid } = account;
    const admin = await member('account-admin');
    const row = { account_id: accountId, instance_id: await rowId(starred) };
    await insertRow(api.db, 'favorites', { user_uid: ownerUid, ...row }, 'instance_id');
    const stars = async (uid: string) => (await rowsOf(uid)).filter(({ isFavorite }) => isFavorite);
    expect(await stars(ownerUid)).toMatchObject([{ vicUuid: starred }]);
    expect(await stars(admin)).toEqual([]);
  });

  it('shows the current subscription, else the last ended one', async () => {
    const vicUuid = await instance();
    const base = { account_id: account.accountId, instance_id: await rowId(vicUuid) };
    const ended = { ...base, status: 'Not Subscribed' };
    await insertSubscription(api.db, {
      ...ended,
      plan: 'Essential',
      current_period_end: '2026-05-01T00:00:00Z',
    });
    await insertSubscription(api.db, { ...ended, plan: 'Pro', current_period_end: '2026-06-01T00:00:00Z' });
    await insertSubscription(api.db, { ...ended, plan: 'Premium', deleted_at: new Date() });
    const shown = async () => (await rowsOf(account.ownerUid))[0];
    expect(await shown()).toMatchObject({ subscription: 'Pro', subscriptionStatus: 'Not Subscribed' });
    await insertSubscription(api.db, {
      ...base,
      plan: 'Premium',
      current_period_end: '2026-01-01T00:00:00Z',
    });
    expect(await shown()).toMatchObject({ subscription: 'Premium', subscriptionStatus: 'Subscribed' });
  });

  it('marks devices movable by the rules', async () => {
    const since = '2026-11-20T10:00:00.000Z';
    const statuses: readonly ReportedStatus[] = ['', ...STATUSES];
    const expected = new Map<string, boolean>();
    for (const state of ['online', 'offline'] as const) {
      for (const status of statuses) {
        for (const action of [null, 'start', 'stop', 'save'] as const) {
          const open =
            action === null
              ? {}
              : { open_command: action, open_command_id: randomUUID(), open_command_since: since };
          const vicUuid = await instance({ state, status, ...open });
          const openCommand = action === null ? null : { action, since };
          expected.set(vicUuid, state === 'offline' && !isLoading({ state, status, openCommand }));
        }
      }
    }
    const rows = await rowsOf(account.ownerUid);
    expect(new Map(rows.map(({ vicUuid, movable }) => [vicUuid, movable]))).toEqual(expected);
  });

  it('shows the open command, and since when', async () => {
    await instance({
      open_command: 'start',
      open_command_id: randomUUID(),
      open_command_since: '2026-11-20T10:00:00Z',
    });
    expect(await rowsOf(account.ownerUid)).toMatchObject([
      { openCommand: { action: 'start', since: '2026-11-20T10:00:00.000Z' } },
    ]);
  });
});

describe('filters', () => {
  it('[API-35, GD-16] by workspace and by state, and by both', async () => {
    const testAccount = await workspace('Studio A');
    await instance({ state: 'online' });
    const wanted = await instance({ state: 'online', workspace_id: testAccount });
    await instance({ state: 'offline', workspace_id: testAccount });
    const query = { workspaceId: String(testAccount), state: 'online' };
    expect(
      (await workspacesOf(account.ownerUid, { workspaceId: String(testAccount) })).map(({ id }) => id),
    ).toEqual([testAccount]);
    expect(await rowsOf(account.ownerUid, { state: 'online' })).toHaveLength(2);
    expect(await rowsOf(account.ownerUid, query)).toMatchObject([{ vicUuid: wanted }]);
  });

  it('[API-35, GD-16] finds devices by a part of their name or host, in any letter case and composition', async () => {
    const names = [
      'Main Ring',
      'ÄRA stage',
      'main',
      '100%',
      'under_score',
      'Straße',
      'OB  truck',
      'OB\u00a0van',
    ];
    const devices = names.map((deviceName, index) => ({
      deviceName,
      hostName: `ic-${index}`,
      dnsHost: `ic-${index}.eu.intercom.test`,
    }));
    for (const { deviceName, hostName, dnsHost } of devices) {
      await instance({ device_name: deviceName, host_name: hostName, dns_host: dnsHost });
    }
    const expected: Readonly<Record<string, readonly string[]>> = {
      main: ['Main Ring', 'main'],
      'MAIN r': ['Main Ring'],
      '  ring ': ['Main Ring'],
      ära: ['ÄRA stage'],
      'A\u0308RA': ['ÄRA stage'],
      '%': ['100%'],
      _: ['under_score'],
      'ic-3': ['100%'],
      'IC-3.EU': ['100%'],
      straße: ['Straße'],
      'ob  truck': ['OB  truck'],
      'ob truck': ['OB  truck'],
      'ob van': ['OB\u00a0van'],
      nothing: [],
      '\'"\\': [],
    };
    for (const [q, found] of Object.entries(expected)) {
      const rows = await rowsOf(account.ownerUid, { q });
      expect(
        rows.map(({ deviceName }) => deviceName),
        q,
      ).toEqual(found);
    }
    expect(await rowsOf(account.ownerUid, { q: '   ' })).toHaveLength(devices.length);
  });

  it('refuses unknown parameters', async () => {
    const wrong: Record<string, string>[] = [
      { workspaceId: 'Infinity' },
      { workspaceId: '-1' },
      { workspaceId: "1' OR '1'='1" },
      { workspaceId: '9'.repeat(30) },
      { state: 'ONLINE' },
      { q: 'x'.repeat(101) },
      { limit: '5' },
    ];
    for (const query of wrong) {
      expect(await list(account.ownerUid, query)).toMatchObject({
        status: 400,
        failure: 'request-not-proper',
      });
    }
    expect(await workspacesOf(account.ownerUid, { workspaceId: '999999999999999' })).toEqual([]);
  });
});

describe('the entity tag', () => {
  async function tagOf(
    uid: string,
    query: Record<string, string> = {},
    workspace = account,
  ): Promise<string> {
    const tag = (await list(uid, query, {}, workspace)).headers.get('etag');
    expect(tag).toMatch(/^"[\w-]{27}"$/);
    return tag!;
  }

  it('answers 304 without a body to a current ETag', async () => {
    await instance();
    const tag = await tagOf(account.ownerUid);
    expect(await list(account.ownerUid, {}, { 'if-none-match': tag })).toMatchObject({
      status: 304,
      data: null,
    });
    expect(await list(account.ownerUid, {}, { 'if-none-match': `"other", W/${tag}` })).toMatchObject({
      status: 304,
    });
    expect(await list(account.ownerUid, {}, { 'if-none-match': '"other"' })).toMatchObject({ status: 200 });
    expect(await tagOf(account.ownerUid)).toBe(tag);
  });

  it("still checks the caller's access", async () => {
    const uid = await member('account-admin');
    const tag = await tagOf(uid);
    await api.db.query('UPDATE app.memberships SET removed_at = now() WHERE user_uid = $1', [uid]);
    expect(await list(uid, {}, { 'if-none-match': tag })).toMatchObject({ status: 403 });
  });

  it('changes with everything that the answer shows', async () => {
    const testAccount = await workspace('Studio A');
    const vicUuid = await instance({ workspace_id: testAccount });
    const id = await rowId(vicUuid);
    const { accountId, ownerUid } = account;
    const owner = await insertMember(api.db, {
      accountId,
      workspaceId: testAccount,
      role: 'workspace-owner',
    });
    const change = (sql: string, values: unknown[]) => () => api.db.query(sql, values);
    const changes: Record<string, () => Promise<unknown>> = {
      'a report': change('UPDATE app.instances SET progress = 5 WHERE id = $1', [id]),
      'a new device': () => instance(),
      'a removed device': change('UPDATE app.instances SET removed_at = now() WHERE id = $1', [id]),
      'a renamed workspace': change(`UPDATE app.workspaces SET name = 'Studio Z' WHERE id = $1`, [
        testAccount,
      ]),
      'a new workspace': () => workspace('Brand new'),
      'a subscription': () => insertSubscription(api.db, { account_id: accountId, instance_id: id }),
      'a favourite': () =>
        insertRow(
          api.db,
          'favorites',
          { user_uid: ownerUid, account_id: accountId, instance_id: id },
          'instance_id',
        ),
      'a favourite taken away': change('DELETE FROM app.favorites WHERE user_uid = $1', [ownerUid]),
      "an owner's name": change(`UPDATE app.users SET name = 'Another User' WHERE uid = $1`, [owner]),
      'an owner who leaves': change('UPDATE app.memberships SET removed_at = now() WHERE user_uid = $1', [
        owner,
      ]),
      'an owner invitation': () =>
        insertInvitation(api.db, {
          accountId,
          workspaceId: testAccount,
          role: 'workspace-owner',
          columns: { expires_at: new Date() },
        }),
      'its end': change(`UPDATE app.invitations SET status = 'revoked' WHERE workspace_id = $1`, [
        testAccount,
      ]),
      'an ownership transfer': () =>
        insertTransfer(api.db, {
          account_id: accountId,
          workspace_id: testAccount,
          from_uid: 'x',
          expires_at: new Date(),
        }),
    };
    let tag = await tagOf(ownerUid);
    for (const [what, make] of Object.entries(changes)) {
      await make();
      const next = await tagOf(ownerUid);
      expect(next, what).not.toBe(tag);
      expect(await list(ownerUid, {}, { 'if-none-match': tag }), what).toMatchObject({ status: 200 });
      tag = next;
    }
  });

  it("changes with the caller's roles, also when they end by date", async () => {
    const uid = await member('account-admin');
    const testAccount = await workspace('Studio A');
    const before = await tagOf(uid);
    await insertMembership(api.db, {
      uid,
      accountId: account.accountId,
      workspaceId: testAccount,
      role: 'vic-admin',
      columns: { ends_at: new Date(Date.now() + 400) },
    });
    const during = await tagOf(uid);
    expect(during).not.toBe(before);
    await expect.poll(() => tagOf(uid)).not.toBe(during);
  });

  it('differs by user, account and query', async () => {
    const admin = await member('account-admin');
    const tags = await Promise.all([
      tagOf(account.ownerUid),
      tagOf(admin),
      tagOf(account.ownerUid, { state: 'online' }),
      tagOf(account.ownerUid, { q: 'online' }),
    ]);
    const other = await insertAccount(api.db, { ownerUid: account.ownerUid });
    tags.push(await tagOf(account.ownerUid, {}, other));
    expect(new Set(tags).size).toBe(5);
  });

  it('is never that of an older list, even beside a slow commit', async () => {
    const vicUuid = await instance();
    const slow = await api.db.connect();
    await slow.query('BEGIN');
    await slow.query(`UPDATE app.instances SET device_name = 'slow' WHERE vic_uuid = $1`, [vicUuid]);
    await workspace('Fast');
    const tag = await tagOf(account.ownerUid);
    await slow.query('COMMIT');
    slow.release();
    const after = await list(account.ownerUid, {}, { 'if-none-match': tag });
    expect(after.data?.[0]?.vicList).toMatchObject([{ deviceName: 'slow' }]);
  });
});
