import { insertAccount, insertMember, insertWorkspace } from '@partyline/rows/testing';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { oncePerFile, oncePerTest } from '../../../testing/fixtures.ts';
import { accessCalls, invitationBody, rowIdOf } from '../../../testing/accounts/invitations.ts';
import { insertTestAccount } from '../../../testing/accounts/test-account.ts';
import { startApi } from '../../../testing/start-api.ts';

const api = oncePerFile(startApi);
const testAccount = oncePerTest(() => insertTestAccount(api));
const calls = accessCalls(api, testAccount);

async function invitationOf(email: string) {
  const { rows } = await api.db.query<Record<string, unknown>>(
    `SELECT i.email, o.name AS role, i.workspace_id AS "workspaceId", i.status, i.key_hash AS "keyHash", i.ends_at AS "endsAt",
        octet_length(i.mail_key_hash) AS "hashLength"
      FROM app.invitations i JOIN app.roles o ON o.id = i.role_id
      WHERE i.account_id = $1 AND lower(i.email) = lower($2) ORDER BY i.id`,
    [testAccount.accountId, email],
  );
  return rows;
}

async function roleOf(uid: string) {
  const { rows } = await api.db.query<{ role: string }>(
    'SELECT o.name AS role FROM app.memberships m JOIN app.roles o ON o.id = m.role_id WHERE m.user_uid = $1',
    [uid],
  );
  return rows[0]?.role;
}

describe('who may invite whom', () => {
  it.each([
    ['account-owner', 'account-admin'],
    ['account-owner', 'workspace-owner'],
    ['account-admin', 'workspace-owner'],
    ['workspace-owner', 'workspace-admin'],
    ['workspace-admin', 'vic-admin'],
    ['vic-admin', 'endpoint-user'],
  ] as const)('[API-46, INV-26, INV-31, GV-11] lets an %s invite an %s', async (inviter, role) => {
    const email = `${randomUUID()}@example.test`;
    const answer = await calls.send(await testAccount.member(inviter), role, { email });
    expect(answer).toMatchObject({ status: 200, errorCode: 0, data: { outcome: 'sent' } });
    const workspaceId = role === 'account-admin' ? null : testAccount.workspaceId;
    expect(await invitationOf(email)).toMatchObject([
      { email, role, workspaceId, status: 'pending', keyHash: null, hashLength: 32 },
    ]);
    expect(await testAccount.auditOf(answer.data!.id.slice(1))).toEqual(['invitation.send done']);
  });

  it.each([
    ['account-owner', 'account-owner'],
    ['account-admin', 'account-admin'],
    ['workspace-owner', 'workspace-owner'],
    ['workspace-owner', 'account-admin'],
    ['workspace-admin', 'workspace-admin'],
    ['vic-admin', 'workspace-admin'],
  ] as const)('[GV-11, PLUS-7] does not let an %s invite an %s', async (inviter, role) => {
    const email = `${randomUUID()}@example.test`;
    expect(await calls.send(await testAccount.member(inviter), role, { email })).toMatchObject({
      status: 400,
      failure: 'invitation-refused',
      reason: 'role-not-grantable',
    });
    expect(await invitationOf(email)).toEqual([]);
    const isWhole = inviter.startsWith('account-') && role.startsWith('account-');
    const workspace = isWhole ? testAccount.defaultWorkspaceId : testAccount.workspaceId;
    expect(await testAccount.auditOf(String(workspace))).toContain(
      'invitation.send refused role-not-grantable',
    );
  });

  it('[INV-25, PLUS-7] refuses an endpoint-user, who has no right to invite', async () => {
    expect(await calls.send(await testAccount.member('endpoint-user'), 'endpoint-user')).toMatchObject({
      status: 403,
      failure: 'forbidden',
      reason: 'no-right',
    });
  });

  it('[ROLE-20, GC-5] refuses every role in a trial', async () => {
    const { accountId, ownerUid, defaultWorkspaceId } = await insertAccount(api.db, { productKind: 'trial' });
    const token = await api.tokenFor({ uid: ownerUid, accountId });
    const body = invitationBody(defaultWorkspaceId, 'vic-admin');
    expect(await api.call('sendInvitation', { token, body })).toMatchObject({ status: 403, reason: 'trial' });
  });

  it('[GC-14] answers a foreign workspace like an unknown one', async () => {
    const other = await insertTestAccount(api);
    const elsewhere = await insertWorkspace(api.db, { account_id: testAccount.accountId });
    const uid = await testAccount.member('workspace-admin');
    for (const workspaceId of [other.workspaceId, elsewhere, 999_999_999]) {
      expect(await calls.send(uid, 'vic-admin', { workspaceId })).toMatchObject({ failure: 'not-found' });
    }
  });
});

describe('fields', () => {
  it.each([
    ['INV-12', 'email', { email: '' }, 'email-required'],
    ['INV-12', 'email', { email: 'no address' }, 'email-invalid'],
    ['INV-12', 'email', { email: 'a@b.test, c@d.test' }, 'email-invalid'],
    ['INV-12', 'email', { email: 'a@b.test\r\nBcc: c@d.test' }, 'email-invalid'],
    ['INV-12', 'email', { email: `${'a'.repeat(289)}@example.org` }, 'email-invalid'],
    ['INV-13', 'roleName', { roleName: '' }, 'role-required'],
    ['INV-13', 'roleName', { roleName: 'king' }, 'role-unknown'],
    ['INV-13', 'roleName', { roleName: 'trial' }, 'role-unknown'],
    ['INV-14', 'permissionName', { permissionName: '' }, 'permission-required'],
    ['INV-14', 'permissionName', { permissionName: 'Workspace Owner' }, 'permission-mismatch'],
    ['PLUS-4', 'endsAt', { endsAt: '2020-01-01T00:00:00Z' }, 'end-date-past'],
    ['PLUS-4', 'endsAt', { endsAt: 'tomorrow' }, 'end-date-invalid'],
  ] as const)('[%s, VAL-23, GV-1] refuses an invalid %s: %o', async (_id, field, change, code) => {
    const answer = await calls.send(testAccount.ownerUid, 'vic-admin', change);
    expect(answer).toMatchObject({ status: 400, failure: 'request-not-proper' });
    expect(answer.issues.map(({ path }) => path)).toContain(`body.${field}`);
    expect(answer.issues.map((issue) => issue.code)).toContain(code);
  });

  it('[INV-15] refuses a call without a workspace', async () => {
    const answer = await calls.send(testAccount.ownerUid, 'vic-admin', { workspaceId: undefined });
    expect(answer).toMatchObject({ failure: 'request-not-proper', issues: [{ path: 'body.workspaceId' }] });
  });

  it.each([
    'first.last+tag@example.test',
    `${'a'.repeat(288)}@example.org`,
    'grüße@beispiel.test',
    'user@bücher.example',
    'user@xn--bcher-kva.example',
  ])('[INV-12, GU-10] accepts %s', async (email) => {
    expect(await calls.send(testAccount.ownerUid, 'vic-admin', { email })).toMatchObject({ status: 200 });
    expect(await invitationOf(email)).toMatchObject([{ email }]);
  });

  it('[PLUS-4] stores the end date', async () => {
    const endsAt = '2099-05-01T10:00:00.000Z';
    const email = 'until@example.test';
    await calls.send(testAccount.ownerUid, 'vic-admin', { email, endsAt });
    expect(await invitationOf(email)).toMatchObject([{ endsAt: new Date(endsAt) }]);
  });
});

describe('oneself and duplicates', () => {
  it('[INV-16, ERR-35] refuses oneself, in any letter case', async () => {
    const uid = await testAccount.member('workspace-admin');
    for (const email of [`${uid}@example.test`, ` ${uid}@EXAMPLE.test `.toUpperCase()]) {
      expect(await calls.send(uid, 'vic-admin', { email })).toMatchObject({
        status: 400,
        failure: 'invitation-refused',
        reason: 'self',
        message: "You can't Invite Yourself.",
      });
    }
  });

  it('[INV-17, INV-18, ERR-36, GV-8] refuses the same permission again, in any letter case, invited or held', async () => {
    await calls.send(testAccount.ownerUid, 'vic-admin', { email: 'Twice@example.test' });
    const member = await testAccount.member('vic-admin');
    for (const email of ['tWICE@EXAMPLE.test', `${member}@EXAMPLE.test`]) {
      expect(await calls.send(testAccount.ownerUid, 'vic-admin', { email })).toMatchObject({
        failure: 'invitation-refused',
        reason: 'duplicate',
        message: 'This user already has this permission',
      });
    }
    expect(await invitationOf('twice@example.test')).toHaveLength(1);
  });

  it('[INV-19] is no duplicate in another workspace', async () => {
    const workspaceId = await insertWorkspace(api.db, { account_id: testAccount.accountId });
    const email = 'both@example.test';
    await calls.send(testAccount.ownerUid, 'vic-admin', { email });
    expect(await calls.send(testAccount.ownerUid, 'vic-admin', { email, workspaceId })).toMatchObject({
      status: 200,
    });
  });

  it('[GV-8, PLUS-1] is no duplicate of an expired or revoked one', async () => {
    const email = 'later@example.test';
    const first = await calls.send(testAccount.ownerUid, 'vic-admin', { email });
    await api.db.query('UPDATE app.invitations SET expires_at = now() WHERE id = $1', [
      first.data!.id.slice(1),
    ]);
    const second = await calls.send(testAccount.ownerUid, 'vic-admin', { email });
    expect(second.status).toBe(200);
    await calls.revoke(testAccount.ownerUid, second.data!.id);
    expect((await calls.send(testAccount.ownerUid, 'vic-admin', { email })).status).toBe(200);
    expect((await invitationOf(email)).map(({ status }) => status)).toEqual([
      'expired',
      'revoked',
      'pending',
    ]);
  });

  it('[INV-23, GV-12] ignores the workspace of an account admin, who is a duplicate by e-mail and role', async () => {
    const email = 'admin@example.test';
    const { data } = await calls.send(testAccount.ownerUid, 'account-admin', { email });
    expect((await calls.list(testAccount.ownerUid, { email })).data?.rows).toMatchObject([
      { id: data!.id, workspaceId: null, workspaceName: 'Default' },
    ]);
    const elsewhere = { email, workspaceId: testAccount.defaultWorkspaceId };
    expect(await calls.send(testAccount.ownerUid, 'account-admin', elsewhere)).toMatchObject({
      reason: 'duplicate',
    });
    expect(await calls.send(testAccount.ownerUid, 'vic-admin', { email })).toMatchObject({ status: 200 });
  });
});

describe('another permission there', () => {
  it('[INV-20, INV-21, GV-7] changes the open invitation only when the call confirms it', async () => {
    const email = 'promote@example.test';
    const first = await calls.send(testAccount.ownerUid, 'vic-admin', { email });
    expect(await calls.send(testAccount.ownerUid, 'workspace-admin', { email })).toMatchObject({
      failure: 'invitation-refused',
      reason: 'held-otherwise',
    });
    expect(await invitationOf(email)).toMatchObject([{ role: 'vic-admin' }]);
    const updated = await calls.send(testAccount.ownerUid, 'workspace-admin', { email, update: true });
    expect(updated).toMatchObject({ status: 200, data: { id: first.data!.id, outcome: 'updated' } });
    expect(await invitationOf(email)).toMatchObject([{ role: 'workspace-admin' }]);
  });

  it('[INV-21, GV-7, GC-11] changes a membership, and the member is told to refresh the token', async () => {
    const uid = await testAccount.member('vic-admin');
    await api.db.query('UPDATE app.users SET chosen_account_id = $2 WHERE uid = $1', [
      uid,
      testAccount.accountId,
    ]);
    const email = `${uid}@example.test`;
    const updated = await calls.send(testAccount.ownerUid, 'endpoint-user', { email, update: true });
    expect(updated.data).toEqual({ id: await rowIdOf(api, uid), outcome: 'updated' });
    expect(await roleOf(uid)).toBe('endpoint-user');
    await expect.poll(() => testAccount.told()).toContain(`refresh token ${uid}`);
    expect(await testAccount.auditOf(uid)).toEqual(['membership.change done']);
  });

  it('[GV-11] needs the right to grant the held role', async () => {
    const admin = await testAccount.member('workspace-admin');
    const email = `${await testAccount.member('workspace-admin')}@example.test`;
    expect(await calls.send(admin, 'vic-admin', { email, update: true })).toMatchObject({
      failure: 'invitation-refused',
      reason: 'role-not-grantable',
    });
  });
});

describe('the owner of a workspace', () => {
  it('[INV-22, INV-24, GV-9] is invited once: of 100 concurrent calls one wins', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_all, at) =>
        calls.send(testAccount.ownerUid, 'workspace-owner', { email: `owner-${at}@example.test` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    // On a busy machine some calls get no database connection in time, and 503.
    const refused = answers.filter(({ status }) => status !== 200 && status !== 503);
    expect(new Set(refused.map(({ reason }) => reason))).toEqual(new Set(['owner-open']));
  });

  it('[INV-24, GV-9, GW-6] is refused in the default workspace, and where there is one', async () => {
    const inDefault = { workspaceId: testAccount.defaultWorkspaceId };
    expect(await calls.send(testAccount.ownerUid, 'workspace-owner', inDefault)).toMatchObject({
      reason: 'owner-of-default',
    });
    await testAccount.member('workspace-owner');
    expect(await calls.send(testAccount.ownerUid, 'workspace-owner')).toMatchObject({
      reason: 'owner-exists',
    });
  });

  it('[INV-24, GV-2] may be invited again once the first invitation has expired', async () => {
    const { data } = await calls.send(testAccount.ownerUid, 'workspace-owner');
    await api.db.query('UPDATE app.invitations SET expires_at = now() WHERE id = $1', [data!.id.slice(1)]);
    expect(await calls.send(testAccount.ownerUid, 'workspace-owner')).toMatchObject({ status: 200 });
  });
});

describe('a repeated call', () => {
  it('[GX-14] with the same key gets the first answer and sends once; with another body it is refused', async () => {
    const token = await testAccount.tokenOf(testAccount.ownerUid);
    const headers = { 'idempotency-key': randomUUID() };
    const body = invitationBody(testAccount.workspaceId, 'vic-admin', { email: 'key@example.test' });
    const answers = await Promise.all(
      [1, 2, 3].map(() => api.call('sendInvitation', { token, headers, body })),
    );
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, data: answers[0]!.data });
    expect(await invitationOf('key@example.test')).toHaveLength(1);
    const other = { ...body, email: 'other@example.test' };
    expect((await api.call('sendInvitation', { token, headers, body: other })).failure).toBe(
      'request-not-proper',
    );
  });

  it('[GV-8] without a key, concurrently, sends once', async () => {
    const email = 'race@example.test';
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => calls.send(testAccount.ownerUid, 'vic-admin', { email })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
    expect(await invitationOf(email)).toHaveLength(1);
  });
});

it('[GA-29] limits the invitations of an account per minute', async () => {
  const limited = await startApi({ RATE_LIMIT_INVITATIONS: '3' });
  try {
    const other = await insertTestAccount(limited);
    const [first, second] = [testAccount, other].map(() => accessCalls(limited, other));
    const admin = await other.member('account-admin');
    const answers = [];
    for (let at = 0; at < 4; at += 1)
      answers.push(await first!.send(at % 2 ? admin : other.ownerUid, 'vic-admin'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(Number(answers[3]!.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await second!.list(other.ownerUid)).status).toBe(200);
  } finally {
    await limited.stop();
  }
});

it('[GV-3] reveals no key in the list, the audit log, the queue or the log', async () => {
  const { data } = await calls.send(testAccount.ownerUid, 'vic-admin', { email: 'secret@example.test' });
  const { url } = (await calls.copy(testAccount.ownerUid, data!.id)).data!;
  const key = url.split('=').at(-1)!;
  expect(Buffer.from(key, 'base64url')).toHaveLength(16);
  const { rows } = await api.db.query<{ text: string }>(
    `SELECT details::text AS text FROM app.audit UNION ALL SELECT payload::text FROM graphile_worker._private_jobs
      UNION ALL SELECT to_json(m)::text FROM app.waiting_mails m`,
  );
  const list = JSON.stringify((await calls.list(testAccount.ownerUid)).data);
  const all = [...rows.map(({ text }) => text), list, ...api.logLines].join('\n');
  expect(all).not.toContain(key);
});

it('[GV-24] counts a suspended member, but none of another workspace', async () => {
  const email = 'held@example.test';
  await insertMember(api.db, {
    accountId: testAccount.accountId,
    workspaceId: testAccount.workspaceId,
    role: 'vic-admin',
    user: { email },
    columns: { suspended_at: new Date() },
  });
  expect(await calls.send(testAccount.ownerUid, 'vic-admin', { email })).toMatchObject({
    reason: 'duplicate',
  });
  const inDefault = { email, workspaceId: testAccount.defaultWorkspaceId };
  expect((await calls.send(testAccount.ownerUid, 'vic-admin', inDefault)).status).toBe(200);
});
