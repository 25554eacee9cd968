import { LANGUAGES } from '@partyline/display';
import {
  accountPlanTypeOf,
  CUSTOMER_STATUSES,
  PAID_PRODUCT_KINDS,
  STORED_ROLES,
  TRIAL_PRODUCT_KIND,
} from '@partyline/roles';
import { isEmailVerified } from '@partyline/session';
import * as v from 'valibot';
import type { Db } from '../../db/open-database.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import type { Caller, CallerAccount, MemberCaller } from './caller.ts';
import type { TokenIdentity } from '../authentication/token-identity.ts';

/**
 * Returns SQL of the product kind if the account has an undeleted subscription of it, else null. A range minimum, because
 * `LIMIT 1` makes the planner scan the table.
 */
function productKindSql(kind: string): string {
  return `(SELECT min(s.product_kind) FROM app.subscriptions s
      WHERE s.account_id = $2 AND s.product_kind BETWEEN '${kind}' AND '${kind}' AND s.deleted_at IS NULL)`;
}

/** A caller as one JSON value, for `readMember`: $1 uid, $2 account of the token. Modules may select it with their data. */
export const CALLER_SQL = `jsonb_build_object(
  'user', (
    SELECT jsonb_build_object(
      'shut', u.disabled_at IS NOT NULL OR u.deleted_at IS NOT NULL,
      'tokensValidAfter', floor(extract(epoch FROM u.tokens_valid_after)),
      'sparedSignIn', extract(epoch FROM u.spared_sign_in),
      'endedSignIns', (
        SELECT coalesce(jsonb_agg(extract(epoch FROM s.signed_in_at)), '[]')
        FROM app.sessions s WHERE s.user_uid = u.uid AND s.ended_at IS NOT NULL),
      'emailProved', u.email_proved_at IS NOT NULL,
      'language', u.language)
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
      language: v.nullable(v.picklist(LANGUAGES)),
    }),
  ),
  customerStatus: v.nullable(v.picklist(CUSTOMER_STATUSES)),
  productKinds: v.array(v.string()),
  memberships: v.array(v.object({ role: v.picklist(STORED_ROLES), workspaceId: v.nullable(v.number()) })),
});

export interface CallerDemand {
  /** Whether an unverified address is allowed. [GA-33] */
  readonly unverifiedAllowed: boolean;
}

/** Loads the caller in one statement. Refuses as `readCaller` does. */
export async function loadCaller(db: Db, identity: TokenIdentity, demand: CallerDemand): Promise<Caller> {
  return readCaller(identity, await queryCaller(db, identity), demand);
}

/** Refuses a call whose user has no row: `shut-out` if deleted since the call was let in, else `not-found`. */
export async function refuseMissingUser(db: Db, identity: TokenIdentity): Promise<never> {
  await loadCaller(db, identity, { unverifiedAllowed: true });
  throw new ApiFailure('not-found');
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
 * Parses CALLER_SQL's value. Refuses with `shut-out` (disabled or deleted user), `unauthenticated` (ended session) or
 * `email-not-verified`. [GA-33]
 */
export function readCaller(identity: TokenIdentity, value: unknown, demand: CallerDemand): Caller {
  const row = v.parse(rowSchema, value);
  if (row.user?.shut === true) throw new ApiFailure('shut-out');
  // API tokens belong to no session. [PLUS-25]
  const isSession = identity.apiToken === undefined;
  if (isSession && row.user !== null && isSessionOver(identity, row.user))
    throw new ApiFailure('unauthenticated');
  if (!demand.unverifiedAllowed && !isAddressProved(identity, row.user?.emailProved ?? false)) {
    throw new ApiFailure('email-not-verified');
  }
  const account = accountOf(identity, row);
  const memberships =
    account === null ? [] : row.memberships.map((membership) => ({ ...membership, accountId: account.id }));
  const language = row.user?.language ?? null;
  return { uid: identity.uid, isKnown: row.user !== null, language, account, memberships };
}

/** Parses CALLER_SQL's value for a members' route. Refuses others with `forbidden`. */
export function readMember(identity: TokenIdentity, value: unknown): MemberCaller {
  return requireMember(readCaller(identity, value, { unverifiedAllowed: false }));
}

/**
 * Reloads the member inside a transaction, so that a role lost since the call began no longer counts; `memberships` may be empty.
 * [GC-14]
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

/** Loads a user other than the caller as member of an account; null when disabled or without a valid membership. [GC-14] */
export async function findMember(db: Db, uid: string, accountId: number): Promise<MemberCaller | null> {
  const { user, customerStatus, productKinds, memberships } = v.parse(
    rowSchema,
    await queryCaller(db, { uid, accountId }),
  );
  if (user === null || user.shut || customerStatus === null || memberships.length === 0) return null;
  return {
    uid,
    isKnown: true,
    language: user.language,
    account: { id: accountId, customerStatus, planType: accountPlanTypeOf(productKinds) },
    memberships: memberships.map((membership) => ({ ...membership, accountId })),
  };
}

/** Narrows the caller to a member; refuses others with `forbidden`. */
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

/** Returns whether a token's session was ended, alone or with all older ones. [PLUS-23] */
function isSessionOver({ signedInAt }: TokenIdentity, user: UserRow): boolean {
  const isOutdated = signedInAt < (user.tokensValidAfter ?? 0) && signedInAt !== user.sparedSignIn;
  return isOutdated || user.endedSignIns.includes(signedInAt);
}

/**
 * Returns whether the address was verified by the provider or by us; an invitation stored in a browser proves nothing. [GA-26,
 * GA-33]
 */
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
