import { decodeClaims } from '@partyline/permissions';
import {
  insertAccount,
  insertMember,
  insertMembership,
  insertSubscription,
  insertUser,
  insertWorkspace,
} from '@partyline/rows/testing';
import { describe, expect, it } from 'vitest';
import { oncePerFile } from '../../../testing/fixtures.ts';
import { logNameOf } from '../../../http/requests/request-log.ts';
import { startApi } from '../../../testing/start-api.ts';
import { requestConfirmation } from '../../../jobs/request-claims.ts';
import { until } from '../../../testing/until.ts';
import { firebaseIdentityAdmin } from '../../../providers/identity/firebase-identity-admin.ts';
import { createBringClaims } from './bring-claims.ts';

const api = oncePerFile(startApi);

/** A workspace-admin with the account's claims in their token. */
async function signedIn() {
  const account = await insertAccount(api.db);
  const workspaceId = await insertWorkspace(api.db, { account_id: account.accountId });
  const uid = await insertMember(api.db, {
    accountId: account.accountId,
    workspaceId,
    role: 'workspace-admin',
  });
  const token = await api.tokenFor({ uid });
  await api.call('login', { token, body: { accessToken: token } });
  expect(claimsOf(uid)).toMatchObject({ role: 'workspace-admin' });
  return { ...account, uid, workspaceId };
}

const claimsOf = (uid: string) => decodeClaims(api.issuer.claimsSetFor(uid)[0]);

async function toldIn(uid: string): Promise<readonly number[]> {
  const { rows } = await api.db.query<{ accountId: number }>(
    `SELECT account_id AS "accountId" FROM app.notifications
      WHERE user_uid = $1 AND silent AND event = 'refresh token' ORDER BY id`,
    [uid],
  );
  return rows.map(({ accountId }) => accountId);
}

/** Runs the confirmation after an uncertain call and waits for it. */
async function lookNow(uid: string): Promise<void> {
  const keys = [`confirm-claims-${uid}`, `bring-claims-${uid}`];
  const { rowCount } = await api.db.query(
    'UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key = $1 AND locked_at IS NULL',
    [keys[0]],
  );
  expect(rowCount).toBe(1);
  await until('no job is left', async () => {
    const jobs = await api.db.query('SELECT FROM graphile_worker.jobs WHERE key = ANY ($1)', [keys]);
    return jobs.rowCount === 0;
  });
}

type Person = Awaited<ReturnType<typeof signedIn>>;

const asked = (sql: string) => (person: Person) =>
  api.db.query(sql.replace('$uid', '$1').replace('$account', '$1').replace('$workspace', '$1'), [
    sql.includes('$uid') ? person.uid : sql.includes('$account') ? person.accountId : person.workspaceId,
  ]);

describe('[GC-11, GC-14] claims follow, and the user is told to refresh the token, when', () => {
  const gone = {};
  const changes: readonly (readonly [string, (person: Person) => Promise<unknown>, object])[] = [
    [
      'their role changes',
      asked('UPDATE app.memberships SET role_id = 4 WHERE user_uid = $uid'),
      { role: 'endpoint-user' },
    ],
    [
      'their membership is removed',
      asked('UPDATE app.memberships SET removed_at = now() WHERE user_uid = $uid'),
      gone,
    ],
    ['it is suspended', asked('UPDATE app.memberships SET suspended_at = now() WHERE user_uid = $uid'), gone],
    ['it ends', asked('UPDATE app.memberships SET ends_at = now() WHERE user_uid = $uid'), gone],
    ['its row is deleted', asked('DELETE FROM app.memberships WHERE user_uid = $uid'), gone],
    [
      'they get another role in the account',
      ({ uid, accountId, defaultWorkspaceId: workspaceId }) =>
        insertMembership(api.db, { uid, accountId, workspaceId, role: 'endpoint-user' }),
      { role: 'workspace-admin' },
    ],
    [
      'their workspace is deleted',
      asked('UPDATE app.workspaces SET deleted_at = now() WHERE id = $workspace'),
      gone,
    ],
    ['the account is deleted', asked('UPDATE app.accounts SET deleted_at = now() WHERE id = $account'), gone],
    [
      'the account becomes a partner',
      asked(`UPDATE app.accounts SET customer_status = 'AUTHORIZED_PARTNER' WHERE id = $account`),
      { customerStatus: 'AUTHORIZED_PARTNER' },
    ],
    [
      'a subscription is bought',
      ({ accountId }) => insertSubscription(api.db, { account_id: accountId, product_kind: 'skyport' }),
      { subscribedPlans: ['intercom', 'skyport'] },
    ],
    [
      'a subscription expires',
      asked(
        `UPDATE app.subscriptions SET status = 'Not Subscribed', current_period_end = now() WHERE account_id = $account`,
      ),
      { hasExpiredSubscription: true },
    ],
    [
      'a subscription is deleted',
      asked('UPDATE app.subscriptions SET deleted_at = now() WHERE account_id = $account'),
      { subscribedPlans: [] },
    ],
    ['they are disabled', asked('UPDATE app.users SET disabled_at = now() WHERE uid = $uid'), gone],
  ];

  it.each(changes)('%s', async (_what, change, claims) => {
    const person = await signedIn();
    const before = api.issuer.claimsSetFor(person.uid).length;
    await change(person);
    await until('the user is notified', async () => (await toldIn(person.uid)).length > 0);
    expect(api.issuer.claimsSetFor(person.uid).length).toBeGreaterThan(before);
    if (claims === gone) expect(api.issuer.claimsSetFor(person.uid)[0]).toEqual({});
    else expect(claimsOf(person.uid)).toMatchObject(claims);
    expect(await toldIn(person.uid)).toEqual([person.accountId]);
  });
});

it('[GC-14] moves a user who lost their account to their only other one, with events in both', async () => {
  const person = await signedIn();
  const other = await insertAccount(api.db);
  await insertMembership(api.db, { uid: person.uid, accountId: other.accountId, role: 'account-admin' });
  await until('the new membership is known', async () => (await toldIn(person.uid)).length === 1);
  await api.db.query(
    'UPDATE app.memberships SET removed_at = now() WHERE user_uid = $1 AND account_id = $2',
    [person.uid, person.accountId],
  );
  await until('they are notified', async () => (await toldIn(person.uid)).length === 3);
  expect((await toldIn(person.uid)).slice(1).toSorted()).toEqual(
    [person.accountId, other.accountId].toSorted(),
  );
  expect(claimsOf(person.uid)).toMatchObject({ accountId: other.accountId, role: 'account-admin' });
});

it('does not retry for a user unknown to the identity service', async () => {
  const { uid } = await signedIn();
  api.issuer.people.execute('accounts:delete', { localId: uid });
  await api.db.query('UPDATE app.memberships SET role_id = 4 WHERE user_uid = $1', [uid]);
  await until('it is written down', () =>
    api.logLines.some(
      (line) => line.includes('unknown to the identity service') && line.includes(logNameOf(uid)),
    ),
  );
  await until('no job is left', async () => {
    const { rowCount } = await api.db.query('SELECT FROM graphile_worker.jobs WHERE key = $1', [
      `bring-claims-${uid}`,
    ]);
    return rowCount === 0;
  });
  expect(await toldIn(uid)).toEqual([]);
});

it('[ACCT-8] restores the previous choice when a switch fails, and sets the claims again later', async () => {
  const { uid, accountId, workspaceId } = await signedIn();
  const other = await insertAccount(api.db);
  await insertMembership(api.db, { uid, accountId: other.accountId, role: 'account-admin' });
  await until('the new membership is known', async () => (await toldIn(uid)).length === 1);
  const token = await api.tokenFor({ uid, accountId, workspaceId });
  api.issuer.available = false;
  try {
    const body = { accountId: other.accountId, workspaceId: null };
    expect((await api.call('switchAccount', { token, body })).failure).toBe('unavailable');
  } finally {
    api.issuer.available = true;
  }
  const chosen = await api.db.query(
    'SELECT chosen_account_id AS "accountId", chosen_workspace_id AS "workspaceId" FROM app.users WHERE uid = $1',
    [uid],
  );
  expect(chosen.rows).toEqual([{ accountId, workspaceId }]);
  const jobs = await api.db.query('SELECT FROM graphile_worker.jobs WHERE key = $1', [
    `confirm-claims-${uid}`,
  ]);
  expect(jobs.rowCount).toBe(1);
});

it('[GC-11] notifies a user once per job, although its process dies after the commit and it is retried', async () => {
  const { uid, accountId } = await signedIn();
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const identity = firebaseIdentityAdmin(api.config.identity);
  const bring = createBringClaims({ database: api.db, identity, log });
  for (const job of ['7.0', '7.0']) await bring({ uid, failures: 0 }, job);
  expect(await toldIn(uid)).toEqual([accountId]);
  // Requested again while waiting for its retry.
  await bring({ uid, failures: 0 }, '7.1');
  expect(await toldIn(uid)).toEqual([accountId, accountId]);
});

it('skips changes without effect on claims, and users without claims', async () => {
  const person = await signedIn();
  const before = api.issuer.claimsSetFor(person.uid).length;
  const bystander = await insertUser(api.db);
  await insertMembership(api.db, { uid: bystander, accountId: person.accountId, role: 'account-admin' });
  await api.db.query('UPDATE app.memberships SET last_active_at = now(), role_id = role_id');
  await api.db.query('UPDATE app.subscriptions SET row_version = row_version + 1, status = status');
  await api.db.query(`UPDATE app.accounts SET name = 'Renamed', customer_status = customer_status`);
  await api.db.query('UPDATE app.users SET last_active_at = now(), disabled_at = disabled_at');
  const { rows } = await api.db.query(`SELECT FROM graphile_worker.jobs WHERE key LIKE 'bring-claims-%'`);
  expect(rows).toEqual([]);
  expect(api.issuer.claimsSetFor(person.uid)).toHaveLength(before);
  expect(api.issuer.claimsSetFor(bystander)).toEqual([]);
});

it('[GC-11] loses no change while the identity service is unavailable, and sends no event before it is back', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, signedIn));
  const isTried = async ({ uid }: Person): Promise<boolean> => {
    const { rowCount } = await api.db.query(
      `SELECT FROM graphile_worker._private_jobs WHERE key = $1 AND (payload ->> 'failures')::int > 0`,
      [`bring-claims-${uid}`],
    );
    return rowCount === 1;
  };
  api.issuer.available = false;
  try {
    for (const { uid } of people) {
      await api.db.query('UPDATE app.memberships SET role_id = 4 WHERE user_uid = $1', [uid]);
    }
    await until(
      'each has been tried',
      async () => (await Promise.all(people.map(isTried))).every(Boolean),
      20_000,
    );
    for (const { uid } of people) expect(await toldIn(uid)).toEqual([]);
  } finally {
    api.issuer.available = true;
  }
  for (const { uid } of people) {
    // Two backoffs of 15 s may follow each other.
    await until('they are notified', async () => (await toldIn(uid)).length > 0);
    expect(claimsOf(uid)).toMatchObject({ role: 'endpoint-user' });
  }
  for (const { uid, accountId } of people) {
    await lookNow(uid);
    expect(await toldIn(uid)).toEqual([accountId]);
  }
});

it('sets claims again after a timed-out call, which may still arrive', async () => {
  const { rows } = await api.db.query<{ late: boolean }>(
    `SELECT run_at > created_at + interval '50 s' AS late
      FROM graphile_worker.jobs WHERE key LIKE 'confirm-claims-%' AND attempts = 0`,
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows).toEqual(rows.map(() => ({ late: true })));
});

it('[GC-11, GC-14] sets claims again, and notifies the user, when a timed-out call arrives late', async () => {
  const { uid, accountId } = await signedIn();
  await requestConfirmation(api.db, uid);
  api.issuer.people.execute('accounts:update', {
    localId: uid,
    customAttributes: '{"role":"account-owner"}',
  });
  await lookNow(uid);
  expect(claimsOf(uid)).toMatchObject({ role: 'workspace-admin' });
  expect(await toldIn(uid)).toEqual([accountId]);
});

it('retries the check while the identity service is unavailable, and sends no event', async () => {
  const { uid } = await signedIn();
  api.issuer.available = false;
  try {
    await requestConfirmation(api.db, uid, { delayMs: 1 });
    await until('it was asked in vain', async () => {
      const { rowCount } = await api.db.query(
        `SELECT FROM graphile_worker._private_jobs WHERE key = $1 AND (payload ->> 'failures')::int > 0`,
        [`confirm-claims-${uid}`],
      );
      return rowCount === 1;
    });
  } finally {
    api.issuer.available = true;
  }
  await until('no job is left', async () => {
    const { rowCount } = await api.db.query('SELECT FROM graphile_worker.jobs WHERE key = $1', [
      `confirm-claims-${uid}`,
    ]);
    return rowCount === 0;
  });
  expect(await toldIn(uid)).toEqual([]);
});

it('[GC-14] ends with the stored data after concurrent changes', async () => {
  const person = await signedIn();
  const roles = [4, 3, 6, 4, 3, 6, 4, 3];
  await Promise.all(
    roles.map((role) =>
      api.db.query('UPDATE app.memberships SET role_id = $2 WHERE user_uid = $1', [person.uid, role]),
    ),
  );
  // A call given up may arrive after a newer one; the confirmation repairs that.
  await until(
    'no job is left',
    async () => {
      const { rowCount } = await api.db.query(
        `SELECT FROM graphile_worker.jobs WHERE key = ANY ($1) OR locked_at IS NOT NULL`,
        [[`bring-claims-${person.uid}`, `confirm-claims-${person.uid}`]],
      );
      return rowCount === 0;
    },
    90_000,
  );
  const { rows } = await api.db.query<{ role: string }>(
    'SELECT r.name AS role FROM app.memberships m JOIN app.roles r ON r.id = m.role_id WHERE m.user_uid = $1',
    [person.uid],
  );
  expect(claimsOf(person.uid)?.role).toBe(rows[0]?.role);
});
