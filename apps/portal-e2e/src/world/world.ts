import { inTransaction, insertInvitation, insertMembership, insertRow } from '@partyline/rows/testing';
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { AccountPlan, InvitationPlan, UserPlan } from './account-plan.ts';
import { deviceHandle, type Device } from './device.ts';
import { findNamed, insertDevices, insertWorkspaces, type DeviceDeps } from './insert-plan.ts';
import { waitForMail, type LinkMail, type MailKind } from './mailbox.ts';
import { makeNewUser, makeUser, type NewUser, type TestUser } from './test-user.ts';
import { insertAccount, insertTestUser } from './rows.ts';
import type { SandboxControl } from './sandbox-control.ts';

const DAY_S = 86_400;

export interface WorldDeps extends DeviceDeps {
  readonly database: Pool;
}

/** What a silent event says of a device. */
interface UpdatePlan {
  readonly workspaceId?: number;
  readonly data?: object;
}

export interface Account<Key extends string = string> {
  readonly id: number;
  readonly name: string;
  readonly people: Readonly<Record<Key, TestUser>>;
  /** Throws for an unknown name. */
  readonly device: (name: string) => Device;
  readonly workspaceId: (name: string) => number;
}

/** Tests share no data, so they run in parallel. */
export interface World {
  readonly account: <const Key extends string = never>(plan?: AccountPlan<Key>) => Promise<Account<Key>>;
  readonly join: (user: TestUser, account: Account, plan: UserPlan) => Promise<void>;
  readonly changeRole: (user: TestUser, account: Account, role: UserPlan['role']) => Promise<void>;
  /** Without mails. */
  readonly invite: (account: Account, ...invitations: readonly InvitationPlan[]) => Promise<void>;
  readonly confirmEmail: (user: Pick<TestUser, 'uid'>) => Promise<void>;
  /** Unused address and name. */
  readonly newUser: (who?: string) => NewUser;
  /** Waits for `count` (1) mails of a kind and returns the newest. `followMail` reads it in the browser. */
  readonly mail: (user: Pick<TestUser, 'email'>, kind: MailKind, count?: number) => Promise<LinkMail>;
  /** Changes in the identity service that no user could make. */
  readonly identity: Pick<
    SandboxControl,
    'findUser' | 'expireCodes' | 'ageSignIn' | 'addIdpAccount' | 'askToChangeEmail' | 'listMails' | 'disable'
  >;
  /** Switches on a physical device that no account has added. */
  readonly showDevice: SandboxControl['showDevice'];
  /** Ages an account's subscriptions at the payment provider by days. */
  readonly ageSubscriptions: (account: Account, days: number) => Promise<void>;
  /** Answers the payment provider's calls about an object with a status until the test ends. */
  readonly failPayments: (objectId: string, status: number) => Promise<void>;
  /** Lets the card of an account be charged again. */
  readonly repairCard: (account: Account) => Promise<void>;
  /** Sends a silent event to an account. */
  readonly announce: (account: Account, event: string, update?: UpdatePlan) => Promise<void>;
  readonly database: Pool;
}

export function createWorld(deps: WorldDeps): { world: World; end: () => Promise<void> } {
  const undo: (() => Promise<void>)[] = [];
  const world: World = {
    database: deps.database,
    account: (plan) => makeAccount(deps, plan ?? {}, (step) => undo.push(step)),
    join: async ({ uid }, account, plan) => {
      await insertMembership(deps.database, {
        uid,
        accountId: account.id,
        workspaceId: plan.in === undefined ? null : account.workspaceId(plan.in),
        role: plan.role,
      });
    },
    changeRole: async ({ uid }, { id }, role) => {
      await deps.database.query(
        `UPDATE app.memberships SET role_id = (SELECT id FROM app.roles WHERE name = $3)
         WHERE user_uid = $1 AND account_id = $2`,
        [uid, id, role],
      );
    },
    invite: (account, ...invitations) =>
      inTransaction(deps.database, async (db) => {
        for (const { in: name, ...plan } of invitations) {
          const workspaceId = name === undefined ? null : account.workspaceId(name);
          await insertInvitation(db, { ...plan, accountId: account.id, workspaceId });
        }
      }),
    confirmEmail: ({ uid }) => deps.sandbox.confirmEmail(uid),
    newUser: makeNewUser,
    mail: ({ email }, kind, count) => waitForMail(deps.sandbox, email, kind, count),
    identity: deps.sandbox,
    showDevice: deps.sandbox.showDevice,
    ageSubscriptions: async ({ id }, days) => {
      const { rows } = await deps.database.query<{ id: string }>(
        'SELECT provider_subscription_id AS id FROM app.subscriptions WHERE account_id = $1 AND provider_subscription_id IS NOT NULL',
        [id],
      );
      for (const { id: providerId } of rows) await deps.sandbox.ageSubscription(providerId, days * DAY_S);
    },
    failPayments: async (match, status) => {
      undo.push(await deps.sandbox.addFault({ target: 'payments', kind: 'fail', match, status }));
    },
    repairCard: async ({ id }) => {
      const { rows } = await deps.database.query<{ customer: string }>(
        'SELECT provider_customer_id AS customer FROM app.accounts WHERE id = $1',
        [id],
      );
      await deps.sandbox.setCards(rows[0]?.customer ?? '', true);
    },
    announce: async ({ id }, event, { workspaceId = null, data = null } = {}) => {
      const row = { account_id: id, workspace_id: workspaceId, silent: true, event, data };
      await insertRow(deps.database, 'notifications', row, 'id');
    },
  };
  const end = async () => {
    for (const step of undo) await step();
  };
  return { world, end };
}

async function makeAccount<Key extends string>(
  deps: WorldDeps,
  plan: AccountPlan<Key>,
  onEnd: (undo: () => Promise<void>) => void,
): Promise<Account<Key>> {
  const name = plan.name ?? `Test Account ${randomUUID().slice(0, 8)}`;
  const users = plannedUsers(plan);
  await deps.sandbox.addUsers(
    users.map(({ user, plan: userPlan }) => identityOf(user, userPlan.unverifiedBy === undefined)),
  );
  const { id, workspaces, devices } = await inTransaction(deps.database, async (db) => {
    const columns = { name, customer_status: plan.customerStatus ?? 'B2C' };
    const id = await insertAccount(db, columns, plan.isTrial ?? false);
    const workspaces = await insertWorkspaces(db, id, plan);
    for (const { user, plan: userPlan } of users) {
      await insertTestUser(db, user, userPlan.unverifiedBy !== 'everywhere');
      const workspaceId = userPlan.in === undefined ? null : findNamed(workspaces, userPlan.in);
      await insertMembership(db, { uid: user.uid, accountId: id, workspaceId, role: userPlan.role });
    }
    return { id, workspaces, devices: await insertDevices(deps, db, id, plan, workspaces) };
  });
  const handles = new Map(devices.map((device) => [device.name, deviceHandle(deps.sandbox, device, onEnd)]));
  return {
    id,
    name,
    // Object.fromEntries loses the key type.
    people: Object.fromEntries(users.map(({ key, user }) => [key, user])) as Record<Key, TestUser>,
    device: (wanted) => findNamed(handles, wanted),
    workspaceId: (wanted) => findNamed(workspaces, wanted),
  };
}

interface PlannedUser {
  readonly key: string;
  readonly user: TestUser;
  readonly plan: UserPlan;
}

/** Adds an owner unless one is named. */
function plannedUsers({ people }: AccountPlan<string>): readonly PlannedUser[] {
  const named = Object.entries(people ?? {}).map(([key, plan]) => ({ key, user: makeUser(key), plan }));
  if (named.some(({ plan }) => plan.role === 'account-owner')) return named;
  return [...named, { key: 'holder', user: makeUser('holder'), plan: { role: 'account-owner' } }];
}

function identityOf({ uid, email, password, name }: TestUser, emailVerified: boolean) {
  return { uid, email, password, displayName: name, emailVerified };
}
