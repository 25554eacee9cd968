import {
  insertAccount,
  insertMember,
  insertMembership,
  insertSubscription,
  insertWorkspace,
} from '@partyline/rows/testing';
import { expect, it } from 'vitest';
import { oncePerFile } from '../../testing/fixtures.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { CALLER_SQL, loadCaller, refuseMissingUser } from './load-caller.ts';
import type { TokenIdentity } from '../authentication/token-identity.ts';

const test = oncePerFile(createTestDatabase);

const identityOf = (uid: string, accountId: number | null): TokenIdentity => ({
  uid,
  email: `${uid}@example.test`,
  emailVerified: true,
  provider: 'password',
  hasSecondFactor: false,
  name: '',
  photoURL: null,
  accountId,
  workspaceId: null,
  signedInAt: 1_800_000_000,
  issuedAt: 1_800_000_000,
  expiresAt: 4_000_000_000,
  claims: {},
});

const load = (uid: string, accountId: number | null) =>
  loadCaller(test.database, identityOf(uid, accountId), { unverifiedAllowed: false });

it("[GC-14] loads the memberships in the token's account only", async () => {
  const [here, elsewhere] = await Promise.all([insertAccount(test.database), insertAccount(test.database)]);
  const testAccount = await insertWorkspace(test.database, { account_id: here.accountId });
  const uid = await insertMember(test.database, { accountId: here.accountId, role: 'account-admin' });
  await insertMembership(test.database, {
    uid,
    accountId: here.accountId,
    workspaceId: testAccount,
    role: 'workspace-owner',
  });
  await insertMembership(test.database, { uid, accountId: elsewhere.accountId, role: 'account-admin' });
  const caller = await load(uid, here.accountId);
  expect(caller.memberships).toHaveLength(2);
  expect(caller.memberships).toEqual(
    expect.arrayContaining([
      { accountId: here.accountId, workspaceId: null, role: 'account-admin' },
      { accountId: here.accountId, workspaceId: testAccount, role: 'workspace-owner' },
    ]),
  );
});

it.each([
  ['paid', 'intercom', null],
  ['trial', 'trial', null],
  ['free', null, null],
  ['trial', 'trial', 'intercom'],
  ['free', null, 'skyport'],
] as const)(
  '[GC-5] calls an account %s with the subscription %s and the deleted one %s',
  async (planType, kind, deleted) => {
    const { accountId, ownerUid } = await insertAccount(test.database, { productKind: kind });
    if (deleted !== null) {
      await insertSubscription(test.database, {
        account_id: accountId,
        product_kind: deleted,
        deleted_at: new Date(),
      });
    }
    expect((await load(ownerUid, accountId)).account).toEqual({
      id: accountId,
      customerStatus: 'B2C',
      planType,
    });
  },
);

it('[AUTH-33] tells a user who was deleted during the call from an unknown one', async () => {
  const { ownerUid } = await insertAccount(test.database);
  await test.database.query('UPDATE app.users SET deleted_at = now() WHERE uid = $1', [ownerUid]);
  const refusalOf = (uid: string) => refuseMissingUser(test.database, identityOf(uid, null));
  await expect(refusalOf(ownerUid)).rejects.toMatchObject({ failure: 'shut-out' });
  await expect(refusalOf('unknown')).rejects.toMatchObject({ failure: 'not-found' });
});

it('reads a user without an account, and an unknown user', async () => {
  const { ownerUid } = await insertAccount(test.database);
  expect(await load(ownerUid, null)).toEqual({
    uid: ownerUid,
    isKnown: true,
    language: null,
    account: null,
    memberships: [],
  });
  expect(await load('unknown', null)).toMatchObject({ isKnown: false, account: null });
});

it('uses the index for a small account beside one with most subscriptions', async () => {
  const { accountId } = await insertAccount(test.database);
  await test.database.query(
    `INSERT INTO app.subscriptions (account_id, product_kind, plan, users, billing_interval, status)
     SELECT $1, 'intercom', 'Pro', 16, 'month', 'Subscribed' FROM generate_series(1, 5000)`,
    [accountId],
  );
  await test.database.query('ANALYZE app.subscriptions');
  const client = await test.database.connect();
  try {
    // Tests the generic plan, which PostgreSQL soon uses for every account.
    await client.query('SET plan_cache_mode = force_generic_plan');
    await client.query(`PREPARE caller(text, bigint) AS SELECT ${CALLER_SQL}`);
    const { rows } = await client.query<Record<string, string>>(`EXPLAIN EXECUTE caller('user', 1)`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('subscriptions_of_account');
    expect(plan).not.toContain('Seq Scan on subscriptions');
  } finally {
    client.release(true);
  }
});
