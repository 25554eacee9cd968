import {
  accountPlanTypeOf,
  CUSTOMER_STATUSES,
  PAID_PRODUCT_KINDS,
  STORED_ROLES,
  TRIAL_PRODUCT_KIND,
} from '@partyline/roles';
import { isEmailVerified } from '@partyline/session';
import * as v from 'valibot';
import type { Db } from '../db/open-database.ts';
import { ApiFailure } from './api-failure.ts';
import type { Caller, CallerAccount, MemberCaller } from './caller.ts';
import type { TokenIdentity } from './token-identity.ts';

/**
 * The kind, if the account has a subscription of it that is not yet deleted: one look into an index, however many there are.
 * Written as the least of a range, because for the first row of many the planner would read the table from its beginning,
 * which is all of it where most rows are another account's.
 */
function productKindSql(kind: string): string {
  return `(SELECT min(s.product_kind) FROM app.subscriptions s
      WHERE s.account_id = $2 AND s.product_kind BETWEEN '${kind}' AND '${kind}' AND s.deleted_at IS NULL)`;
}

/**
 * One expression that says everything about a caller, as one JSON value: $1 is the uid, $2 the account of the token.
 * A statement of a module may select it beside its own data; `readMember` then decides as it does everywhere.
 */
export const CALLER_SQL = `jsonb_build_object(
  'user', (
    SELECT jsonb_build_object(
      'shut', u.disabled_at IS NOT NULL OR u.deleted_at IS NOT NULL,
      'tokensValidAfter', floor(extract(epoch FROM u.tokens_valid_after)),
      'sparedSignIn', extract(epoch FROM u.spared_sign_in),
      'endedSignIns', (
        SELECT coalesce(jsonb_agg(extract(epoch FROM s.signed_in_at)), '[]')
        FROM app.sessions s WHERE s.user_uid = u.uid AND s.ended_at IS NOT NULL),
      'emailProved', u.email_proved_at IS NOT NULL)
    FROM app.users u WHERE u.uid = $1),
  'customerStatus', (SELECT a.customer_status FROM app.accounts a WHERE a.id = $2),
  'productKinds', array_remove(ARRAY[
    ${[...PAID_PRODUCT_KINDS, TRIAL_PRODUCT_KIND].map(productKindSql).join(', ')}
  ], NULL),
  'memberships', (
    SELECT coalesce(jsonb_agg(jsonb_build_object('role', r.name, 'workspaceId', m.workspace_id)), '[]')
    FROM app.active_memberships m JOIN app.roles r ON r.id = m.role_id
    WHERE m.user_uid = $1 AND m.account_id = $2)
)`;

const rowSchema = v.object({
  user: v.nullable(
    v.object({
      shut: v.boolean(),
      tokensValidAfter: v.nullable(v.number()),
      sparedSignIn: v.nullable(v.number()),
      endedSignIns: v.array(v.number()),
      emailProved: v.boolean(),
    }),
  ),
  customerStatus: v.nullable(v.picklist(CUSTOMER_STATUSES)),
  productKinds: v.array(v.string()),
  memberships: v.array(v.object({ role: v.picklist(STORED_ROLES), workspaceId: v.nullable(v.number()) })),
});

/** What a caller must be, besides being let in at all. */
export interface CallerDemand {
  /** Whether an address that is not proved is let through. [GA-33] */
  readonly unverifiedAllowed: boolean;
}

/** The caller of a call, in one statement. Refuses as `readCaller` does. */
export async function loadCaller(db: Db, identity: TokenIdentity, demand: CallerDemand): Promise<Caller> {
  return readCaller(identity, await queryCaller(db, identity), demand);
}

async function queryCaller(
  db: Db,
  { uid, accountId }: Pick<TokenIdentity, 'uid' | 'accountId'>,
): Promise<unknown> {
  const { rows } = await db.query<{ caller: unknown }>({
    name: 'load-caller',
    text: `SELECT ${CALLER_SQL} AS caller`,
    values: [uid, accountId],
  });
  return rows[0]?.caller;
}

/**
 * Reads what CALLER_SQL gave. Refuses with `shut-out` a person who is disabled or deleted, whom no other token helps; with
 * `unauthenticated` one who has ended the session the token stems from; with `email-not-verified` an address nobody has proved. [GA-33]
 */
export function readCaller(identity: TokenIdentity, value: unknown, demand: CallerDemand): Caller {
  const row = v.parse(rowSchema, value);
  if (row.user?.shut === true) throw new ApiFailure('shut-out');
  // An API token belongs to no session: it is revoked by itself. [PLUS-25]
  const isSession = identity.apiToken === undefined;
  if (isSession && row.user !== null && isSessionOver(identity, row.user))
    throw new ApiFailure('unauthenticated');
  if (!demand.unverifiedAllowed && !isAddressProved(identity, row.user?.emailProved ?? false)) {
    throw new ApiFailure('email-not-verified');
  }
  const account = accountOf(identity, row);
  const memberships =
    account === null ? [] : row.memberships.map((membership) => ({ ...membership, accountId: account.id }));
  return { uid: identity.uid, isKnown: row.user !== null, account, memberships };
}

/** Reads what CALLER_SQL gave, for a route that members of the account may call. Refuses others with `forbidden`. */
export function readMember(identity: TokenIdentity, value: unknown): MemberCaller {
  return requireMember(readCaller(identity, value, { unverifiedAllowed: false }));
}

/**
 * The member as the database knows them inside a transaction: a role that was lowered, suspended or removed since the call began
 * counts no more. Without a membership that counts, `memberships` is empty. [GC-14]
 */
export async function reloadMember(tx: Db, caller: MemberCaller): Promise<MemberCaller> {
  const { id } = caller.account;
  const row = v.parse(rowSchema, await queryCaller(tx, { uid: caller.uid, accountId: id }));
  const customerStatus = row.customerStatus ?? caller.account.customerStatus;
  return {
    ...caller,
    account: { id, customerStatus, planType: accountPlanTypeOf(row.productKinds) },
    memberships: row.memberships.map((membership) => ({ ...membership, accountId: id })),
  };
}

/**
 * A user as a member of an account, for a decision that is about them without their asking; null for one who is shut out or has no
 * membership there that counts. [GC-14]
 */
export async function findMember(db: Db, uid: string, accountId: number): Promise<MemberCaller | null> {
  const { user, customerStatus, productKinds, memberships } = v.parse(
    rowSchema,
    await queryCaller(db, { uid, accountId }),
  );
  if (user === null || user.shut || customerStatus === null || memberships.length === 0) return null;
  return {
    uid,
    isKnown: true,
    account: { id: accountId, customerStatus, planType: accountPlanTypeOf(productKinds) },
    memberships: memberships.map((membership) => ({ ...membership, accountId })),
  };
}

/** The caller as a member of the account their token names; refuses everybody else with `forbidden`. */
export function requireMember(caller: Caller): MemberCaller {
  const { account } = caller;
  if (account === null) throw new ApiFailure('forbidden', { reason: 'no-membership' });
  return { ...caller, account };
}

function accountOf(identity: TokenIdentity, row: v.InferOutput<typeof rowSchema>): CallerAccount | null {
  if (identity.accountId === null || row.customerStatus === null || row.memberships.length === 0) return null;
  return {
    id: identity.accountId,
    customerStatus: row.customerStatus,
    planType: accountPlanTypeOf(row.productKinds),
  };
}

type UserRow = NonNullable<v.InferOutput<typeof rowSchema>['user']>;

/** Whether the person has ended the session a token stems from: with all that are as old, or it alone. [PLUS-23] */
function isSessionOver({ signedInAt }: TokenIdentity, user: UserRow): boolean {
  const isOutdated = signedInAt < (user.tokensValidAfter ?? 0) && signedInAt !== user.sparedSignIn;
  return isOutdated || user.endedSignIns.includes(signedInAt);
}

/** The provider's word, or our own record of a proof; an invitation kept in a browser proves nothing here. [GA-26, GA-33] */
function isAddressProved({ provider, emailVerified, email }: TokenIdentity, provedHere: boolean): boolean {
  if (provedHere) return true;
  return isEmailVerified({
    provider,
    isProviderVerified: emailVerified,
    email,
    inviteId: null,
    inviteEmail: null,
  });
}
