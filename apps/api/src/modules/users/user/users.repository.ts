import type { Association, Suspension, User } from '@partyline/contract';
import { SUBSCRIPTION_STATUSES, type AccountSubscription } from '@partyline/subscriptions';
import { PAID_PRODUCT_KINDS, TRIAL_PRODUCT_KIND, type StoredRole } from '@partyline/roles';
import type { Language } from '@partyline/display';
import { columnsSql, type ColumnAs, type FieldsOf, type RowOf, type StoredAs } from '../../../db/columns.ts';
import type { Db } from '../../../db/open-database.ts';
import type { TokenIdentity } from '../../../http/authentication/token-identity.ts';
import type { Tables } from '../../../db/tables.gen.ts';
import { isEndedSql, isTrialSql } from '../../../records/subscriptions/subscription-rules.sql.ts';
import { firstProgressSql } from '../../../records/users/first-steps.repository.ts';
import { foldCase } from '../../../db/fold-case.ts';

const USER_FIELDS = {
  uid: 'uid',
  name: 'name',
  email: 'email',
  photoUrl: 'photo_url',
  registerState: 'register_state',
  eulaAcceptedAt: 'eula_accepted_at',
  acceptedEulaVersion: 'eula_version',
  dataUsage: 'data_usage',
  language: 'language',
} as const satisfies FieldsOf<'users'>;

export interface UserRow extends RowOf<'users', typeof USER_FIELDS> {
  readonly isEmailProved: boolean;
  /** Null before the first choice. [PLUS-30] */
  readonly language: Language | null;
  /** Association of the next token; none before the first. */
  readonly chosen: RowOf<'users', { accountId: 'chosen_account_id'; workspaceId: 'chosen_workspace_id' }>;
}

export interface AccountFacts {
  readonly customerStatus: Tables['accounts']['customer_status'];
  readonly customerNumber: Tables['accounts']['customer_number'];
  /** An account has one trial ever, deleted ones included. [GP-3] */
  readonly hasHadTrial: boolean;
  readonly firstSteps: User['firstSteps'];
  /** Not deleted ones, enough to derive what holds for all. */
  readonly subscriptions: readonly StoredAs<
    AccountSubscription,
    RowOf<'subscriptions', { productKind: 'product_kind'; status: 'status'; instanceId: 'instance_id' }>
  >[];
}

const PRODUCT_KINDS = [...PAID_PRODUCT_KINDS, TRIAL_PRODUCT_KIND];

export async function findUser(db: Db, uid: string): Promise<UserRow | null> {
  const { rows } = await db.query<UserRow>({
    name: 'find-user',
    text: `SELECT ${columnsSql('u', USER_FIELDS)}, email_proved_at IS NOT NULL AS "isEmailProved",
        json_build_object('accountId', chosen_account_id, 'workspaceId', chosen_workspace_id) AS chosen
      FROM app.users u WHERE u.uid = $1 AND u.deleted_at IS NULL`,
    values: [uid],
  });
  return rows[0] ?? null;
}

type AssociationRow = RowOf<'memberships', { accountId: 'account_id'; workspaceId: 'workspace_id' }> &
  RowOf<'accounts', { accountName: 'name' }> & {
    readonly workspaceName: Tables['workspaces']['name'] | null;
    readonly role: ColumnAs<'roles', 'name', StoredRole>;
  };

/** Lists a user's associations by account name, higher role first. [ACCT-17] */
export async function listAssociations(db: Db, uid: string): Promise<readonly Association[]> {
  const { rows } = await db.query<AssociationRow>({
    name: 'list-associations',
    text: `SELECT m.account_id AS "accountId", a.name AS "accountName", m.workspace_id AS "workspaceId",
        w.name AS "workspaceName", r.name AS role
      FROM app.active_memberships m
      JOIN app.accounts a ON a.id = m.account_id
      JOIN app.roles r ON r.id = m.role_id
      LEFT JOIN app.workspaces w ON w.id = m.workspace_id
      WHERE m.user_uid = $1
      ORDER BY ${foldCase('a.name')}, a.id, r.level DESC, ${foldCase('w.name')}, w.id`,
    values: [uid],
  });
  return rows;
}

/** At most this many suspensions are named. */
const NAMED_SUSPENSIONS = 5;

/** Lists a user's own memberships that rest, for a user without another. [PLUS-5] */
export async function listSuspensions(db: Db, uid: string): Promise<readonly Suspension[]> {
  const { rows } = await db.query<Suspension>({
    name: 'list-suspensions',
    text: `SELECT a.name AS "accountName", w.name AS "workspaceName"
      FROM app.current_memberships m
      JOIN app.accounts a ON a.id = m.account_id
      LEFT JOIN app.workspaces w ON w.id = m.workspace_id
      WHERE m.user_uid = $1 AND m.suspended_at IS NOT NULL AND (m.ends_at IS NULL OR m.ends_at > now())
      ORDER BY ${foldCase('a.name')}, a.id, ${foldCase('w.name')}, w.id LIMIT ${NAMED_SUSPENSIONS}`,
    values: [uid],
  });
  return rows;
}

/**
 * Reads an account's facts; null when gone. Subscriptions: the ended ones, the others of their instances, and the first of each
 * kind and status. The kind is a range of one, for the three-column index.
 */
export async function findAccountFacts(db: Db, accountId: number): Promise<AccountFacts | null> {
  const { rows } = await db.query<AccountFacts>({
    name: 'find-account-facts',
    text: `WITH over AS MATERIALIZED (
        SELECT s.id, s.instance_id FROM unnest($2::text[]) AS k (kind)
        JOIN app.subscriptions s ON s.account_id = $1 AND s.product_kind = k.kind AND ${isEndedSql('s')}
          AND s.deleted_at IS NULL
      ), firsts AS MATERIALIZED (
        SELECT (SELECT s.id FROM app.subscriptions s
          WHERE s.account_id = $1 AND s.product_kind BETWEEN k.kind AND k.kind AND s.status = t.status
            AND (s.instance_id IS NULL) = n.is_free AND s.deleted_at IS NULL
          ORDER BY s.product_kind, s.id LIMIT 1) AS id
        FROM unnest($2::text[]) AS k (kind), unnest($3::text[]) AS t (status), (VALUES (true), (false)) AS n (is_free)
      ), ids AS MATERIALIZED (
        SELECT id FROM over UNION SELECT id FROM firsts WHERE id IS NOT NULL UNION
        SELECT s.id FROM over o JOIN app.subscriptions s ON s.instance_id = o.instance_id AND s.deleted_at IS NULL
      ), told AS (
        SELECT s.id, s.product_kind, s.status, s.instance_id, s.current_period_end
        FROM ids JOIN app.subscriptions s ON s.id = ids.id
      )
      SELECT a.customer_status AS "customerStatus", a.customer_number AS "customerNumber",
        EXISTS (SELECT 1 FROM app.subscriptions s WHERE s.account_id = a.id AND ${isTrialSql('s')}) AS "hasHadTrial",
        ${firstProgressSql('a.id')} AS "firstSteps",
        (SELECT coalesce(json_agg(json_build_object(
            'productKind', s.product_kind, 'status', s.status, 'instanceId', s.instance_id,
            'current_period_end', to_char(s.current_period_end AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
          ) ORDER BY s.id), '[]') FROM told s) AS subscriptions
      FROM app.accounts a WHERE a.id = $1 AND a.deleted_at IS NULL`,
    values: [accountId, PRODUCT_KINDS, SUBSCRIPTION_STATUSES],
  });
  return rows[0] ?? null;
}

export type SignIn = Pick<TokenIdentity, 'uid' | 'email' | 'emailVerified' | 'signedInAt'>;

/**
 * Records a sign-in. The newest sign-in's verified address becomes the user's; older tokens name the old one. [AUTH-34, ENT-10,
 * GA-33]
 */
export async function noteSignIn(db: Db, { uid, email, emailVerified, signedInAt }: SignIn): Promise<void> {
  await db.query({
    name: 'note-sign-in',
    text: `UPDATE app.users u SET last_active_at = now(),
        email_proved_at = CASE WHEN $2 THEN coalesce(email_proved_at, now()) ELSE email_proved_at END,
        email = CASE WHEN $2 AND $3 <> '' AND NOT EXISTS (
            SELECT FROM app.sessions s WHERE s.user_uid = u.uid AND s.signed_in_at > to_timestamp($4)
          ) THEN $3 ELSE email END
      WHERE uid = $1 AND deleted_at IS NULL`,
    values: [uid, emailVerified, email, signedInAt],
  });
}

export async function keepChosenWorkspace(
  db: Db,
  uid: string,
  workspace: { readonly accountId: number | null; readonly workspaceId: number | null },
): Promise<void> {
  await db.query({
    name: 'keep-chosen-workspace',
    text: `UPDATE app.users SET chosen_account_id = $2, chosen_workspace_id = $3
      WHERE uid = $1 AND (chosen_account_id, chosen_workspace_id) IS DISTINCT FROM ($2::bigint, $3::bigint)`,
    values: [uid, workspace.accountId, workspace.workspaceId],
  });
}

/** Stores the user's language; returns whether the user is known. [PLUS-30] */
export async function writeLanguage(db: Db, uid: string, language: Language): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'write-language',
    text: 'UPDATE app.users SET language = $2 WHERE uid = $1 AND deleted_at IS NULL',
    values: [uid, language],
  });
  return rowCount === 1;
}
