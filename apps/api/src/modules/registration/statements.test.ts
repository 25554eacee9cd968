import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Database } from '../../db/open-database.ts';
import type { TokenIdentity } from '../../http/authentication/token-identity.ts';
import { countStatements } from '../../testing/database/counting-database.ts';
import { oncePerFile } from '../../testing/fixtures.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createAccount } from './own-account.ts';
import { signup } from './signup.service.ts';
import { startTrial } from './start-trial.service.ts';

const test = oncePerFile(createTestDatabase);

const uid = randomUUID();
const requestId = randomUUID();
const token: TokenIdentity = {
  ...{
    uid,
    email: `${uid}@example.test`,
    emailVerified: true,
    provider: 'password',
    hasSecondFactor: false,
    name: '',
    photoURL: null,
  },
  ...{ accountId: null, workspaceId: null, signedInAt: 1, issuedAt: 1, expiresAt: 2, claims: {} },
};
const body = {
  ...{ accessToken: 'x', email: token.email, inviteId: null, name: 'Ada', photoURL: null },
  ...{ provider: 'password', userid: uid },
};

/** Counts the statements of some work, BEGIN and COMMIT included. */
async function statementsOf(work: (database: Database) => Promise<unknown>): Promise<number> {
  const counting = countStatements(test.database);
  await work(counting.database);
  return counting.statements();
}

it('uses a fixed number of statements per call', async () => {
  const sign = (database: Database) => signup(database, { token, body, requestId });
  const create = (database: Database) => createAccount(database, { uid, requestId });
  expect(await statementsOf(sign)).toBe(7);
  expect(await statementsOf(sign)).toBe(6);
  const { accountId } = await createAccount(test.database, { uid, requestId });
  const account = { id: accountId, customerStatus: 'B2C', planType: 'free' } as const;
  const memberships = [{ accountId, workspaceId: null, role: 'account-owner' }] as const;
  const request = { uid, account, memberships, workspaceName: undefined, requestId };
  const start = (database: Database) =>
    startTrial({ database, trialDays: 14, now: () => new Date() }, request);
  expect(await statementsOf(start)).toBe(11);
  expect(await statementsOf(start)).toBe(4);
  expect(await statementsOf(create)).toBe(5);
});
