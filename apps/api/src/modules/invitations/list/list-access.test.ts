import type { AccessSort } from '@partyline/contract';
import { insertAccount, insertMember, insertWorkspace } from '@partyline/rows/testing';
import { describe, expect, it } from 'vitest';
import { oncePerFile, oncePerTest } from '../../../testing/fixtures.ts';
import { accessCalls, rowIdOf } from '../../../testing/accounts/invitations.ts';
import { insertTestAccount } from '../../../testing/accounts/test-account.ts';
import { startApi } from '../../../testing/start-api.ts';
import { millisecondsInHour } from 'date-fns/constants';

const api = oncePerFile(startApi);
const testAccount = oncePerTest(() => insertTestAccount(api));
const calls = accessCalls(api, testAccount);

const hour = (hours: number) => new Date(Date.now() + hours * millisecondsInHour);

async function emails(query: Readonly<Record<string, string>> = {}, uid = testAccount.ownerUid) {
  const { data } = await calls.list(uid, query);
  return data!.rows.map(({ email }) => email);
}

async function crew(...addresses: string[]): Promise<string[]> {
  const uids: string[] = [];
  for (const email of addresses) {
    const { accountId, workspaceId } = testAccount;
    uids.push(await insertMember(api.db, { accountId, workspaceId, role: 'vic-admin', user: { email } }));
  }
  return uids;
}

describe('what is listed', () => {
  it('[API-47, INV-1, INV-2, INV-3, INV-27, INV-34, INV-35, ENT-20, ENT-21, GV-24] returns members and invitations with every field', async () => {
    const [uid] = await crew('Member@example.test');
    const sent = await calls.send(testAccount.ownerUid, 'workspace-admin', {
      email: 'Invited@example.test',
      endsAt: '2099-01-01T00:00:00Z',
    });
    const { data } = await calls.list(testAccount.ownerUid);
    expect(data).toMatchObject({ total: 3, nextCursor: null });
    const [invited, member] = ['Invited', 'Member'].map((name) =>
      data!.rows.find(({ email }) => email === `${name}@example.test`),
    );
    expect(invited).toMatchObject({
      id: sent.data!.id,
      kind: 'invitation',
      roleName: 'workspace-admin',
      permissionName: 'Workspace Admin',
      workspaceId: testAccount.workspaceId,
      status: 'pending',
      endsAt: '2099-01-01T00:00:00.000Z',
      grantedBy: 'Test Person',
      name: '',
    });
    expect(invited?.workspaceName).toMatch(/^Workspace /);
    expect(member).toMatchObject({ id: await rowIdOf(api, uid!), kind: 'membership', status: 'accepted' });
    expect(member).toMatchObject({ name: 'Test Person', isSelf: false, isSuspended: false, expiresAt: null });
    expect(data!.rows.filter(({ isSelf }) => isSelf)).toMatchObject([{ roleName: 'account-owner' }]);
  });

  it('[GV-24, GW-16] covers the workspaces whose members the caller may list, without account roles', async () => {
    const elsewhere = await insertWorkspace(api.db, { account_id: testAccount.accountId });
    await insertMember(api.db, {
      accountId: testAccount.accountId,
      workspaceId: elsewhere,
      role: 'vic-admin',
      user: { email: 'elsewhere@example.test' },
    });
    await crew('here@example.test');
    for (const role of ['workspace-owner', 'workspace-admin', 'vic-admin'] as const) {
      const uid = await testAccount.member(role);
      const listed = await emails({}, uid);
      expect(listed).toContain('here@example.test');
      expect(listed).toContain(`${uid}@example.test`);
      expect(listed).not.toContain('elsewhere@example.test');
      expect(listed).not.toContain(`${testAccount.ownerUid}@example.test`);
      expect(await emails({ workspaceId: String(elsewhere) }, uid)).toEqual([]);
    }
    expect(await emails()).toContain('elsewhere@example.test');
  });

  it('[PLUS-7] is refused to an endpoint-user', async () => {
    expect(await calls.list(await testAccount.member('endpoint-user'))).toMatchObject({
      status: 403,
      failure: 'forbidden',
      reason: 'no-right',
    });
  });

  it('[GC-5, GW-16] is listed in a trial too', async () => {
    const { accountId, ownerUid } = await insertAccount(api.db, { productKind: 'trial' });
    const token = await api.tokenFor({ uid: ownerUid, accountId });
    expect(await api.call('listAccess', { token })).toMatchObject({ status: 200, data: { total: 1 } });
  });

  it('[GV-4, PLUS-1] includes expired rows, and revoked ones only on request', async () => {
    const [first, second] = [
      await calls.send(testAccount.ownerUid, 'vic-admin', { email: 'expired@example.test' }),
      await calls.send(testAccount.ownerUid, 'vic-admin', { email: 'revoked@example.test' }),
    ];
    const [, gone] = await crew('stays@example.test', 'gone@example.test');
    await api.db.query('UPDATE app.invitations SET expires_at = now() WHERE id = $1', [
      first.data!.id.slice(1),
    ]);
    await calls.revoke(testAccount.ownerUid, second.data!.id);
    await calls.revoke(testAccount.ownerUid, await rowIdOf(api, gone!));
    const { data } = await calls.list(testAccount.ownerUid, { q: '@example.test' });
    expect(data!.rows.filter(({ status }) => status === 'expired').map(({ email }) => email)).toEqual([
      'expired@example.test',
    ]);
    expect(await emails()).not.toContain('revoked@example.test');
    expect(await emails({ status: 'revoked' })).toEqual(['gone@example.test', 'revoked@example.test']);
    expect(await emails({ status: 'expired' })).toEqual(['expired@example.test']);
    expect(await emails({ status: 'pending' })).toEqual([]);
  });

  it('[GV-24] lists an accepted invitation as its membership alone', async () => {
    const sent = await calls.send(testAccount.ownerUid, 'vic-admin', { email: 'joined@example.test' });
    await api.db.query(`UPDATE app.invitations SET status = 'accepted' WHERE id = $1`, [
      sent.data!.id.slice(1),
    ]);
    expect(await emails({ email: 'joined@example.test' })).toEqual([]);
    await crew('joined@example.test');
    const { data } = await calls.list(testAccount.ownerUid, { email: 'JOINED@example.test' });
    expect(data!.rows).toMatchObject([{ kind: 'membership', status: 'accepted' }]);
  });
});

describe('the two lists', () => {
  it('[HZ-8] are the invitations, with the expired and revoked ones, and the people with access', async () => {
    const owner = testAccount.ownerUid;
    const sent = await Promise.all(
      ['open', 'over', 'void'].map((name) =>
        calls.send(owner, 'vic-admin', { email: `${name}@example.test` }),
      ),
    );
    const [, over, revoked] = sent.map(({ data }) => data!.id);
    await api.db.query('UPDATE app.invitations SET expires_at = now() WHERE id = $1', [over!.slice(1)]);
    await calls.revoke(owner, revoked!);
    const [, gone] = await crew('stays@example.test', 'gone@example.test');
    await calls.revoke(owner, await rowIdOf(api, gone!));
    const { data } = await calls.list(owner, { kind: 'invitation' });
    expect(data).toMatchObject({
      total: 3,
      rows: [
        { email: 'open@example.test', kind: 'invitation', status: 'pending' },
        { email: 'over@example.test', kind: 'invitation', status: 'expired' },
        { email: 'void@example.test', kind: 'invitation', status: 'revoked' },
      ],
    });
    expect(await emails({ kind: 'membership' })).toEqual([`${owner}@example.test`, 'stays@example.test']);
    expect(await emails({ kind: 'membership', status: 'revoked' })).toEqual(['gone@example.test']);
    expect(await emails({ kind: 'invitation', status: 'revoked' })).toEqual(['void@example.test']);
    expect(await emails({ kind: 'invitation', q: 'stays' })).toEqual([]);
    expect(await emails()).not.toContain('void@example.test');
  });

  it('[HZ-8, GV-24] hide what the caller may not list, also among the revoked invitations', async () => {
    const owner = testAccount.ownerUid;
    const token = await testAccount.tokenOf(owner);
    const elsewhere = await insertWorkspace(api.db, { account_id: testAccount.accountId, name: 'Elsewhere' });
    const sent = await calls.send(owner, 'vic-admin', { email: 'far@example.test', workspaceId: elsewhere });
    await calls.revoke(owner, sent.data!.id);
    const admin = await testAccount.member('workspace-admin');
    expect(await emails({ kind: 'invitation' }, admin)).toEqual([]);
    expect(await emails({ kind: 'invitation' })).toEqual(['far@example.test']);
    await api.call('deleteWorkspace', { token, params: { id: elsewhere } });
    expect(await emails({ kind: 'invitation' })).toEqual([]);
    const client = await testAccount.member('endpoint-user');
    expect(await calls.list(client, { kind: 'membership' })).toMatchObject({ failure: 'forbidden' });
  });

  it.each(['email', 'workspace', 'permission', 'status', 'lastActive', 'endsAt'] as const)(
    '[HZ-8, GX-15] have pages by %s of their own',
    async (sort) => {
      const owner = testAccount.ownerUid;
      await crew('a@example.test', 'c@example.test', 'e@example.test');
      for (const name of ['b', 'd', 'f'])
        await calls.send(owner, 'endpoint-user', { email: `${name}@example.test` });
      for (const kind of ['invitation', 'membership'] as const) {
        const whole = await emails({ kind, sort });
        expect(whole).toHaveLength(kind === 'invitation' ? 3 : 4);
        const first = await calls.list(owner, { kind, sort, limit: '2' });
        const next = await calls.list(owner, { kind, sort, limit: '2', cursor: first.data!.nextCursor! });
        const paged = [first, next].flatMap(({ data }) => data!.rows.map(({ email }) => email));
        expect(paged).toEqual(whole);
      }
    },
  );
});

describe('search, filters and order', () => {
  it('[INV-4, GV-21] finds by e-mail, workspace and permission, whatever the letter case', async () => {
    const stage = await insertWorkspace(api.db, {
      account_id: testAccount.accountId,
      name: 'Main_Stage 100%',
    });
    const { accountId } = testAccount;
    await insertMember(api.db, {
      accountId,
      workspaceId: stage,
      role: 'endpoint-user',
      user: { email: 'x@example.test' },
    });
    await crew('camera@example.test', 'sound@example.test');
    expect(await emails({ q: 'CAMERA' })).toEqual(['camera@example.test']);
    expect(await emails({ q: 'main_stage 100%' })).toEqual(['x@example.test']);
    expect(await emails({ q: 'virtual CLIENT' })).toEqual(['x@example.test']);
    for (const q of ['%', '_', String.raw`\\`]) expect(await emails({ q: `a${q}m` })).toEqual([]);
  });

  it('[GV-21, PLUS-30] finds by permission and status in the language of the reader', async () => {
    const [camera] = await crew('camera@example.test', 'sound@example.test');
    await calls.change(testAccount.ownerUid, await rowIdOf(api, camera!), { isSuspended: true });
    await calls.send(testAccount.ownerUid, 'workspace-admin', { email: 'new@example.test' });
    const found = async (q: string, headers: Readonly<Record<string, string>>) => {
      const { data } = await calls.list(testAccount.ownerUid, { q }, headers);
      expect(data!.total).toBe(data!.rows.length);
      return data!.rows.map(({ email }) => email);
    };
    const german = { 'accept-language': 'de-AT,de;q=0.9' };
    const chosen = { 'accept-language': 'en', cookie: 'language=de' };
    for (const headers of [german, chosen]) {
      expect(await found('arbeitsbereich-ADMIN', headers)).toEqual(['new@example.test']);
      expect(await found('Eingeladen', headers)).toEqual(['new@example.test']);
      expect(await found('ausgesetzt', headers)).toEqual(['camera@example.test']);
      expect(await found('Aktiv', headers)).toContain('sound@example.test');
      expect(await found('Aktiv', headers)).not.toContain('camera@example.test');
      for (const q of ['workspace admin', 'Invited']) expect(await found(q, headers)).toEqual([]);
    }
    const english = { 'accept-language': 'en', cookie: 'language=fr' };
    expect(await found('workspace admin', english)).toEqual(['new@example.test']);
    expect(await found('Invited', english)).toEqual(['new@example.test']);
    expect(await found('Suspended', english)).toEqual(['camera@example.test']);
    for (const q of ['Arbeitsbereich', 'Eingeladen']) expect(await found(q, english)).toEqual([]);
  });

  it('[INV-6] filters by workspace, permission and status, and by one user', async () => {
    const [camera] = await crew('camera@example.test', 'sound@example.test');
    await calls.change(testAccount.ownerUid, await rowIdOf(api, camera!), { isSuspended: true });
    await calls.send(testAccount.ownerUid, 'vic-admin', {
      email: 'camera@example.test',
      workspaceId: testAccount.defaultWorkspaceId,
    });
    expect(await emails({ status: 'suspended' })).toEqual(['camera@example.test']);
    expect(await emails({ status: 'pending' })).toEqual(['camera@example.test']);
    expect(await emails({ roleName: 'account-owner' })).toEqual([`${testAccount.ownerUid}@example.test`]);
    expect(await emails({ workspaceId: String(testAccount.workspaceId), roleName: 'vic-admin' })).toEqual([
      'camera@example.test',
      'sound@example.test',
    ]);
    expect(await emails({ email: 'Camera@Example.TEST' })).toHaveLength(2);
  });

  it('[INV-5] sorts by e-mail ascending by default, ignoring case', async () => {
    await crew('b@example.test', 'A@example.test', 'C@example.test');
    const listed = await emails({ workspaceId: String(testAccount.workspaceId) });
    expect(listed).toEqual(['A@example.test', 'b@example.test', 'C@example.test']);
    const turned = await emails({ workspaceId: String(testAccount.workspaceId), direction: 'desc' });
    expect(turned).toEqual(listed.toReversed());
  });

  it.each<[AccessSort, string[]]>([
    ['workspace', ['second@x.test', 'first@x.test', 'third@x.test']],
    ['permission', ['third@x.test', 'second@x.test', 'first@x.test']],
    ['status', ['first@x.test', 'third@x.test', 'second@x.test']],
    ['lastActive', ['third@x.test', 'first@x.test', 'second@x.test']],
    ['endsAt', ['second@x.test', 'first@x.test', 'third@x.test']],
  ])('[INV-5] sorts by %s', async (sort, expected) => {
    const { accountId, defaultWorkspaceId } = testAccount;
    const [alpha, omega] = [
      await insertWorkspace(api.db, { account_id: accountId, name: 'alpha' }),
      await insertWorkspace(api.db, { account_id: accountId, name: 'Omega' }),
    ];
    expect(defaultWorkspaceId).toBeGreaterThan(0);
    const add = async (
      email: string,
      role: 'endpoint-user' | 'vic-admin' | 'workspace-admin',
      columns: object,
    ) =>
      insertMember(api.db, {
        accountId,
        workspaceId: email.startsWith('second') ? alpha : omega,
        role,
        user: { email, ...('last' in columns ? { last_active_at: columns.last } : {}) },
        columns: 'ends' in columns ? { ends_at: columns.ends } : {},
      });
    await add('first@x.test', 'endpoint-user', { last: hour(-2), ends: hour(2) });
    const second = await add('second@x.test', 'vic-admin', { last: hour(-1), ends: hour(1) });
    await add('third@x.test', 'workspace-admin', {});
    await calls.change(testAccount.ownerUid, await rowIdOf(api, second), { isSuspended: true });
    expect(await emails({ sort, q: '@x.test' })).toEqual(expected);
    expect(await emails({ sort, q: '@x.test', direction: 'desc' })).toEqual(expected.toReversed());
  });
});

describe('pages', () => {
  const SORTS = ['email', 'workspace', 'permission', 'status', 'lastActive', 'endsAt'] as const;

  it.each(SORTS.flatMap((sort) => [[sort, 'asc'] as const, [sort, 'desc'] as const]))(
    '[INV-7, GV-5, GX-15] by %s %s contain every row once, in order',
    async (sort, direction) => {
      await crew(...Array.from({ length: 12 }, (_all, at) => `crew-${at}@example.test`));
      for (let at = 0; at < 5; at += 1) {
        await calls.send(testAccount.ownerUid, at % 2 ? 'endpoint-user' : 'vic-admin', {
          workspaceId: testAccount.defaultWorkspaceId,
        });
      }
      const whole = await emails({ sort, direction, limit: '1000' });
      expect(whole).toHaveLength(18);
      const paged: string[] = [];
      let cursor: string | null | undefined;
      do {
        const { data } = await calls.list(testAccount.ownerUid, {
          sort,
          direction,
          limit: '4',
          ...(cursor ? { cursor } : {}),
        });
        paged.push(...data!.rows.map(({ email }) => email));
        cursor = data!.nextCursor;
      } while (cursor !== null);
      expect(paged).toEqual(whole);
    },
  );

  it.each(['asc', 'desc'] as const)(
    '[INV-7, GX-15] by workspace %s continue after one that was deleted meanwhile',
    async (direction) => {
      const { accountId } = testAccount;
      const token = await testAccount.tokenOf(testAccount.ownerUid);
      const named = async (name: string) => {
        const workspaceId = await insertWorkspace(api.db, { account_id: accountId, name });
        for (const each of ['1', '2'])
          await insertMember(api.db, {
            accountId,
            workspaceId,
            role: 'vic-admin',
            user: { email: `${name.toLowerCase()}${each}@z.test` },
          });
        return workspaceId;
      };
      await named('alpha');
      const middle = await named('Beta');
      await named('gamma');
      const query = { sort: 'workspace', direction, q: '@z.test', limit: '3' } as const;
      const { data: first } = await calls.list(testAccount.ownerUid, query);
      const gone = await api.call('deleteWorkspace', { token, params: { id: middle } });
      expect(gone.failure).toBeNull();
      const { data: second } = await calls.list(testAccount.ownerUid, {
        ...query,
        cursor: first!.nextCursor!,
      });
      const [before, after] = direction === 'asc' ? ['alpha', 'gamma'] : ['gamma', 'alpha'];
      const of = (data: typeof first) => data!.rows.map(({ email }) => email.replace(/\d.*/, ''));
      expect(of(first)).toEqual([before, before, 'beta']);
      expect(of(second)).toEqual([after, after]);
      expect(second!.nextCursor).toBeNull();
    },
  );

  it('[GX-15] refuse an invalid cursor and one of another order', async () => {
    await crew('one@example.test', 'two@example.test');
    const { data } = await calls.list(testAccount.ownerUid, { limit: '1' });
    const other = { limit: '1', sort: 'status', cursor: data!.nextCursor! };
    for (const query of [{ cursor: 'nonsense' }, { cursor: 'WyJlbWFpbCJd' }, other]) {
      expect(await calls.list(testAccount.ownerUid, query)).toMatchObject({
        status: 400,
        issues: [{ path: 'query.cursor' }],
      });
    }
  });

  it('[ENT-10] follow a user whose address changes', async () => {
    const [uid] = await crew('old@example.test');
    await api.db.query('UPDATE app.users SET email = $2 WHERE uid = $1', [uid, 'New@example.test']);
    expect(await emails({ q: 'new@' })).toEqual(['New@example.test']);
    expect(await emails({ q: 'old@' })).toEqual([]);
  });
});

describe('a lookup', () => {
  it('[GV-14, PLUS-2] returns the rows of these users that the caller may list', async () => {
    await crew('camera@example.test');
    await calls.send(testAccount.ownerUid, 'account-admin', { email: 'chief@example.test' });
    const look = async (uid: string) => {
      const body = { emails: [' CAMERA@example.test ', 'chief@example.test', 'stranger@example.test'] };
      const { data } = await api.call('lookUpAccess', { token: await testAccount.tokenOf(uid), body });
      return data!.rows;
    };
    const camera = {
      email: 'camera@example.test',
      roleName: 'vic-admin',
      workspaceId: testAccount.workspaceId,
      status: 'accepted',
    };
    const chief = {
      email: 'chief@example.test',
      roleName: 'account-admin',
      workspaceId: null,
      status: 'pending',
    };
    expect((await look(testAccount.ownerUid)).toSorted((a, b) => a.email.localeCompare(b.email))).toEqual([
      camera,
      chief,
    ]);
    expect(await look(await testAccount.member('workspace-admin'))).toEqual([camera]);
    const token = await testAccount.tokenOf(await testAccount.member('endpoint-user'));
    expect((await api.call('lookUpAccess', { token, body: { emails: ['a@b.test'] } })).failure).toBe(
      'forbidden',
    );
  });
});
