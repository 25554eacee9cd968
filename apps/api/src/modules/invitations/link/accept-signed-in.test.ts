import { insertAccount, insertMember, insertUser, insertWorkspace } from '@partyline/rows/testing';
import { describe, expect, it } from 'vitest';
import { oncePerFile, oncePerTest } from '../../../testing/fixtures.ts';
import { accessCalls, keyIn, rowIdOf } from '../../../testing/accounts/invitations.ts';
import { newcomer } from '../../../testing/accounts/newcomer.ts';
import { insertTestAccount } from '../../../testing/accounts/test-account.ts';
import { startApi } from '../../../testing/start-api.ts';
import { mailKeyOf } from '../../../records/invitations/invitation-key.ts';

const api = oncePerFile(startApi);
const testAccount = oncePerTest(() => insertTestAccount(api));
const calls = accessCalls(api, testAccount);

const mailKey = (id: string, version = 1) =>
  mailKeyOf(api.config.invitations.secret, { id: Number(id.slice(1)), version });

/** Invites a user with their own account; returns both keys. */
async function invited(
  role: 'vic-admin' | 'workspace-owner' | 'workspace-admin' | 'account-admin' = 'vic-admin',
  user: Readonly<Record<string, unknown>> = {},
  workspaceId = testAccount.workspaceId,
) {
  const uid = await insertUser(api.db, user);
  const own = await insertAccount(api.db, { ownerUid: uid });
  const email = `${uid}@example.test`;
  const { data } = await calls.send(testAccount.ownerUid, role, { email: email.toUpperCase(), workspaceId });
  const id = data!.id;
  const link = keyIn((await calls.copy(testAccount.ownerUid, id)).data!.url);
  return { uid, email, id, accountId: own.accountId, mail: mailKey(id), link };
}

async function accept(
  { uid, email, accountId }: { uid: string; email: string; accountId?: number },
  inviteId: string,
  options: { emailVerified?: boolean } = {},
) {
  const token = await api.tokenFor({
    uid,
    email,
    ...(accountId === undefined ? {} : { accountId }),
    ...options,
  });
  return api.call('acceptInvitation', { token, body: { inviteId } });
}

const verify = (inviteId: string) => api.call('verifyInvitation', { params: { inviteId } });

async function rolesIn(uid: string, accountId = testAccount.accountId) {
  const { rows } = await api.db.query<{ role: string; workspaceId: number | null }>(
    `SELECT o.name AS role, m.workspace_id AS "workspaceId" FROM app.active_memberships m
      JOIN app.roles o ON o.id = m.role_id WHERE m.user_uid = $1 AND m.account_id = $2`,
    [uid, accountId],
  );
  return rows;
}

describe('a link', () => {
  it('[API-48, INV-28, GV-17] shows its holder the offer, by either key', async () => {
    const person = await invited();
    for (const [key, provesMailbox] of [
      [person.mail, true],
      [person.link, false],
    ] as const) {
      expect(await verify(key)).toMatchObject({
        status: 200,
        data: {
          email: person.email.toUpperCase(),
          roleName: 'vic-admin',
          permissionName: 'Admin of the intercom service',
          accountId: testAccount.accountId,
          accountName: 'Test Account',
          workspaceId: testAccount.workspaceId,
          requesterName: 'Test Person',
          provesMailbox,
        },
      });
    }
  });

  it('[GV-3, GV-18] with an unknown key gets no reason; a closed one does', async () => {
    const person = await invited();
    const message = 'Invalid or expired action code';
    for (const guess of ['A'.repeat(22), person.mail.slice(1), '0']) {
      expect(await verify(guess)).toMatchObject({ failure: 'invite-not-valid', message, reason: null });
    }
    await calls.revoke(testAccount.ownerUid, person.id);
    expect(await verify(person.mail)).toMatchObject({
      failure: 'invite-not-valid',
      message,
      reason: 'revoked',
    });
    const expired = await invited();
    await api.db.query('UPDATE app.invitations SET expires_at = now() WHERE id = $1', [expired.id.slice(1)]);
    expect(await verify(expired.link)).toMatchObject({ failure: 'invite-not-valid', reason: 'expired' });
    const used = await invited();
    await accept(used, used.mail);
    expect(await verify(used.mail)).toMatchObject({ failure: 'invite-not-valid', reason: 'accepted' });
  });

  it('[GV-9] of an owner is void once the workspace has one', async () => {
    const person = await invited('workspace-owner');
    await testAccount.member('workspace-owner');
    expect(await verify(person.mail)).toMatchObject({ reason: 'revoked' });
    expect(await accept(person, person.mail)).toMatchObject({ failure: 'invite-not-valid' });
  });
});

describe('acceptance', () => {
  it.each(['vic-admin', 'workspace-owner', 'account-admin'] as const)(
    '[INV-36] gives a signed-in user the role of %s there, whatever the letter case of the address',
    async (role) => {
      const person = await invited(role);
      const workspaceId = role === 'account-admin' ? null : testAccount.workspaceId;
      expect(await accept(person, person.mail)).toMatchObject({
        status: 200,
        data: { accountId: testAccount.accountId, workspaceId, roleName: role },
      });
      expect(await rolesIn(person.uid)).toEqual([{ role, workspaceId }]);
      expect(await rolesIn(person.uid, person.accountId)).toHaveLength(1);
      expect(await testAccount.auditOf(person.id.slice(1))).toContain('invitation.accept done');
      expect((await testAccount.told()).at(-1)).toMatch(/^workspace update|^refresh token/);
    },
  );

  it('[INV-36, GC-11] is followed by new claims and a token refresh', async () => {
    const person = await invited();
    await api.db.query('UPDATE app.users SET chosen_account_id = $2 WHERE uid = $1', [
      person.uid,
      person.accountId,
    ]);
    await accept(person, person.mail);
    const told = async () => {
      const { rows } = await api.db.query(
        `SELECT FROM app.notifications WHERE user_uid = $1 AND event = 'refresh token'`,
        [person.uid],
      );
      return rows.length;
    };
    await expect.poll(told).toBeGreaterThan(0);
  });

  it('[GV-3, INV-37, GA-33] proves the mailbox by the mailed key alone', async () => {
    const unproved = { email_proved_at: null };
    const isProved = async (uid: string) => {
      const { rows } = await api.db.query<{ at: Date | null }>(
        'SELECT email_proved_at AS at FROM app.users WHERE uid = $1',
        [uid],
      );
      return rows[0]?.at !== null;
    };
    const person = await invited('vic-admin', unproved);
    expect(await accept(person, person.link, { emailVerified: false })).toMatchObject({
      status: 403,
      failure: 'email-not-verified',
    });
    expect(await rolesIn(person.uid)).toEqual([]);
    expect(await isProved(person.uid)).toBe(false);
    expect(await accept(person, person.mail, { emailVerified: false })).toMatchObject({ status: 200 });
    expect(await isProved(person.uid)).toBe(true);
    const proved = await invited();
    expect(await accept(proved, proved.link, { emailVerified: false })).toMatchObject({ status: 200 });
  });

  it('[GV-17, GA-26] is refused to a user with another address', async () => {
    const person = await invited();
    const other = await invited();
    expect(await accept({ ...other, accountId: other.accountId }, person.mail)).toMatchObject({
      failure: 'invite-not-valid',
      reason: null,
    });
    expect((await verify(person.mail)).status).toBe(200);
  });

  it.each(['revoked', 'expired', 'accepted'] as const)(
    '[GV-18] is refused with the reason when %s',
    async (how) => {
      const person = await invited();
      const id = person.id.slice(1);
      if (how === 'revoked') await calls.revoke(testAccount.ownerUid, person.id);
      if (how === 'expired')
        await api.db.query('UPDATE app.invitations SET ends_at = now() WHERE id = $1', [id]);
      if (how === 'accepted') {
        await accept(person, person.link);
        await calls.revoke(testAccount.ownerUid, await rowIdOf(api, person.uid));
      }
      expect(await accept(person, person.mail)).toMatchObject({ failure: 'invite-not-valid', reason: how });
    },
  );

  it('[GV-7] gives the role lowered since the invitation was sent', async () => {
    const person = await invited('workspace-admin');
    await calls.change(testAccount.ownerUid, person.id, { roleName: 'vic-admin' });
    expect((await accept(person, person.mail)).data).toMatchObject({ roleName: 'vic-admin' });
  });

  it('[GA-10] happens once: of concurrent calls one wins, and the others get its answer', async () => {
    const person = await invited();
    const answers = await Promise.all(Array.from({ length: 8 }, () => accept(person, person.mail)));
    expect(new Set(answers.map(({ status, data }) => JSON.stringify([status, data]))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, data: { workspaceId: testAccount.workspaceId } });
    expect(await rolesIn(person.uid)).toHaveLength(1);
    const accepted = (await testAccount.auditOf(person.id.slice(1))).filter((line) =>
      line.includes('accept'),
    );
    expect(accepted).toEqual(['invitation.accept done']);
  });

  it('[INV-36] again by the same user succeeds while the membership counts; another user is refused', async () => {
    const person = await invited();
    const first = await accept(person, person.mail);
    expect(await accept(person, person.mail)).toMatchObject({ status: 200, data: first.data });
    const other = await invited();
    expect(await accept(other, person.mail)).toMatchObject({ failure: 'invite-not-valid' });
  });

  it('[WS-16, GW-9] and a concurrent deletion of its workspace leave no partial state', async () => {
    for (let round = 0; round < 8; round += 1) {
      const workspaceId = await insertWorkspace(api.db, { account_id: testAccount.accountId });
      const person = await invited('vic-admin', {}, workspaceId);
      const token = await testAccount.tokenOf(testAccount.ownerUid);
      const [accepted, deleted] = await Promise.all([
        accept(person, person.mail),
        api.call('deleteWorkspace', { token, params: { id: workspaceId } }),
      ]);
      expect(deleted.status).toBe(200);
      expect([200, 400]).toContain(accepted.status);
      expect(await rolesIn(person.uid)).toEqual([]);
      const { rows } = await api.db.query<{ status: string }>(
        'SELECT status FROM app.invitations WHERE id = $1',
        [person.id.slice(1)],
      );
      expect(rows[0]?.status).toBe(accepted.status === 200 ? 'accepted' : 'revoked');
    }
  });

  it('[GA-10] is for registered users: others sign up with the key', async () => {
    const grace = newcomer(api);
    const { data } = await calls.send(testAccount.ownerUid, 'vic-admin', { email: grace.email });
    expect(await accept(grace, mailKey(data!.id))).toMatchObject({ failure: 'not-found' });
    expect(await grace.signUp({ inviteId: mailKey(data!.id) })).toMatchObject({ status: 200 });
    expect(await rolesIn(grace.uid)).toMatchObject([{ role: 'vic-admin' }]);
  });

  it('[PLUS-4] gives a new membership where the old one has ended, until the new end', async () => {
    const uid = await insertMember(api.db, {
      accountId: testAccount.accountId,
      workspaceId: testAccount.workspaceId,
      role: 'workspace-admin',
      columns: { ends_at: new Date(Date.now() - 1_000) },
    });
    const email = `${uid}@example.test`;
    const { data } = await calls.send(testAccount.ownerUid, 'vic-admin', { email });
    expect((await accept({ uid, email }, mailKey(data!.id))).data).toMatchObject({ roleName: 'vic-admin' });
  });
});
