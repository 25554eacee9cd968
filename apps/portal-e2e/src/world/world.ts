import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { AccountPlan, UserPlan } from './account-plan.ts';
import { deviceHandle, type Device } from './device.ts';
import { findNamed } from './find-named.ts';
import { inTransaction } from './in-transaction.ts';
import { insertDevices, insertWorkspaces } from './insert-plan.ts';
import { waitForMail, type LinkMail, type MailKind } from './mailbox.ts';
import { makeNewUser, type NewUser } from './new-user.ts';
import { makeUser, type TestUser } from './test-user.ts';
import { insertAccount, insertMembership, insertUser } from './rows.ts';
import type { SandboxControl } from './sandbox-control.ts';
import type { WorldDeps } from './world-deps.ts';

/** An account of one test's own. */
export interface Account<Who extends string = string> {
  readonly id: number;
  readonly name: string;
  readonly people: Readonly<Record<Who, TestUser>>;
  /** The device of this name; throws when the plan named none. */
  readonly device: (name: string) => Device;
  readonly workspaceId: (name: string) => number;
}

/** Makes what a test needs and nobody else sees, so that tests never meet. */
export interface World {
  readonly account: <const Who extends string = never>(plan?: AccountPlan<Who>) => Promise<Account<Who>>;
  /** Gives somebody a role in another account too. */
  readonly join: (user: TestUser, account: Account, plan: UserPlan) => Promise<void>;
  readonly confirmEmail: (user: Pick<TestUser, 'uid'>) => Promise<void>;
  /** Somebody nobody knows yet, with an address nobody has used: they sign up by themselves. */
  readonly newUser: (who?: string) => NewUser;
  /**
   * The newest mail of the identity service to an address about one thing, waited for until there are `count` of them (1).
   * A user reads the same in the inbox: see screens/inbox.ts.
   */
  readonly mail: (user: Pick<TestUser, 'email'>, kind: MailKind, count?: number) => Promise<LinkMail>;
  /** The identity service, where a test sets what a user could not. */
  readonly identity: Pick<
    SandboxControl,
    'findUser' | 'expireCodes' | 'ageSignIn' | 'addIdpAccount' | 'askToChangeEmail' | 'listMails' | 'disable'
  >;
  /** Switches on a physical device that nobody has added yet. */
  readonly showDevice: SandboxControl['showDevice'];
  /** Tells everybody in an account something without words, as the server does after a change. */
  readonly announce: (account: Account, event: string) => Promise<void>;
  /** Statements of a test's own. */
  readonly database: Pool;
}

/** A world, and the function that undoes what it did to others. */
export function createWorld(deps: WorldDeps): { world: World; end: () => Promise<void> } {
  const undo: (() => Promise<void>)[] = [];
  const world: World = {
    database: deps.database,
    account: (plan) => makeAccount(deps, plan ?? {}, (step) => undo.push(step)),
    join: ({ uid }, account, plan) =>
      inTransaction(deps.database, (db) =>
        insertMembership(db, uid, account.id, {
          role: plan.role,
          workspaceId: plan.in === undefined ? null : account.workspaceId(plan.in),
        }),
      ),
    confirmEmail: ({ uid }) => deps.sandbox.confirmEmail(uid),
    newUser: makeNewUser,
    mail: ({ email }, kind, count) => waitForMail(deps.sandbox, email, kind, count),
    identity: deps.sandbox,
    showDevice: deps.sandbox.showDevice,
    announce: async ({ id }, event) => {
      await deps.database.query(
        'INSERT INTO app.notifications (account_id, silent, event) VALUES ($1, true, $2)',
        [id, event],
      );
    },
  };
  const end = async () => {
    for (const step of undo) await step();
  };
  return { world, end };
}

async function makeAccount<Who extends string>(
  deps: WorldDeps,
  plan: AccountPlan<Who>,
  onEnd: (undo: () => Promise<void>) => void,
): Promise<Account<Who>> {
  const name = plan.name ?? `Test Account ${randomUUID().slice(0, 8)}`;
  const cast = castOf(plan);
  await deps.sandbox.addUsers(
    cast.map(({ user, plan: seat }) => identityOf(user, seat.unverifiedBy === undefined)),
  );
  const { id, workspaces, devices } = await inTransaction(deps.database, async (db) => {
    const id = await insertAccount(db, name, plan.customerStatus ?? 'B2C', plan.isTrial ?? false);
    const workspaces = await insertWorkspaces(db, id, plan);
    for (const { user, plan: seat } of cast) {
      await insertUser(db, user, seat.unverifiedBy !== 'everywhere');
      const workspaceId = seat.in === undefined ? null : findNamed(workspaces, seat.in);
      await insertMembership(db, user.uid, id, { role: seat.role, workspaceId });
    }
    return { id, workspaces, devices: await insertDevices(deps, db, id, plan, workspaces) };
  });
  const handles = new Map(devices.map((device) => [device.name, deviceHandle(deps.sandbox, device, onEnd)]));
  return {
    id,
    name,
    // Object.fromEntries forgets the names it was given.
    people: Object.fromEntries(cast.map(({ who, user }) => [who, user])) as Record<Who, TestUser>,
    device: (wanted) => findNamed(handles, wanted),
    workspaceId: (wanted) => findNamed(workspaces, wanted),
  };
}

interface Cast {
  readonly who: string;
  readonly user: TestUser;
  readonly plan: UserPlan;
}

/** The people of a plan, and an owner where it names none. */
function castOf({ people }: AccountPlan<string>): readonly Cast[] {
  const named = Object.entries(people ?? {}).map(([who, plan]) => ({ who, user: makeUser(who), plan }));
  if (named.some(({ plan }) => plan.role === 'account-owner')) return named;
  return [...named, { who: 'somebody', user: makeUser('somebody'), plan: { role: 'account-owner' } }];
}

function identityOf({ uid, email, password, name }: TestUser, emailVerified: boolean) {
  return { uid, email, password, displayName: name, emailVerified };
}
