import {
  insertAccount,
  insertInvitation,
  insertMember,
  insertWorkspace,
  type Columns,
} from '@partyline/rows/testing';
import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { oncePerFile } from '../../testing/fixtures.ts';
import { newcomer } from '../../testing/accounts/newcomer.ts';
import { startApi } from '../../testing/start-api.ts';
import { millisecondsInDay } from 'date-fns/constants';

const api = oncePerFile(startApi);
const account = oncePerFile(() => insertAccount(api.db, { name: 'Harbour' }));

const hashOf = (key: string) => createHash('sha256').update(key).digest();

/** An open workspace-admin invitation; returns both keys and its workspace. */
async function invite(email: string, columns: Columns = {}) {
  const [mailKey, linkKey] = [randomUUID(), randomUUID()];
  const workspaceId = await insertWorkspace(api.db, { account_id: account.accountId });
  const id = await insertInvitation(api.db, {
    accountId: account.accountId,
    workspaceId,
    email,
    columns: {
      key_hash: hashOf(linkKey),
      mail_key_hash: hashOf(mailKey),
      invited_by: account.ownerUid,
      ...columns,
    },
  });
  return { id, mailKey, linkKey, workspaceId };
}

async function seatsOf(uid: string) {
  const { rows } = await api.db.query<Record<string, unknown>>(
    `SELECT account_id AS "accountId", workspace_id AS "workspaceId", role_id AS role, ends_at AS "endsAt",
      invitation_id AS invitation, granted_by AS "grantedBy" FROM app.memberships WHERE user_uid = $1`,
    [uid],
  );
  return rows;
}

async function isKnown(uid: string): Promise<boolean> {
  const { rowCount } = await api.db.query('SELECT FROM app.users WHERE uid = $1', [uid]);
  return rowCount === 1;
}

it("[GA-10, GA-26] gives an invited user the membership, ignoring the e-mail's case, and no own account", async () => {
  const { accountId } = account;
  const grace = newcomer(api, { email: 'Grace@Example.test', emailVerified: false });
  const endsAt = new Date(Date.now() + 30 * millisecondsInDay);
  const { id, mailKey, workspaceId } = await invite('gRACE@example.test', { ends_at: endsAt });
  const answer = await grace.signUp({ inviteId: mailKey });
  expect(answer.data).toEqual({ registerState: 'in progress', accountId });
  const { data } = await grace.registered();
  expect(data?.associations).toEqual([
    expect.objectContaining({ accountId, workspaceId, role: 'workspace-admin' }),
  ]);
  expect(data?.user).toMatchObject({ accountId, workspaceId, isTrialOffered: false });
  expect(await seatsOf(grace.uid)).toEqual([
    { accountId, workspaceId, role: 6, endsAt, invitation: id, grantedBy: account.ownerUid },
  ]);
  const invitation = await api.db.query<{ status: string; by: string }>(
    'SELECT status, accepted_by AS by FROM app.invitations WHERE id = $1',
    [id],
  );
  expect(invitation.rows).toEqual([{ status: 'accepted', by: grace.uid }]);
});

it("[GA-33] treats the address of the mail key's holder as verified", async () => {
  const grace = newcomer(api, { emailVerified: false });
  const { mailKey } = await invite(grace.email);
  await grace.signUp({ inviteId: mailKey });
  await grace.registered();
  const { status } = await api.call('listInstances', { token: await grace.token() });
  expect(status).toBe(200);
});

it('returns the same answer again when the first was lost, although the key is used', async () => {
  const grace = newcomer(api);
  const { mailKey } = await invite(grace.email);
  const first = await grace.signUp({ inviteId: mailKey });
  const second = await grace.signUp({ inviteId: mailKey });
  expect(second).toMatchObject({ status: 200, data: { accountId: first.data?.accountId } });
  expect(await seatsOf(grace.uid)).toHaveLength(1);
});

describe('an invitation that cannot be accepted', () => {
  const past = new Date(Date.now() - 1_000);
  const refusals: readonly (readonly [string, Columns])[] = [
    ['was revoked', { status: 'revoked' }],
    ['was accepted', { status: 'accepted' }],
    ['is called expired', { status: 'expired' }],
    ['has expired', { expires_at: past }],
    ['gives access that has ended', { ends_at: past }],
    ['is for another e-mail', { email: 'another.user@example.test' }],
  ];

  it.each(refusals)(
    '[AUTH-28, GA-26] is refused when it %s, and registers no user',
    async (_case, columns) => {
      const grace = newcomer(api);
      const { id, mailKey } = await invite(grace.email, columns);
      expect(await grace.signUp({ inviteId: mailKey })).toMatchObject({
        failure: 'invite-not-valid',
        status: 400,
        errorCode: 2014,
      });
      expect(await isKnown(grace.uid)).toBe(false);
      const { rows } = await api.db.query<{ by: unknown }>(
        'SELECT accepted_by AS by FROM app.invitations WHERE id = $1',
        [id],
      );
      expect(rows).toEqual([{ by: null }]);
    },
  );

  it("[GV-3, GA-26] accepts a copied link's key where the identity service has verified the address", async () => {
    const grace = newcomer(api, { emailVerified: true });
    const { linkKey, workspaceId } = await invite(grace.email);
    await grace.signUp({ inviteId: linkKey });
    expect(await seatsOf(grace.uid)).toMatchObject([{ workspaceId, role: 6 }]);
  });

  it("[GV-3] refuses a copied link's key for an unverified address, its hash, and no key", async () => {
    const grace = newcomer(api, { emailVerified: false });
    const { mailKey, linkKey } = await invite(grace.email);
    const keys = [linkKey, hashOf(mailKey).toString('hex'), mailKey.toUpperCase(), ` ${mailKey}`, ''];
    for (const inviteId of keys) {
      expect((await grace.signUp({ inviteId })).failure).toBe('invite-not-valid');
    }
    expect(await isKnown(grace.uid)).toBe(false);
  });

  it('is refused in a deleted account or workspace', async () => {
    const grace = newcomer(api);
    const { mailKey, workspaceId } = await invite(grace.email);
    await api.db.query('UPDATE app.workspaces SET deleted_at = now() WHERE id = $1', [workspaceId]);
    expect((await grace.signUp({ inviteId: mailKey })).failure).toBe('invite-not-valid');
  });

  it('is refused for the owner of a workspace that has one', async () => {
    const grace = newcomer(api);
    const { mailKey, workspaceId } = await invite(grace.email, { role_id: 2 });
    await insertMember(api.db, { accountId: account.accountId, workspaceId, role: 'workspace-owner' });
    expect((await grace.signUp({ inviteId: mailKey })).failure).toBe('invite-not-valid');
  });

  it('[AUTH-28] allows a sign-up without it', async () => {
    const grace = newcomer(api);
    const { mailKey } = await invite(grace.email, { status: 'revoked' });
    expect((await grace.signUp({ inviteId: mailKey })).failure).toBe('invite-not-valid');
    expect((await grace.signUp()).status).toBe(200);
    expect((await grace.registered()).data?.user.role).toBe('account-owner');
  });
});

it('[GV-3] accepts one of two concurrent users of a key', async () => {
  const email = 'shared.mailbox@example.test';
  const { mailKey } = await invite(email);
  const people = [newcomer(api, { email }), newcomer(api, { email })];
  const answers = await Promise.all(people.map((one) => one.signUp({ inviteId: mailKey })));
  expect(answers.map(({ failure }) => failure).toSorted()).toEqual(['invite-not-valid', null]);
});

it('[GV-3] keeps the key out of logs, jobs and audit', async () => {
  const grace = newcomer(api);
  const { mailKey } = await invite(grace.email);
  await grace.signUp({ inviteId: mailKey });
  const { rows } = await api.db.query<{ found: boolean }>(
    `SELECT EXISTS (SELECT FROM app.audit a WHERE a::text LIKE $1)
      OR EXISTS (SELECT FROM graphile_worker._private_jobs j WHERE j.payload::text LIKE $1) AS found`,
    [`%${mailKey}%`],
  );
  expect(rows).toEqual([{ found: false }]);
  expect(api.logLines.join('')).not.toContain(mailKey);
});
