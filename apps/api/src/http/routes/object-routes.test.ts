import { ROUTES, type ErrorName, type Route } from '@partyline/contract';
import { can, subjectFor } from '@partyline/permissions';
import { insertMember } from '@partyline/rows/testing';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { startApi } from '../../testing/start-api.ts';
import { insertTestAccount } from '../../testing/accounts/test-account.ts';
import {
  insertObjectWorld,
  OBJECT_ROUTE_CALLS,
  type ObjectWorld,
} from '../../testing/routes/object-route-calls.ts';
import { oncePerFile } from '../../testing/fixtures.ts';
import { isObjectRoute, type ObjectRoute } from '../authorization/rights-of-call.ts';
import { routeNames } from '../../wiring/register-routes.ts';

/*
 * Every workspace and instance route: refused to each role that lacks the right, allowed to the account owner with the
 * same request.
 */

const OBJECT_ROUTES = routeNames().filter(isObjectRoute);
/** Whether an endpoint user has the right: favorites are their own. */
function mayEndpointUser(name: ObjectRoute): boolean {
  const { permission }: Route = ROUTES[name];
  if (permission.kind !== 'instance' || permission.action === 'by-body-action') return false;
  const subject = subjectFor({ planType: 'paid', customerStatus: 'B2C', roles: ['endpoint-user'] });
  const target = { kind: 'instance', isRunning: false, isSubscriptionExpired: false } as const;
  return can(subject, permission.action, target).allowed;
}

const api = oncePerFile(startApi);
let world: ObjectWorld;
beforeEach(async () => {
  world = await insertObjectWorld(api);
});

async function callAs(name: ObjectRoute, token: string) {
  return api.call(name, { ...OBJECT_ROUTE_CALLS[name](world), token });
}

async function doneBy(uid: string) {
  const { rows } = await api.db.query<{ action: string }>(
    `SELECT action FROM app.audit WHERE account_id = $1 AND actor_uid = $2 AND outcome = 'done'`,
    [world.testAccount.accountId, uid],
  );
  return rows;
}

const REFUSALS: readonly (ErrorName | null)[] = [
  'forbidden',
  'start-not-allowed',
  'not-found',
  'request-not-proper',
  'email-not-verified',
  'unauthenticated',
  'internal',
];

describe.each(OBJECT_ROUTES)('[ROLE-38, GC-14] %s', (name) => {
  it('is open to the account owner with the request of this test', async () => {
    const { testAccount } = world;
    const answer = await callAs(name, await testAccount.tokenOf(testAccount.ownerUid));
    expect(REFUSALS).not.toContain(answer.failure);
  });

  it(`is ${mayEndpointUser(name) ? 'open' : 'refused'} to an endpoint user of the workspace`, async () => {
    const uid = await world.testAccount.member('endpoint-user');
    const { failure } = await callAs(name, await world.testAccount.tokenOf(uid));
    if (mayEndpointUser(name)) {
      expect(failure).toBeNull();
      return;
    }
    // An invisible workspace is answered as not existing.
    expect(['forbidden', 'start-not-allowed', 'not-found']).toContain(failure);
    expect(await doneBy(uid)).toEqual([]);
  });

  it('finds nothing for a member of another workspace of the account', async () => {
    const { accountId } = world.testAccount;
    const elsewhere = { accountId, workspaceId: world.otherWorkspaceId, role: 'workspace-admin' } as const;
    const uid = await insertMember(api.db, elsewhere);
    expect(await callAs(name, await world.testAccount.tokenOf(uid))).toMatchObject({ failure: 'not-found' });
    expect(await doneBy(uid)).toEqual([]);
  });

  it('finds nothing for the owner of another account', async () => {
    const other = await insertTestAccount(api);
    const token = await other.tokenOf(other.ownerUid);
    expect(await callAs(name, token)).toMatchObject({ failure: 'not-found' });
    expect(await doneBy(other.ownerUid)).toEqual([]);
  });

  it('is refused to a user whose e-mail is not verified', async () => {
    const { accountId } = world.testAccount;
    const user = { email_proved_at: null };
    const uid = await insertMember(api.db, { accountId, role: 'account-admin', user });
    const token = await api.tokenFor({ uid, accountId, workspaceId: null, emailVerified: false });
    expect(await callAs(name, token)).toMatchObject({ status: 403, failure: 'email-not-verified' });
    expect(await doneBy(uid)).toEqual([]);
  });

  it('is refused to a stranger with a token of the account', async () => {
    const token = await api.tokenFor({ uid: randomUUID(), accountId: world.testAccount.accountId });
    expect(await callAs(name, token)).toMatchObject({ failure: 'forbidden', reason: 'no-membership' });
  });
});

it("[ROLE-38] creating a workspace is refused without the account's right", async () => {
  const body = { action: 'create', name: 'Mine' };
  const roles = ['endpoint-user', 'vic-admin', 'workspace-admin'] as const;
  const members = await Promise.all(roles.map((role) => world.testAccount.member(role)));
  for (const uid of [...members, world.workspaceOwner]) {
    const token = await world.testAccount.tokenOf(uid);
    expect(await api.call('createOrMove', { token, body })).toMatchObject({ failure: 'forbidden' });
    expect(await doneBy(uid)).toEqual([]);
  }
});
