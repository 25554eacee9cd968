import type { AccessRequest } from '@partyline/contract';
import type { AccessRequestAnswer, ActCode } from '@partyline/permissions';
import { ROLES, type StoredRole } from '@partyline/roles';
import { insertAccount, insertMember, insertWorkspace } from '@partyline/rows/testing';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { insertTestAccount } from '../../testing/accounts/test-account.ts';
import { oncePerFile, oncePerTest } from '../../testing/fixtures.ts';
import { startTestSmtp } from '../../testing/outside/test-smtp.ts';
import { startApi } from '../../testing/start-api.ts';

const smtp = oncePerFile(startTestSmtp);
const api = oncePerFile(() => startApi({ SMTP_URL: smtp.url, MAILS_PER_MINUTE: '100000' }));
const testAccount = oncePerTest(() => insertTestAccount(api));

const emailOf = (uid: string) => `${uid}@example.test`;

interface Asked {
  readonly act?: ActCode;
  readonly role?: StoredRole;
  readonly workspaceId?: number;
  readonly vicUuid?: string;
  readonly endsAt?: string | null;
}

async function ask(uid: string, asked: Asked = {}, key?: string) {
  const place = asked.vicUuid === undefined ? { workspaceId: testAccount.workspaceId } : {};
  return api.call('requestAccess', {
    token: await testAccount.tokenOf(uid),
    body: { act: 'instance.stop', role: 'vic-admin', ...place, ...asked },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
}

/** The requests that a user was notified of, oldest first. */
async function requestsOf(uid: string): Promise<readonly string[]> {
  const { rows } = await api.db.query<{ id: string }>(
    `SELECT object_id AS id FROM app.notifications WHERE user_uid = $1 AND event = 'access-requested' ORDER BY id`,
    [uid],
  );
  return rows.map(({ id }) => id);
}

async function read(uid: string, id: string) {
  return api.call('readAccessRequest', { token: await testAccount.tokenOf(uid), params: { id } });
}

async function viewOf(uid: string, id: string): Promise<AccessRequest> {
  const { status, data } = await read(uid, id);
  expect(status).toBe(200);
  return data!;
}

async function answer(
  uid: string,
  id: string,
  given: AccessRequestAnswer,
  seen: Partial<AccessRequest> = {},
) {
  return api.call('answerAccessRequest', {
    token: await testAccount.tokenOf(uid),
    params: { id },
    body: {
      answer: given,
      version: seen.version ?? 1,
      from: seen.from === undefined ? 'endpoint-user' : seen.from,
    },
  });
}

async function roleOf(uid: string) {
  const { rows } = await api.db.query<{ role: string; endsAt: Date | null }>(
    `SELECT r.name AS role, m.ends_at AS "endsAt" FROM app.current_memberships m JOIN app.roles r ON r.id = m.role_id
      WHERE m.user_uid = $1 AND m.account_id = $2`,
    [uid, testAccount.accountId],
  );
  return rows[0];
}

/** A client user, an admin of the workspace and the request that the one has sent to the other. */
async function requested(asked: Asked = {}) {
  const client = await testAccount.member('endpoint-user');
  const admin = await testAccount.member('workspace-admin');
  expect(await ask(client, asked)).toMatchObject({ status: 200 });
  const [id] = await requestsOf(admin);
  return { client, admin, id: id! };
}

describe('[PLUS-35] POST users/access-request', () => {
  it('notifies and mails once those who may give the role, and leads them to the page', async () => {
    const { client, admin, id } = await requested();
    const mail = await smtp.mailTo(emailOf(admin));
    expect(mail.subject).toMatch(/asks for a role in/);
    expect(mail.text).toContain(`/manage-invite/access-request?id=${id}`);
    expect(mail.text).toContain('to be able to stop devices');
    expect(await testAccount.notified()).toEqual([`access-requested ${admin}`]);
    expect(await testAccount.auditOf(client)).toEqual(['membership.request done']);
  });

  it('[GV-24] is sent to the admins of the workspace alone, and tells the requester neither whom nor how many', async () => {
    const client = await testAccount.member('endpoint-user');
    const admins = [await testAccount.member('workspace-admin'), await testAccount.member('workspace-owner')];
    await testAccount.member('account-admin');
    const helper = await testAccount.member('vic-admin');
    const { data } = await ask(client);
    expect(Object.keys(data!).toSorted()).toEqual([
      'againAt',
      'endsAt',
      'mayAskAgain',
      'requestedAt',
      'role',
      'state',
    ]);
    for (const uid of admins) expect(await requestsOf(uid)).toHaveLength(1);
    for (const uid of [testAccount.ownerUid, helper]) expect(await requestsOf(uid)).toEqual([]);
    const answered = JSON.stringify((await whoCan(client)).data);
    for (const uid of [...admins, testAccount.ownerUid]) expect(answered).not.toContain(uid);
  });

  it('is sent to the admins of the account where the workspace has none, and for a role of the account', async () => {
    const client = await testAccount.member('endpoint-user');
    const chief = await testAccount.member('account-admin');
    await ask(client);
    expect(await requestsOf(chief)).toHaveLength(1);
    expect(await requestsOf(testAccount.ownerUid)).toHaveLength(1);
    await ask(client, { act: 'subscription.buy', role: 'account-admin' });
    expect(await requestsOf(chief)).toHaveLength(1);
    expect(await requestsOf(testAccount.ownerUid)).toHaveLength(2);
  });

  it('is sent once a day and question, and again after a day as the same question', async () => {
    const { client, admin, id } = await requested();
    expect(await ask(client, { role: 'workspace-admin' })).toMatchObject({
      failure: 'access-request-refused',
      reason: 'requested-today',
    });
    expect(await ask(client, { act: 'instance.start' })).toMatchObject({ status: 200 });
    await api.db.query(
      `UPDATE app.access_requests SET requested_at = requested_at - interval '24 hours' WHERE id = $1`,
      [id],
    );
    expect(await ask(client)).toMatchObject({ status: 200 });
    expect((await requestsOf(admin)).filter((each) => each === id)).toHaveLength(2);
    expect(await viewOf(admin, id)).toMatchObject({ version: 2, state: 'open' });
  });

  it('is sent once for clicks at once, with and without a key', async () => {
    const client = await testAccount.member('endpoint-user');
    const admin = await testAccount.member('workspace-admin');
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(client)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
    expect(await requestsOf(admin)).toHaveLength(1);
    const repeated = await Promise.all(
      [1, 2, 3].map(() => ask(client, { act: 'instance.start' }, 'the-key')),
    );
    expect(repeated.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await requestsOf(admin)).toHaveLength(2);
  });

  it('is sent ten times a day at most', async () => {
    const client = await testAccount.member('endpoint-user');
    await testAccount.member('workspace-admin');
    for (let index = 0; index < 10; index += 1) await ask(client, { vicUuid: await testAccount.instance() });
    expect(await ask(client, { vicUuid: await testAccount.instance() })).toMatchObject({
      failure: 'access-request-refused',
      reason: 'too-many-requests-today',
    });
  });

  it('is not sent for what is allowed, what a plan refuses, and a role that would not do', async () => {
    const [client, helper] = [
      await testAccount.member('endpoint-user'),
      await testAccount.member('vic-admin'),
    ];
    const reasonOf = async (uid: string, asked: Asked) => (await ask(uid, asked)).reason;
    expect(await reasonOf(helper, {})).toBe('already-allowed');
    expect(await reasonOf(client, { role: 'endpoint-user' })).toBe('no-way');
    expect(await reasonOf(client, { role: 'account-owner' })).toBe('no-way');
    expect(await reasonOf(client, { act: 'workspace.delete', role: 'vic-admin' })).toBe('no-way');
    await api.db.query('DELETE FROM app.subscriptions WHERE account_id = $1', [testAccount.accountId]);
    expect(await reasonOf(client, {})).toBe('other-needs');
    expect(await testAccount.notified()).toEqual([]);
  });

  it('[GC-14] answers alike for an unknown and a foreign place, and for one without a role', async () => {
    const client = await testAccount.member('endpoint-user');
    const other = await insertAccount(api.db);
    const elsewhere = await insertWorkspace(api.db, { account_id: testAccount.accountId });
    const answers = [
      await ask(client, { workspaceId: 999_999_999 }),
      await ask(client, { workspaceId: other.defaultWorkspaceId }),
      await ask(client, { workspaceId: elsewhere }),
      await ask(client, { vicUuid: randomUUID() }),
    ].map(({ status, failure, reason }) => JSON.stringify({ status, failure, reason }));
    expect(new Set(answers)).toEqual(
      new Set([JSON.stringify({ status: 404, failure: 'not-found', reason: null })]),
    );
  });
});

async function whoCan(uid: string) {
  const query = { act: 'instance.stop', workspaceId: String(testAccount.workspaceId) } as const;
  return api.call('whoCan', { token: await testAccount.tokenOf(uid), query });
}

describe('[PLUS-35] GET users/access-request/{id}', () => {
  it('shows exactly what would change', async () => {
    const { client, admin, id } = await requested();
    expect(await viewOf(admin, id)).toMatchObject({
      act: 'instance.stop',
      workspace: { id: testAccount.workspaceId },
      requester: { email: emailOf(client) },
      from: 'endpoint-user',
      role: 'vic-admin',
      isInvitation: false,
      endsAt: null,
      state: 'open',
      refusal: null,
    });
    expect((await viewOf(admin, id)).adds).toContain('instance.stop');
  });

  it('[GC-14, GV-24] is there for those alone whom it was sent to, while they see the people', async () => {
    const { client, admin, id } = await requested();
    const others = [
      await read(client, id),
      await read(await testAccount.member('workspace-admin'), id),
      await read(testAccount.ownerUid, id),
      await read(admin, randomUUID()),
    ];
    const foreign = await insertTestAccount(api);
    others.push(
      await api.call('readAccessRequest', {
        token: await foreign.tokenOf(foreign.ownerUid),
        params: { id },
      }),
    );
    await api.db.query('UPDATE app.memberships SET role_id = $2 WHERE user_uid = $1', [
      admin,
      ROLES['endpoint-user'].id,
    ]);
    others.push(await read(admin, id));
    for (const { status, failure } of others) expect([status, failure]).toEqual([404, 'not-found']);
    expect(await answer(admin, id, 'give')).toMatchObject({ failure: 'not-found' });
    expect((await roleOf(client))?.role).toBe('endpoint-user');
  });

  it('offers nothing that the answer cannot make true, and says why', async () => {
    const { client, admin, id } = await requested();
    const change = (role: StoredRole, uid: string) =>
      api.db.query('UPDATE app.memberships SET role_id = $2 WHERE user_uid = $1', [uid, ROLES[role].id]);
    const refusal = async () => (await viewOf(admin, id)).refusal;
    await change('vic-admin', admin);
    expect(await refusal()).toBe('role-not-grantable');
    await change('workspace-admin', admin);
    await change('vic-admin', client);
    expect(await refusal()).toBe('already-allowed');
    await change('endpoint-user', client);
    await api.db.query('UPDATE app.memberships SET removed_at = now() WHERE user_uid = $1', [client]);
    expect(await viewOf(admin, id)).toMatchObject({ refusal: 'requester-left', requester: null });
    expect(await answer(admin, id, 'give')).toMatchObject({ reason: 'requester-left' });
    await api.db.query('UPDATE app.memberships SET removed_at = NULL WHERE user_uid = $1', [client]);
    await api.db.query('DELETE FROM app.subscriptions WHERE account_id = $1', [testAccount.accountId]);
    expect(await refusal()).toBe('other-needs');
  });
});

describe('[PLUS-35] PUT users/access-request/{id}', () => {
  it('gives the role as a change of access by the answerer, and the requester is told, not by whom', async () => {
    const { client, admin, id } = await requested();
    expect(await answer(admin, id, 'give')).toMatchObject({ status: 200, data: { state: 'given' } });
    expect((await roleOf(client))?.role).toBe('vic-admin');
    expect(await testAccount.auditOf(client)).toEqual(['membership.request done', 'membership.change done']);
    expect(await testAccount.notified()).toEqual([
      `access-requested ${admin}`,
      `access-request-answered ${client}`,
      `access-changed ${client}`,
    ]);
    const { rows } = await api.db.query<{ message: string }>(
      'SELECT message FROM app.notifications WHERE user_uid = $1 AND NOT silent',
      [client],
    );
    expect(rows.map(({ message }) => message).join()).not.toContain(admin);
    expect((await whoCan(client)).data?.ownRequest).toMatchObject({ role: 'vic-admin', state: 'given' });
  });

  it('is answered once: the second of two at once is told, and the same answer again is the answer', async () => {
    const client = await testAccount.member('endpoint-user');
    const admins = [await testAccount.member('workspace-admin'), await testAccount.member('workspace-owner')];
    await ask(client);
    const [id] = await requestsOf(admins[0]!);
    const answers = await Promise.all([
      answer(admins[0]!, id!, 'give'),
      answer(admins[1]!, id!, 'decline'),
      answer(admins[1]!, id!, 'give'),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ reason }) => reason === 'answered')).toHaveLength(2);
    const [by, given] = [
      [admins[0]!, 'give'],
      [admins[1]!, 'decline'],
      [admins[1]!, 'give'],
    ][answers.findIndex(({ status }) => status === 200)] as [string, AccessRequestAnswer];
    expect((await answer(by, id!, given)).status).toBe(200);
    expect((await roleOf(client))?.role).toBe(given === 'give' ? 'vic-admin' : 'endpoint-user');
    const told = (await testAccount.notified()).filter((line) => line.startsWith('access-request-answered'));
    expect(told).toHaveLength(1);
  });

  it('declines without a change', async () => {
    const { client, admin, id } = await requested();
    expect(await answer(admin, id, 'decline')).toMatchObject({ data: { state: 'declined' } });
    expect((await roleOf(client))?.role).toBe('endpoint-user');
    expect(await testAccount.auditOf(client)).toEqual([
      'membership.request done',
      'membership.decline-request done',
    ]);
    expect((await whoCan(client)).data?.ownRequest).toMatchObject({ state: 'declined' });
  });

  it('is refused once the answerer may no longer give the role, or the change is not the one that was read', async () => {
    const { client, admin, id } = await requested();
    const change = (role: StoredRole) =>
      api.db.query('UPDATE app.memberships SET role_id = $2 WHERE user_uid = $1', [admin, ROLES[role].id]);
    await change('vic-admin');
    expect(await answer(admin, id, 'give')).toMatchObject({ reason: 'role-not-grantable' });
    await change('workspace-admin');
    expect(await answer(admin, id, 'give', { version: 2 })).toMatchObject({ reason: 'changed' });
    expect(await answer(admin, id, 'give', { from: 'workspace-owner' })).toMatchObject({ reason: 'changed' });
    expect((await roleOf(client))?.role).toBe('endpoint-user');
    expect(await viewOf(admin, id)).toMatchObject({ state: 'open', refusal: null });
    expect(await answer(admin, id, 'give')).toMatchObject({ status: 200 });
  });

  it('[PLUS-4] gives a role until the date that was asked for, and not once it has passed', async () => {
    const endsAt = new Date(Date.now() + 86_400_000).toISOString();
    const { client, admin, id } = await requested({ endsAt });
    expect(await viewOf(admin, id)).toMatchObject({ endsAt, wasEndsAt: null });
    await api.db.query('UPDATE app.access_requests SET ends_at = now() WHERE id = $1', [id]);
    expect(await viewOf(admin, id)).toMatchObject({ refusal: 'end-passed' });
    expect(await answer(admin, id, 'give')).toMatchObject({ reason: 'end-passed' });
    await api.db.query('UPDATE app.access_requests SET ends_at = $2 WHERE id = $1', [id, endsAt]);
    expect(await answer(admin, id, 'give')).toMatchObject({ status: 200 });
    expect(await roleOf(client)).toEqual({ role: 'vic-admin', endsAt: new Date(endsAt) });
  });

  it('sends an invitation for a role of the account, which the requester accepts', async () => {
    const client = await testAccount.member('endpoint-user');
    await ask(client, { act: 'subscription.buy', role: 'account-admin' });
    const [id] = await requestsOf(testAccount.ownerUid);
    expect(await viewOf(testAccount.ownerUid, id!)).toMatchObject({
      isInvitation: true,
      from: null,
      workspace: null,
      refusal: null,
    });
    expect(await answer(testAccount.ownerUid, id!, 'give', { from: null })).toMatchObject({ status: 200 });
    expect(await answer(testAccount.ownerUid, id!, 'give', { from: null })).toMatchObject({ status: 200 });
    const { rows } = await api.db.query<{ email: string }>(
      `SELECT email FROM app.invitations WHERE account_id = $1 AND status = 'pending' AND role_id = $2`,
      [testAccount.accountId, ROLES['account-admin'].id],
    );
    expect(rows).toEqual([{ email: emailOf(client) }]);
  });

  it('keeps the end date of the access', async () => {
    const { accountId, workspaceId } = testAccount;
    const endsAt = new Date(Date.now() + 86_400_000);
    const client = await insertMember(api.db, {
      accountId,
      workspaceId,
      role: 'endpoint-user',
    });
    await api.db.query('UPDATE app.memberships SET ends_at = $2 WHERE user_uid = $1', [client, endsAt]);
    const admin = await testAccount.member('workspace-admin');
    await ask(client);
    const [id] = await requestsOf(admin);
    expect(await viewOf(admin, id!)).toMatchObject({ endsAt: endsAt.toISOString() });
    await answer(admin, id!, 'give');
    expect(await roleOf(client)).toEqual({ role: 'vic-admin', endsAt });
  });
});
