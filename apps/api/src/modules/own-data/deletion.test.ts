import type { StoredRole } from '@partyline/roles';
import {
  insertAccount,
  insertTransfer,
  insertInvitation,
  insertMember,
  insertMembership,
  insertRow,
  insertSubscription,
  insertUser,
  insertWorkspace,
} from '@partyline/rows/testing';
import { ACCOUNT_WORDINGS } from '@partyline/texts';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { describe, expect, it } from 'vitest';
import { addJob } from '../../jobs/add-job.ts';
import { pseudonymOf, tablesNaming } from '../../testing/accounts/erased.ts';
import { insertPersonalRows } from '../../testing/accounts/personal-rows.ts';
import { oncePerFile } from '../../testing/fixtures.ts';
import { readStream } from '../../testing/read-stream.ts';
import { startApi, startOtherNode } from '../../testing/start-api.ts';
import { until } from '../../testing/until.ts';
import { writeAudit } from '../../records/audit/write-audit.ts';
import { readMoneyDetails } from '../payments/sync/money-details.repository.ts';
import { forgetPerson, resumeErasures } from './identity-jobs.ts';

const api = oncePerFile(startApi);

const TRANSFER_FIRST = 'Please transfer ownership before deleting the account.';
const nowS = (): number => Math.floor(Date.now() / 1000);

async function rowOf(uid: string) {
  const { rows } = await api.db.query<Record<string, unknown>>('SELECT * FROM app.users WHERE uid = $1', [
    uid,
  ]);
  return rows[0];
}

describe('blockers', () => {
  it('[PLUS-24, ACCT-20, ACCT-21, ACCT-23, GX-4] are listed together, over all memberships, in order and with names', async () => {
    const first = await insertAccount(api.db, { name: 'Alpha' });
    const uid = first.ownerUid;
    const shared = await insertWorkspace(api.db, { account_id: first.accountId, name: 'Shared' });
    await insertWorkspace(api.db, { account_id: first.accountId, name: 'Orphan' });
    await insertMember(api.db, { accountId: first.accountId, workspaceId: shared, role: 'workspace-owner' });
    const foreign = await insertAccount(api.db, { name: 'Beta' });
    const stage = await insertWorkspace(api.db, { account_id: foreign.accountId, name: 'Stage' });
    await insertMembership(api.db, {
      uid,
      accountId: foreign.accountId,
      workspaceId: stage,
      role: 'workspace-owner',
    });
    const token = await api.tokenFor({ uid, accountId: foreign.accountId });
    const alpha = { accountId: first.accountId, accountName: 'Alpha' };
    const nowhere = { workspaceId: null, workspaceName: null };
    expect((await api.call('deletionBlockers', { token })).data?.blockers).toEqual([
      { kind: 'active-subscription', message: ACCOUNT_WORDINGS.activeSubscriptions, ...alpha, ...nowhere },
      {
        kind: 'shared-workspace',
        message: ACCOUNT_WORDINGS.workspaceOwners,
        ...alpha,
        workspaceId: shared,
        workspaceName: 'Shared',
      },
      {
        kind: 'workspace-owner',
        message: TRANSFER_FIRST,
        accountId: foreign.accountId,
        accountName: 'Beta',
        workspaceId: stage,
        workspaceName: 'Stage',
      },
      { kind: 'account-owner', message: TRANSFER_FIRST, ...alpha, ...nowhere },
    ]);
  });

  it.each([
    ['Subscribed', {}, true],
    ['Past-Due', {}, true],
    ['Not Subscribed', {}, false],
    ['Subscribed', { deleted_at: new Date() }, false],
  ])(
    '[ACCT-23, ERR-30, ROLE-26] is a subscription that is %s %j: %s; without one, the ownership of the account',
    async (status, columns, blocks) => {
      const account = await insertAccount(api.db, { productKind: null });
      await insertSubscription(api.db, { account_id: account.accountId, status, ...columns });
      const token = await api.tokenFor({ uid: account.ownerUid, accountId: account.accountId });
      const answer = await api.call('deleteOwnAccess', { token });
      expect(answer).toMatchObject(
        blocks
          ? {
              errorCode: 2016,
              status: 400,
              message: ACCOUNT_WORDINGS.activeSubscriptions,
              reason: 'active-subscription',
            }
          : { errorCode: 2002, status: 400, message: TRANSFER_FIRST, reason: 'account-owner' },
      );
      expect(await rowOf(account.ownerUid)).toMatchObject({ deleted_at: null });
    },
  );

  it('[ERR-3, ERR-31, WS-21] is a shared workspace of an own account, by code 1002', async () => {
    const { accountId, ownerUid: uid } = await insertAccount(api.db, { productKind: null });
    const workspaceId = await insertWorkspace(api.db, { account_id: accountId });
    await insertMember(api.db, { accountId, workspaceId, role: 'workspace-owner' });
    expect(
      await api.call('deleteOwnAccess', { token: await api.tokenFor({ uid, accountId }) }),
    ).toMatchObject({
      errorCode: 1002,
      status: 400,
      message: "Please delete all workspace's owners",
      reason: 'shared-workspace',
    });
  });

  it('[ACCT-21, GO-4, ROLE-27] includes an owned workspace, until it is transferred', async () => {
    const { accountId } = await insertAccount(api.db);
    const workspaceId = await insertWorkspace(api.db, { account_id: accountId });
    const [uid, admin] = await Promise.all([
      insertMember(api.db, { accountId, workspaceId, role: 'workspace-owner' }),
      insertMember(api.db, { accountId, workspaceId, role: 'workspace-admin' }),
    ]);
    const token = await api.tokenFor({ uid, accountId, workspaceId });
    expect(await api.call('deleteOwnAccess', { token })).toMatchObject({
      status: 400,
      errorCode: 2002,
      message: TRANSFER_FIRST,
      reason: 'workspace-owner',
    });
    expect(await rowOf(uid)).toMatchObject({ deleted_at: null });
    const body = { workspaceId, email: `${admin}@example.test` };
    const { data } = await api.call('transferOwnership', { token, body });
    const answer = { docId: data?.id, action: 'accept' };
    const recipient = await api.tokenFor({ uid: admin, accountId, workspaceId });
    expect(await api.call('answerOwnership', { token: recipient, body: answer })).toMatchObject({
      status: 200,
    });
    expect(await api.call('deleteOwnAccess', { token })).toMatchObject({ status: 200 });
  });

  it('[GX-4] lists an owned workspace, also while suspended, but not after its end', async () => {
    const { accountId } = await insertAccount(api.db);
    const past = new Date(Date.now() - 60_000);
    const ownerWith = async (columns: Record<string, unknown>) => {
      const workspaceId = await insertWorkspace(api.db, { account_id: accountId });
      return insertMember(api.db, { accountId, workspaceId, role: 'workspace-owner', columns });
    };
    const kindsOf = async (uid: string) => {
      const { data } = await api.call('deletionBlockers', { token: await api.tokenFor({ uid }) });
      return data?.blockers.map(({ kind }) => kind);
    };
    expect(await kindsOf(await ownerWith({}))).toEqual(['workspace-owner']);
    expect(await kindsOf(await ownerWith({ suspended_at: past }))).toEqual(['workspace-owner']);
    expect(await kindsOf(await ownerWith({ ends_at: past }))).toEqual([]);
    expect(await kindsOf(await ownerWith({ removed_at: past }))).toEqual([]);
  });

  it.each(['account-admin', 'workspace-admin', 'vic-admin', 'endpoint-user'] as const satisfies StoredRole[])(
    '[ACCT-22] are none for %s, who is deleted',
    async (role) => {
      const { accountId } = await insertAccount(api.db);
      const workspaceId =
        role === 'account-admin' ? null : await insertWorkspace(api.db, { account_id: accountId });
      const uid = await insertMember(api.db, { accountId, workspaceId, role });
      const token = await api.tokenFor({ uid, accountId, workspaceId });
      expect((await api.call('deletionBlockers', { token })).data).toEqual({ blockers: [] });
      expect(await api.call('deleteOwnAccess', { token })).toMatchObject({
        status: 200,
        errorCode: 0,
        data: null,
      });
      expect((await api.call('currentUser', { token })).failure).toBe('shut-out');
    },
  );

  it('include a sign-in of more than 300 seconds ago, last; a new token of an old sign-in does not help', async () => {
    const uid = await insertUser(api.db);
    const old = await api.tokenFor({ uid, signedInAt: nowS() - 302, issuedAt: nowS() });
    expect(await api.call('deleteOwnAccess', { token: old })).toMatchObject({
      failure: 'recent-login-required',
      status: 403,
      errorCode: 2015,
      message: 'This requires recent Login. Please login again before retrying.',
    });
    expect(await rowOf(uid)).toMatchObject({ deleted_at: null });
    const recent = await api.tokenFor({ uid, signedInAt: nowS() - 290 });
    expect((await api.call('deleteOwnAccess', { token: recent })).status).toBe(200);
  });

  it('[ERR-23, GX-19] are reported before a new sign-in is required, and a refused attempt is audited', async () => {
    const { accountId, ownerUid: uid } = await insertAccount(api.db, { productKind: null });
    const token = await api.tokenFor({ uid, accountId, signedInAt: nowS() - 3_000 });
    expect((await api.call('deleteOwnAccess', { token })).failure).toBe('ownership-must-be-transferred');
    const { rows } = await api.db.query(
      'SELECT action, outcome, reason FROM app.audit WHERE actor_uid = $1',
      [uid],
    );
    expect(rows).toEqual([{ action: 'person.erase', outcome: 'refused', reason: 'account-owner' }]);
  });

  it('[GA-33] refuses users who have not signed up or verified their address', async () => {
    const unknown = await api.tokenFor({ uid: 'unknown-to-delete' });
    for (const name of ['deletionBlockers', 'deleteOwnAccess', 'exportOwnData'] as const) {
      expect((await api.call(name, { token: unknown })).failure).toBe('not-found');
      const uid = await insertUser(api.db, { email_proved_at: null });
      const token = await api.tokenFor({ uid, emailVerified: false });
      expect((await api.call(name, { token })).failure).toBe('email-not-verified');
      expect((await api.call(name)).failure).toBe('unauthenticated');
    }
  });
});

/** A user with rows in every table about users. */
async function knownPerson(email: string) {
  const { accountId, ownerUid, defaultWorkspaceId } = await insertAccount(api.db);
  const uid = await insertMember(api.db, {
    accountId,
    role: 'account-admin',
    user: { email, first_name: 'Zebedee', last_name: 'Quill', name: 'Zebedee Quill', company: 'Zebedee Ltd' },
  });
  const { vicUuid, checkoutId } = await insertPersonalRows(api.db, {
    ...{ uid, accountId, workspaceId: defaultWorkspaceId },
    name: 'Zebedee',
  });
  const details = await readMoneyDetails(api.db, { accountId, checkoutId });
  expect(details).toEqual({ buyer: email, checkout: checkoutId });
  await writeAudit(api.db, {
    ...{ accountId, actor: { kind: 'system' }, action: 'subscription.buy', outcome: 'done' },
    details: { ...details },
    object: { kind: 'checkout', id: checkoutId },
  });
  await insertRow(
    api.db,
    'idempotency_keys',
    { user_uid: uid, route: 'r', key: 'k', body_hash: Buffer.from('x') },
    'key',
  );
  const written = { name: 'Zebedee', message: 'It hums.' };
  await insertRow(
    api.db,
    'contact_requests',
    { ...written, email: email.toUpperCase(), user_uid: null },
    'id',
  );
  await insertRow(api.db, 'contact_requests', { ...written, email: 'a@example.test', user_uid: uid }, 'id');
  const rating = { rating: 5, categories: [], page: '/', app_version: '1' };
  await insertRow(api.db, 'feedback', { ...written, ...rating, email, user_uid: uid }, 'id');
  await keepWhatNamesThem({ accountId, ownerUid, uid, email });
  return { uid, accountId, ownerUid, vicUuid, token: await api.tokenFor({ uid, email, accountId }) };
}

/** Invitations, transfers, leads, memberships of others and audit entries that name a user. */
async function keepWhatNamesThem(who: { accountId: number; ownerUid: string; uid: string; email: string }) {
  const { accountId, ownerUid, uid, email } = who;
  const workspaceId = await insertWorkspace(api.db, { account_id: accountId });
  await insertInvitation(api.db, {
    accountId,
    workspaceId,
    email: email.toUpperCase(),
    columns: { invited_by: ownerUid },
  });
  await insertInvitation(api.db, { accountId, workspaceId, columns: { invited_by: uid } });
  const request = { kind: 'request', account_id: accountId, workspace_id: workspaceId, from_uid: uid };
  await insertTransfer(api.db, request);
  const transfer = { account_id: accountId, from_uid: ownerUid, to_uid: uid, to_email: email };
  await insertTransfer(api.db, transfer);
  await insertMember(api.db, {
    accountId,
    workspaceId,
    role: 'vic-admin',
    columns: { granted_by: uid, suspended_by: uid, suspended_at: new Date() },
  });
  await api.db.query(
    `INSERT INTO app.leads (email, first_name, last_name, company, market_code, country, data_usage, contact_consent)
      VALUES ($1, 'Zebedee', 'Quill', 'Zebedee Ltd', '{}', 'GBR', true, true)`,
    [email],
  );
  for (const [actor, object] of [
    [uid, accountId],
    [ownerUid, uid],
  ] as const) {
    await writeAudit(api.db, {
      accountId,
      actor: { kind: 'user', uid: actor },
      action: 'member.invite',
      object: { kind: object === uid ? 'user' : 'account', id: String(object) },
      outcome: 'done',
      details: object === uid ? { email } : { was: 'x' },
    });
  }
}

describe('an erased user', () => {
  it('[API-16, GX-20, ACCT-22] leaves nothing of themselves in any table; what they did keeps a hash', async () => {
    const email = `Zebedee.${crypto.randomUUID()}@Example.test`;
    const { uid, accountId, token } = await knownPerson(email);
    expect(await tablesNaming(api.db, uid)).toEqual(
      [
        'access_request_receivers',
        'access_requests',
        'access_rows',
        'announcement_marks',
        'audit',
        'checkouts',
        'contact_requests',
        'favorites',
        'feedback',
        'idempotency_keys',
        'instance_commands',
        'instance_history',
        'instances',
        'invitations',
      ].concat([
        'memberships',
        'notification_marks',
        'notifications',
        'ownership_actions',
        'sessions',
        'users',
      ]),
    );
    expect((await api.call('deleteOwnAccess', { token })).status).toBe(200);
    // Only the bare row remains, to refuse the last token.
    expect(await tablesNaming(api.db, uid)).toEqual(['users']);
    expect(await tablesNaming(api.db, email)).toEqual([]);
    expect(await tablesNaming(api.db, 'Zebedee')).toEqual([]);
    const { rows } = await api.db.query(
      `SELECT action, outcome, object_kind AS kind, details FROM app.audit WHERE actor_uid = $1 ORDER BY id`,
      [pseudonymOf(uid)],
    );
    const { rows: money } = await api.db.query(
      `SELECT details ->> 'buyer' AS buyer, details ? 'checkout' AS named FROM app.audit
        WHERE account_id = $1 AND action = 'subscription.buy'`,
      [accountId],
    );
    expect(money).toEqual([{ buyer: null, named: true }]);
    expect(rows).toMatchObject([
      { action: 'member.invite', kind: 'account', details: { was: 'x' } },
      { action: 'ownership.lapse', kind: 'workspace', details: { state: 'cancelled' } },
      { action: 'ownership.lapse', kind: 'account', details: { state: 'cancelled' } },
      { action: 'person.erase', outcome: 'done' },
    ]);
    const history = await api.db.query(
      'SELECT given_by AS by FROM app.instance_commands WHERE account_id = $1',
      [accountId],
    );
    expect(history.rows).toEqual([{ by: pseudonymOf(uid) }]);
    const transfers = await api.db.query('SELECT state FROM app.ownership_actions WHERE account_id = $1', [
      accountId,
    ]);
    expect(transfers.rows).toEqual([{ state: 'cancelled' }, { state: 'cancelled' }]);
  });

  it('[GX-20] is named only by the jobs of the erasure', async () => {
    const { token, uid } = await knownPerson(`jobs-${crypto.randomUUID()}@example.test`);
    const { uid: other } = await knownPerson(`jobs-${crypto.randomUUID()}@example.test`);
    // As a killed process leaves it: out of attempts, never retried.
    for (const name of [uid, other]) {
      const payload = { uid: name, beforeMs: 0, failures: 0 };
      await addJob(api.db, 'end-sessions', payload, { key: `spent-${name}`, delayMs: 60_000 });
    }
    await api.db.query(
      `UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE key LIKE 'spent-%'`,
    );
    const jobsOf = async (name: string) => {
      const { rows } = await api.db.query<{ task: string }>(
        `SELECT t.identifier AS task FROM graphile_worker._private_jobs j
          JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE strpos(j.payload::text, $1) > 0`,
        [name],
      );
      return rows.map(({ task }) => task);
    };
    expect(await jobsOf(uid)).toContain('end-sessions');
    expect((await api.call('deleteOwnAccess', { token })).status).toBe(200);
    for (const task of await jobsOf(uid)) expect(['delete-identity', 'forget-person']).toContain(task);
    expect(await jobsOf(other)).toContain('end-sessions');
  });

  it('[GX-20] is removed from the identity service although all attempts at that failed', async () => {
    const uid = await insertUser(api.db, { deleted_at: new Date(Date.now() - 3 * millisecondsInDay) });
    const waiting = await insertUser(api.db, { deleted_at: new Date(Date.now() - millisecondsInDay) });
    await resumeErasures(api.db);
    await until('the identity service has removed them', () => api.issuer.people.isDeleted(uid));
    expect(api.issuer.people.isDeleted(waiting)).toBe(false);
  });

  it('keeps the data of others', async () => {
    const { token, uid } = await knownPerson(`gone-${crypto.randomUUID()}@example.test`);
    const other = await knownPerson(`stays-${crypto.randomUUID()}@example.test`);
    const before = await tablesNaming(api.db, other.uid);
    const exported = await api.call('exportOwnData', { token: other.token });
    expect((await api.call('deleteOwnAccess', { token })).status).toBe(200);
    expect(await tablesNaming(api.db, other.uid)).toEqual(before);
    const again = await api.call('exportOwnData', { token: other.token });
    // The request is audited with its session.
    const lasting = { auditLog: null, sessions: null };
    expect({ ...again.data, ...lasting }).toEqual({ ...exported.data, ...lasting });
    expect(JSON.stringify(again.data)).not.toContain(uid);
  });

  it('[GX-20] is removed from the identity service, and their row when their last token has ended', async () => {
    const uid = await insertUser(api.db);
    await api.call('deleteOwnAccess', { token: await api.tokenFor({ uid }) });
    await until('the identity service has removed them', () => api.issuer.people.isDeleted(uid));
    const waiting = await until('the row waits to be forgotten', async () => {
      const { rows } = await api.db.query<{ run_at: Date }>(
        `SELECT run_at FROM graphile_worker.jobs WHERE key = $1`,
        [`forget-person:${uid}`],
      );
      return rows[0];
    });
    expect(waiting.run_at.getTime()).toBeGreaterThan(Date.now() + 2 * millisecondsInHour);
    const stays = await insertUser(api.db);
    await forgetPerson(api.db, { uid });
    await forgetPerson(api.db, { uid: stays });
    expect(await rowOf(uid)).toBeUndefined();
    expect(await rowOf(stays)).toBeDefined();
  });

  it('is erased while the identity service is unavailable, and removed there later', async () => {
    const uid = await insertUser(api.db);
    const token = await api.tokenFor({ uid });
    await api.call('currentUser', { token });
    api.issuer.available = false;
    expect((await api.call('deleteOwnAccess', { token })).status).toBe(200);
    expect((await api.call('currentUser', { token })).failure).toBe('shut-out');
    expect(api.issuer.people.isDeleted(uid)).toBe(false);
    api.issuer.available = true;
    await until('the identity service has removed them', () => api.issuer.people.isDeleted(uid));
  });

  it('ends their streams, refreshes the lists of others, and is refused on every node', async () => {
    const { accountId, ownerUid } = await insertAccount(api.db);
    const other = await startOtherNode(api);
    const uid = await insertMember(api.db, { accountId, role: 'account-admin' });
    const token = await api.tokenFor({ uid, accountId });
    // A new node has no feed yet.
    const stream = await until('the other node feeds streams', async () => {
      const attempt = await readStream(other.baseUrl, token);
      return attempt.response.ok ? attempt : null;
    });
    await stream.next('ready');
    const owner = await api.tokenFor({ uid: ownerUid, accountId });
    const ownersStream = await readStream(api.baseUrl, owner);
    await ownersStream.next('ready');
    await api.call('deleteOwnAccess', { token });
    expect((await stream.next('bye')).data).toEqual({ reason: 'shut-out' });
    expect((await ownersStream.next('notification')).data).toMatchObject({
      event: 'workspace update',
      silent: true,
    });
    await Promise.all([stream.close(), ownersStream.close()]);
    await other.stop();
  });

  it('is erased once for repeated and concurrent calls', async () => {
    const { accountId } = await insertAccount(api.db);
    const uid = await insertMember(api.db, { accountId, role: 'account-admin' });
    const token = await api.tokenFor({ uid, accountId });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => api.call('deleteOwnAccess', { token })),
    );
    for (const { failure } of answers) expect([null, 'shut-out']).toContain(failure);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const { rows } = await api.db.query(
      `SELECT FROM app.audit WHERE action = 'person.erase' AND actor_uid = $1`,
      [pseudonymOf(uid)],
    );
    expect(rows).toHaveLength(1);
  });
});

describe('a user made an owner concurrently', () => {
  const ROUNDS = 12;

  it.each([
    [
      'by a seat that changes',
      'UPDATE app.memberships SET role_id = 2 WHERE user_uid = $1 AND workspace_id = $2',
    ],
    [
      'by a new seat',
      `INSERT INTO app.memberships (user_uid, account_id, workspace_id, role_id)
        SELECT $1, account_id, id, 2 FROM app.workspaces WHERE id = $2 + 1`,
    ],
  ])('stays, when that began before they asked to leave and ends after it: %s', async (_what, statement) => {
    const { accountId } = await insertAccount(api.db);
    const workspaceId = await insertWorkspace(api.db, { account_id: accountId });
    expect(await insertWorkspace(api.db, { account_id: accountId })).toBe(workspaceId + 1);
    const uid = await insertMember(api.db, { accountId, workspaceId, role: 'workspace-admin' });
    const token = await api.tokenFor({ uid, accountId, workspaceId });
    const transfer = await api.db.connect();
    await transfer.query('BEGIN');
    await transfer.query(statement, [uid, workspaceId]);
    const leaving = api.call('deleteOwnAccess', { token });
    await until('leaving waits for it', async () => {
      const { rowCount } = await api.db.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rowCount === 1;
    });
    await transfer.query('COMMIT');
    transfer.release();
    expect((await leaving).failure).toBe('ownership-must-be-transferred');
    expect(await rowOf(uid)).toMatchObject({ deleted_at: null });
  });

  it('is erased without the ownership or kept with it: a changed membership', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { accountId } = await insertAccount(api.db);
      const workspaceId = await insertWorkspace(api.db, { account_id: accountId });
      const uid = await insertMember(api.db, { accountId, workspaceId, role: 'workspace-admin' });
      const token = await api.tokenFor({ uid, accountId, workspaceId });
      const [answer, change] = await Promise.all([
        api.call('deleteOwnAccess', { token }),
        api.db.query('UPDATE app.memberships SET role_id = 2 WHERE user_uid = $1 AND removed_at IS NULL', [
          uid,
        ]),
      ]);
      const isGone = answer.status === 200;
      if (!isGone) expect(answer.failure).toBe('ownership-must-be-transferred');
      expect(change.rowCount).toBe(isGone ? 0 : 1);
    }
  });

  it('is erased without the ownership or kept with it: a new membership, with a subscription', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const uid = await insertUser(api.db);
      const token = await api.tokenFor({ uid });
      const [answer, account] = await Promise.all([
        api.call('deleteOwnAccess', { token }),
        insertAccount(api.db, { ownerUid: uid }).catch((error: unknown) => error),
      ]);
      if (answer.status === 200) {
        expect(account).toMatchObject({ constraint: 'memberships_person_there' });
        expect(await rowOf(uid)).toMatchObject({ email: '' });
      } else {
        expect(answer.failure).toBe('active-subscriptions');
        expect(account).toMatchObject({ ownerUid: uid });
        expect(await rowOf(uid)).toMatchObject({ deleted_at: null });
      }
    }
  });
});
