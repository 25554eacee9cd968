import { insertAccount, insertUser, insertWorkspace } from '@partyline/rows/testing';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { oncePerFile, oncePerTest } from '../../../testing/fixtures.ts';
import { accessCalls, keyIn, rowIdOf } from '../../../testing/accounts/invitations.ts';
import { insertTestAccount } from '../../../testing/accounts/test-account.ts';
import { startApi } from '../../../testing/start-api.ts';
import { mailKeyOf } from '../../../records/invitations/invitation-key.ts';
import { millisecondsInDay } from 'date-fns/constants';

const api = oncePerFile(startApi);
const testAccount = oncePerTest(() => insertTestAccount(api));
const calls = accessCalls(api, testAccount);

async function mayList(uid: string): Promise<boolean> {
  const { status } = await api.call('listInstances', { token: await testAccount.tokenOf(uid) });
  return status === 200;
}

async function rowOf(id: string) {
  const { data } = await calls.list(testAccount.ownerUid, { limit: '1000' });
  return data!.rows.find((row) => row.id === id);
}

const invite = async (role: Parameters<typeof calls.send>[1] = 'vic-admin', change = {}) =>
  (await calls.send(testAccount.ownerUid, role, change)).data!.id;
/** Accepts an invitation by its mailed key as its recipient. */
async function acceptAs(uid: string, id: string) {
  const inviteId = mailKeyOf(api.config.invitations.secret, { id: Number(id.slice(1)), version: 1 });
  const token = await api.tokenFor({ uid, email: `${uid}@example.test` });
  return api.call('acceptInvitation', { token, body: { inviteId } });
}

const verify = (key: string) => api.call('verifyInvitation', { params: { inviteId: key } });
const expire = (id: string) =>
  api.db.query('UPDATE app.invitations SET expires_at = now() WHERE id = $1', [id.slice(1)]);

describe('a removal', () => {
  it.each([
    ['account-owner', 'account-admin'],
    ['account-admin', 'workspace-owner'],
    ['workspace-owner', 'workspace-admin'],
    ['workspace-admin', 'vic-admin'],
  ] as const)(
    '[API-49, INV-29, GV-11, GV-20] lets an %s remove the access of an %s at once',
    async (role, removed) => {
      const [by, uid] = [await testAccount.member(role), await testAccount.member(removed)];
      await api.db.query('UPDATE app.users SET chosen_account_id = $2 WHERE uid = $1', [
        uid,
        testAccount.accountId,
      ]);
      expect(await mayList(uid)).toBe(true);
      const id = await rowIdOf(api, uid);
      expect(await calls.revoke(by, id)).toMatchObject({ status: 200, data: null });
      expect(await mayList(uid)).toBe(false);
      expect(await testAccount.auditOf(uid)).toEqual(['membership.revoke done']);
      await expect.poll(() => testAccount.told()).toContain(`refresh token ${uid}`);
      expect(await calls.revoke(by, id)).toMatchObject({ reason: 'already-revoked' });
    },
  );

  it.each([
    ['account-admin', 'account-owner', 'role-not-grantable'],
    ['account-admin', 'account-admin', 'role-not-grantable'],
    ['workspace-admin', 'workspace-owner', 'role-not-grantable'],
    ['workspace-admin', 'workspace-admin', 'role-not-grantable'],
    ['vic-admin', 'endpoint-user', 'no-right'],
    ['endpoint-user', 'vic-admin', 'no-right'],
  ] as const)(
    '[GV-11, PLUS-7] does not let an %s remove the access of an %s',
    async (role, other, reason) => {
      const [by, uid] = [await testAccount.member(role), await testAccount.member(other)];
      expect(await calls.revoke(by, await rowIdOf(api, uid))).toMatchObject({ reason });
      expect(await mayList(uid)).toBe(true);
    },
  );

  it('[GW-8, GW-11] of the owner makes the workspace an orphanage, which can be deleted', async () => {
    const uid = await testAccount.member('workspace-owner');
    await calls.revoke(testAccount.ownerUid, await rowIdOf(api, uid));
    const token = await testAccount.tokenOf(testAccount.ownerUid);
    const { data } = await api.call('listInstances', { token });
    expect(data!.find(({ id }) => id === testAccount.workspaceId)?.roleType).toBe('orphanage');
    const deletion = await api.call('deleteWorkspace', { token, params: { id: testAccount.workspaceId } });
    expect(deletion.status).toBe(200);
  });

  it('[API-49, GV-20] of an open invitation makes its links void', async () => {
    const id = await invite();
    const key = keyIn((await calls.copy(testAccount.ownerUid, id)).data!.url);
    expect((await verify(key)).status).toBe(200);
    await calls.revoke(testAccount.ownerUid, id);
    expect(await verify(key)).toMatchObject({ failure: 'invite-not-valid', reason: 'revoked' });
    expect(await testAccount.auditOf(id.slice(1))).toContain('invitation.revoke done');
  });

  it('[API-49, INV-29, GV-24] of an invitation accepted concurrently is refused: the membership stays', async () => {
    const uid = await insertUser(api.db);
    const id = await invite('vic-admin', { email: `${uid}@example.test` });
    expect(await acceptAs(uid, id)).toMatchObject({ status: 200 });
    const refused = { failure: 'invitation-refused', reason: 'already-accepted' };
    expect(await calls.revoke(testAccount.ownerUid, id)).toMatchObject(refused);
    expect(await calls.change(testAccount.ownerUid, id, { roleName: 'endpoint-user' })).toMatchObject(
      refused,
    );
    expect(await testAccount.auditOf(id.slice(1))).not.toContain('invitation.revoke done');
    expect(await calls.revoke(testAccount.ownerUid, await rowIdOf(api, uid))).toMatchObject({ status: 200 });
    expect(await mayList(uid)).toBe(false);
  });

  it('[GC-14, GV-23] answers foreign rows like unknown ones', async () => {
    const other = await insertTestAccount(api);
    const foreign = await rowIdOf(api, await other.member('vic-admin'));
    const admin = await testAccount.member('workspace-admin');
    const ofAccount = await rowIdOf(api, await testAccount.member('account-admin'));
    for (const [uid, id] of [
      [testAccount.ownerUid, foreign],
      [testAccount.ownerUid, 'm999999999'],
      [testAccount.ownerUid, 'i999999999'],
      [admin, ofAccount],
    ] as const) {
      for (const act of [calls.revoke, calls.copy, calls.resend]) {
        expect(await act(uid, id)).toMatchObject({ status: 404, failure: 'not-found' });
      }
      expect(await calls.change(uid, id, { isSuspended: true })).toMatchObject({ status: 404 });
    }
  });
});

describe('an act on many rows', () => {
  const mailsOf = async (id: string) => {
    const { rows } = await api.db.query<{ version: number }>(
      'SELECT row_version AS version FROM app.invitations WHERE id = $1',
      [id.slice(1)],
    );
    return rows[0]?.version;
  };

  it('[HZ-8, GX-14] repeated after an answer was lost sends no second mail', async () => {
    const id = await invite();
    const key = { 'idempotency-key': randomUUID() };
    const owner = testAccount.ownerUid;
    const [first, again] = await Promise.all([
      calls.resend(owner, id, undefined, key),
      calls.resend(owner, id, undefined, key),
    ]);
    expect(again.data).toEqual(first.data);
    expect(await mailsOf(id)).toBe(2);
    expect((await testAccount.auditOf(id.slice(1))).filter((entry) => entry.includes('resend'))).toEqual([
      'invitation.resend done',
    ]);
    expect(await calls.resend(owner, await invite(), undefined, key)).toMatchObject({ status: 400 });
    await calls.resend(owner, id);
    expect(await mailsOf(id)).toBe(3);
  });

  it('[HZ-8, GX-14] refused once is decided again under its key', async () => {
    const id = await invite();
    const key = { 'idempotency-key': randomUUID() };
    const client = await testAccount.member('endpoint-user');
    expect(await calls.resend(client, id, undefined, key)).toMatchObject({ failure: 'forbidden' });
    expect(await calls.resend(testAccount.ownerUid, id, undefined, key)).toMatchObject({ status: 200 });
    expect(await mailsOf(id)).toBe(2);
  });

  it('[HZ-8, PLUS-22] is one entry of the audit log, and a repeated change adds none', async () => {
    const members = await Promise.all(['vic-admin', 'vic-admin'].map(() => testAccount.member('vic-admin')));
    const ids = await Promise.all(members.map((uid) => rowIdOf(api, uid)));
    const token = await testAccount.tokenOf(testAccount.ownerUid);
    const headers = { 'batch-id': randomUUID() };
    const suspend = (id: string) =>
      api.call('changeAccess', { token, headers, params: { id }, body: { isSuspended: true } });
    for (const id of [...ids, ...ids]) expect(await suspend(id)).toMatchObject({ status: 200 });
    const { data } = await api.call('listAudit', { token, query: { combine: 'batches' } });
    const acts = data!.entries.filter(({ action }) => action === 'membership.suspend');
    expect(acts.map(({ batch }) => batch?.count)).toEqual([2]);
  });
});

describe('a resend and a copied link', () => {
  it('[PLUS-1, GV-3] create new keys: a copied link replaces the copied one, a resend replaces both', async () => {
    const id = await invite();
    const first = keyIn((await calls.copy(testAccount.ownerUid, id)).data!.url);
    const second = keyIn((await calls.copy(testAccount.ownerUid, id)).data!.url);
    expect((await verify(first)).failure).toBe('invite-not-valid');
    expect((await verify(second)).data).toMatchObject({ provesMailbox: false });
    const resent = await calls.resend(testAccount.ownerUid, id);
    expect(resent.status).toBe(200);
    expect((await verify(second)).failure).toBe('invite-not-valid');
    // A membership may have the same number.
    const entries = await testAccount.auditOf(id.slice(1));
    expect(entries.filter((entry) => entry.startsWith('invitation.'))).toEqual([
      'invitation.send done',
      'invitation.link done',
      'invitation.link done',
      'invitation.resend done',
    ]);
  });

  it('[PLUS-1, PLUS-4] reopen an expired invitation, with another end date on request', async () => {
    const id = await invite();
    await expire(id);
    expect(await rowOf(id)).toMatchObject({ status: 'expired' });
    expect(await calls.copy(testAccount.ownerUid, id)).toMatchObject({ reason: 'already-expired' });
    const { data } = await calls.resend(testAccount.ownerUid, id, '2099-03-01T00:00:00Z');
    expect(Date.parse(data!.expiresAt)).toBeGreaterThan(Date.now() + 6 * millisecondsInDay);
    expect(await rowOf(id)).toMatchObject({ status: 'pending', endsAt: '2099-03-01T00:00:00.000Z' });
    expect(await calls.resend(testAccount.ownerUid, id, '2001-01-01T00:00:00Z')).toMatchObject({
      failure: 'request-not-proper',
      issues: [{ path: 'body.endsAt', code: 'end-date-past' }],
    });
  });

  it('[GV-8, GV-9] apply the rules of a new invitation to an expired one', async () => {
    const email = 'again@example.test';
    const id = await invite('vic-admin', { email });
    await expire(id);
    await invite('vic-admin', { email });
    expect(await calls.resend(testAccount.ownerUid, id)).toMatchObject({ reason: 'duplicate' });
    const owner = await invite('workspace-owner');
    await expire(owner);
    await invite('workspace-owner');
    expect(await calls.resend(testAccount.ownerUid, owner)).toMatchObject({ reason: 'owner-open' });
  });

  it('[GV-11, PLUS-7] are refused for higher roles, without the right, and for members', async () => {
    const id = await invite('workspace-admin');
    for (const act of [calls.copy, calls.resend]) {
      expect(await act(await testAccount.member('workspace-admin'), id)).toMatchObject({
        reason: 'role-not-grantable',
      });
      expect(await act(await testAccount.member('endpoint-user'), id)).toMatchObject({
        failure: 'forbidden',
      });
      const member = await rowIdOf(api, await testAccount.member('vic-admin'));
      expect(await act(testAccount.ownerUid, member)).toMatchObject({ reason: 'already-accepted' });
    }
  });
});

describe('a change', () => {
  it('[PLUS-5] suspends and resumes a member, who has no rights while suspended', async () => {
    const uid = await testAccount.member('vic-admin');
    const id = await rowIdOf(api, uid);
    expect((await calls.change(testAccount.ownerUid, id, { isSuspended: true })).data).toMatchObject({
      id,
      status: 'accepted',
      isSuspended: true,
    });
    expect(await mayList(uid)).toBe(false);
    expect((await calls.change(testAccount.ownerUid, id, { isSuspended: false })).data).toMatchObject({
      isSuspended: false,
    });
    expect(await mayList(uid)).toBe(true);
    expect(await testAccount.auditOf(uid)).toEqual(['membership.suspend done', 'membership.resume done']);
  });

  it('[GV-7, GC-11] changes the role, which applies at once', async () => {
    const uid = await testAccount.member('workspace-admin');
    const id = await rowIdOf(api, uid);
    expect((await calls.send(uid, 'vic-admin')).status).toBe(200);
    const changed = await calls.change(testAccount.ownerUid, id, { roleName: 'endpoint-user' });
    expect(changed.data).toMatchObject({ roleName: 'endpoint-user', permissionName: 'Virtual Client User' });
    expect(await calls.send(uid, 'endpoint-user')).toMatchObject({ failure: 'forbidden' });
  });

  it('[PLUS-4] sets and clears an end date, at which the access ends', async () => {
    const uid = await testAccount.member('vic-admin');
    const id = await rowIdOf(api, uid);
    const endsAt = '2099-01-01T00:00:00.000Z';
    expect((await calls.change(testAccount.ownerUid, id, { endsAt })).data).toMatchObject({ endsAt });
    expect((await calls.change(testAccount.ownerUid, id, { endsAt: null })).data).toMatchObject({
      endsAt: null,
    });
    expect(await calls.change(testAccount.ownerUid, id, { endsAt: '2001-01-01T00:00:00Z' })).toMatchObject({
      issues: [{ path: 'body.endsAt', code: 'end-date-past' }],
    });
    await api.db.query('UPDATE app.memberships SET ends_at = now() WHERE user_uid = $1', [uid]);
    expect(await mayList(uid)).toBe(false);
    expect(await rowOf(id)).toMatchObject({ status: 'expired' });
    const message = 'This access has ended. Invite the user again to give it back.';
    const refused = { failure: 'invitation-refused', reason: 'already-expired', message };
    expect(await calls.change(testAccount.ownerUid, id, { endsAt })).toMatchObject(refused);
    expect(await calls.resend(testAccount.ownerUid, id, endsAt)).toMatchObject(refused);
    expect((await calls.list(testAccount.ownerUid, { q: 'ended' })).data!.rows).toMatchObject([{ id }]);
  });

  it('[PLUS-4, GV-18] of a membership that ended leaves its invitation accepted, not expired', async () => {
    const uid = await insertUser(api.db);
    const id = await invite('vic-admin', { email: `${uid}@example.test`, endsAt: '2099-01-01T00:00:00Z' });
    await acceptAs(uid, id);
    await api.db.query(`UPDATE app.invitations SET ends_at = now() WHERE id = $1`, [id.slice(1)]);
    const key = mailKeyOf(api.config.invitations.secret, { id: Number(id.slice(1)), version: 1 });
    expect(await verify(key)).toMatchObject({ failure: 'invite-not-valid', reason: 'accepted' });
  });

  it('[GV-11, GV-12, PLUS-7] is refused for oneself, owners of the account, higher roles and other levels', async () => {
    const admin = await testAccount.member('workspace-admin');
    const [vic, own] = [await rowIdOf(api, await testAccount.member('vic-admin')), await rowIdOf(api, admin)];
    const owner = await rowIdOf(api, testAccount.ownerUid);
    const accountAdmin = await testAccount.member('account-admin');
    for (const [uid, id, body] of [
      [admin, own, { roleName: 'vic-admin' }],
      [admin, vic, { roleName: 'workspace-admin' }],
      [admin, vic, { roleName: 'workspace-owner' }],
      [accountAdmin, owner, { isSuspended: true }],
      [testAccount.ownerUid, owner, { roleName: 'vic-admin' }],
      [testAccount.ownerUid, vic, { roleName: 'account-admin' }],
    ] as const) {
      expect(await calls.change(uid, id, body)).toMatchObject({
        failure: 'invitation-refused',
        reason: 'role-not-grantable',
      });
    }
    const noRight = await testAccount.member('endpoint-user');
    expect(await calls.change(noRight, vic, { isSuspended: true })).toMatchObject({ failure: 'forbidden' });
  });

  it('[GV-9] creates no second owner, and none of the default workspace', async () => {
    await testAccount.member('workspace-owner');
    const id = await rowIdOf(api, await testAccount.member('vic-admin'));
    expect(await calls.change(testAccount.ownerUid, id, { roleName: 'workspace-owner' })).toMatchObject({
      reason: 'owner-exists',
    });
    const inDefault = await rowIdOf(
      api,
      await testAccount.member('vic-admin', testAccount.defaultWorkspaceId),
    );
    expect(
      await calls.change(testAccount.ownerUid, inDefault, { roleName: 'workspace-owner' }),
    ).toMatchObject({
      reason: 'owner-of-default',
    });
  });

  it('[PLUS-4] of an open invitation holds for the user who accepts it', async () => {
    const uid = await insertUser(api.db);
    const id = await invite('vic-admin', { email: `${uid}@example.test` });
    const endsAt = '2099-01-01T00:00:00.000Z';
    const body = { roleName: 'workspace-admin', endsAt };
    expect((await calls.change(testAccount.ownerUid, id, body)).data).toMatchObject(body);
    expect((await acceptAs(uid, id)).data).toMatchObject({ roleName: 'workspace-admin' });
    const seat = await rowOf(await rowIdOf(api, uid));
    expect(seat).toMatchObject({ kind: 'membership', status: 'accepted', ...body });
  });

  it.each(['change', 'send'] as const)(
    '[PLUS-4, PLUS-5] to the owner clears the suspension and the end (%s)',
    async (how) => {
      const uid = await testAccount.member('vic-admin');
      const id = await rowIdOf(api, uid);
      await calls.change(testAccount.ownerUid, id, { isSuspended: true, endsAt: '2099-01-01T00:00:00Z' });
      const roleName = 'workspace-owner';
      const { status } =
        how === 'change'
          ? await calls.change(testAccount.ownerUid, id, { roleName })
          : await calls.send(testAccount.ownerUid, roleName, { email: `${uid}@example.test`, update: true });
      expect(status).toBe(200);
      expect(await rowOf(id)).toMatchObject({ roleName, isSuspended: false, endsAt: null });
      expect(await mayList(uid)).toBe(true);
    },
  );

  it('[PLUS-4, PLUS-5] neither suspends an owner nor gives them an end, nor an invitation of one', async () => {
    const owner = await rowIdOf(api, await testAccount.member('workspace-owner'));
    const other = await insertWorkspace(api.db, { account_id: testAccount.accountId });
    const invited = await calls.send(testAccount.ownerUid, 'workspace-owner', { workspaceId: other });
    const vic = await rowIdOf(api, await testAccount.member('vic-admin', other));
    const endsAt = '2099-01-01T00:00:00.000Z';
    const refused = (reason: string) => ({ failure: 'invitation-refused', reason });
    for (const [id, body, reason] of [
      [owner, { endsAt }, 'owner-ends'],
      [owner, { isSuspended: true }, 'owner-suspended'],
      [invited.data!.id, { endsAt }, 'owner-ends'],
    ] as const) {
      expect(await calls.change(testAccount.ownerUid, id, body)).toMatchObject(refused(reason));
    }
    expect(await rowOf(owner)).toMatchObject({ isSuspended: false, endsAt: null });
    expect((await calls.change(testAccount.ownerUid, vic, { endsAt, isSuspended: true })).status).toBe(200);
    expect(await calls.resend(testAccount.ownerUid, invited.data!.id, endsAt)).toMatchObject(
      refused('owner-ends'),
    );
    await calls.revoke(testAccount.ownerUid, invited.data!.id);
    const again = { workspaceId: other, endsAt };
    expect(await calls.send(testAccount.ownerUid, 'workspace-owner', again)).toMatchObject(
      refused('owner-ends'),
    );
  });

  it('[PLUS-4, PLUS-5] to the owner by an invitation clears the suspension and the end', async () => {
    const uid = await insertUser(api.db);
    const invited = await invite('workspace-owner', { email: `${uid}@example.test` });
    const { accountId, workspaceId } = testAccount;
    await api.db.query(
      `INSERT INTO app.memberships (user_uid, account_id, workspace_id, role_id, suspended_at, ends_at)
        VALUES ($1, $2, $3, 3, now(), now() + interval '1 day')`,
      [uid, accountId, workspaceId],
    );
    expect((await acceptAs(uid, invited)).data).toMatchObject({ roleName: 'workspace-owner' });
    const seat = await rowOf(await rowIdOf(api, uid));
    expect(seat).toMatchObject({ roleName: 'workspace-owner', isSuspended: false, endsAt: null });
    expect(await mayList(uid)).toBe(true);
  });

  it('[PLUS-5] does not suspend an invitation', async () => {
    const id = await invite();
    expect(await calls.change(testAccount.ownerUid, id, { isSuspended: true })).toMatchObject({
      failure: 'request-not-proper',
      issues: [{ path: 'body.isSuspended' }],
    });
  });

  it('writes nothing when nothing changes', async () => {
    const uid = await testAccount.member('vic-admin');
    const id = await rowIdOf(api, uid);
    await calls.change(testAccount.ownerUid, id, { roleName: 'vic-admin', isSuspended: false, endsAt: null });
    expect(await testAccount.auditOf(uid)).toEqual([]);
  });
});

describe('leaving', () => {
  it.each(['workspace-admin', 'vic-admin', 'endpoint-user'] as const)(
    '[PLUS-6] lets an %s leave',
    async (role) => {
      const uid = await testAccount.member(role);
      expect(await calls.leave(uid, testAccount.workspaceId)).toMatchObject({ status: 200, data: null });
      expect(await mayList(uid)).toBe(false);
      expect(await testAccount.auditOf(uid)).toEqual(['membership.leave done']);
    },
  );

  it('[PLUS-6] lets an account admin give up the role of the account', async () => {
    const uid = await testAccount.member('account-admin');
    expect(await calls.leave(uid, null)).toMatchObject({ status: 200 });
    expect(await mayList(uid)).toBe(false);
  });

  it('[PLUS-6, GC-4] is refused to owners, who must transfer the ownership first', async () => {
    const owner = await testAccount.member('workspace-owner');
    for (const [uid, workspaceId] of [
      [owner, testAccount.workspaceId],
      [testAccount.ownerUid, null],
    ] as const) {
      expect(await calls.leave(uid, workspaceId)).toMatchObject({
        status: 400,
        failure: 'ownership-must-be-transferred',
      });
      expect(await mayList(uid)).toBe(true);
      expect(await testAccount.auditOf(uid)).toEqual([
        'membership.leave refused ownership-must-be-transferred',
      ]);
    }
  });

  it('[GC-14] answers 404 without a membership', async () => {
    const uid = await testAccount.member('vic-admin');
    const other = await insertAccount(api.db);
    for (const workspaceId of [testAccount.defaultWorkspaceId, other.defaultWorkspaceId, null]) {
      expect(await calls.leave(uid, workspaceId)).toMatchObject({ failure: 'not-found' });
    }
  });

  it('[PLUS-6] keeps memberships elsewhere', async () => {
    const uid = await testAccount.member('vic-admin');
    const { accountId, defaultWorkspaceId } = testAccount;
    await api.db.query(
      'INSERT INTO app.memberships (user_uid, account_id, workspace_id, role_id) VALUES ($1, $2, $3, 3)',
      [uid, accountId, defaultWorkspaceId],
    );
    await calls.leave(uid, testAccount.workspaceId);
    expect(await mayList(uid)).toBe(true);
  });
});
