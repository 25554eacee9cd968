import type { Profile } from '@partyline/contract';
import type { Language } from '@partyline/display';
import { ROLES } from '@partyline/roles';
import type { ProfileValues } from '@partyline/validation';
import { columnsSql, type FieldsOf, type RowOf } from '../../db/columns.ts';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.gen.ts';

const FIELDS = {
  firstName: 'first_name',
  lastName: 'last_name',
  company: 'company',
  marketCode: 'market_code',
  country: 'country',
  state: 'us_state',
  dataUsage: 'data_usage',
  contactConsent: 'contact_consent',
  email: 'email',
  eulaAcceptedAt: 'eula_accepted_at',
  name: 'name',
} as const satisfies FieldsOf<'users'>;

export interface ProfileRow extends RowOf<'users', typeof FIELDS> {
  readonly marketCode: Profile['marketCode'] | null;
  readonly accountName: Tables['accounts']['name'] | null;
  /** The shown name: the identity service's until the profile has one. */
  readonly name: string;
}

/** $1 is the uid, $2 the caller's account, or null. */
const COLUMNS = `${columnsSql('u', FIELDS)},
  (SELECT a.name FROM app.accounts a WHERE a.id = $2 AND a.deleted_at IS NULL) AS "accountName"`;

export interface ProfileKey {
  readonly uid: string;
  readonly accountId: number | null;
}

/** Reads a profile, or null. `locked`: until the transaction ends. */
export async function findProfile(
  db: Db,
  { uid, accountId }: ProfileKey,
  { locked }: { readonly locked: boolean },
): Promise<ProfileRow | null> {
  const { rows } = await db.query<ProfileRow>({
    name: locked ? 'find-profile-locked' : 'find-profile',
    text: `SELECT ${COLUMNS} FROM app.users u WHERE u.uid = $1 AND u.deleted_at IS NULL
      ${locked ? 'FOR NO KEY UPDATE OF u' : ''}`,
    values: [uid, accountId],
  });
  return rows[0] ?? null;
}

/** null leaves a part unchanged. */
export interface ProfileChange {
  readonly values: ProfileValues | null;
  readonly contactConsent: boolean | null;
  /** Version and language of the license accepted now. [GE-2, GE-9, HZ-17] */
  readonly accepted: { readonly version: string; readonly language: Language } | null;
}

/** Writes changed parts and returns the whole; the shown name follows. */
export async function writeProfile(
  tx: Db,
  { uid, accountId }: ProfileKey,
  { values, contactConsent, accepted }: ProfileChange,
): Promise<ProfileRow | null> {
  const { rows } = await tx.query<ProfileRow>({
    name: 'write-profile',
    text: `UPDATE app.users u SET
        name = CASE WHEN $3::jsonb IS NULL THEN u.name ELSE ($3 ->> 'firstName') || ' ' || ($3 ->> 'lastName') END,
        first_name = coalesce($3 ->> 'firstName', u.first_name),
        last_name = coalesce($3 ->> 'lastName', u.last_name),
        company = coalesce($3 ->> 'company', u.company),
        market_code = coalesce($3 -> 'marketCode', u.market_code),
        country = coalesce($3 ->> 'country', u.country),
        us_state = CASE WHEN $3 IS NULL THEN u.us_state ELSE nullif($3 ->> 'state', '') END,
        data_usage = coalesce(($3 ->> 'dataUsage')::boolean, u.data_usage),
        contact_consent = coalesce($4, u.contact_consent),
        eula_version = coalesce($5, u.eula_version),
        eula_language = CASE WHEN $5::text IS NULL THEN u.eula_language ELSE $6 END,
        eula_accepted_at = CASE WHEN $5::text IS NULL THEN u.eula_accepted_at ELSE now() END
      WHERE u.uid = $1 AND u.deleted_at IS NULL
      RETURNING ${COLUMNS}`,
    values: [
      uid,
      accountId,
      values === null ? null : JSON.stringify(values),
      contactConsent,
      accepted?.version ?? null,
      accepted?.language ?? null,
    ],
  });
  return rows[0] ?? null;
}

/** Renames an account; returns the old name, null when gone. */
export async function renameAccount(tx: Db, accountId: number, name: string): Promise<string | null> {
  const { rows } = await tx.query<RowOf<'accounts', { was: 'name' }>>({
    name: 'rename-account',
    text: `WITH old AS (SELECT id, name FROM app.accounts WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE)
      UPDATE app.accounts a SET name = $2 FROM old WHERE a.id = old.id RETURNING old.name AS was`,
    values: [accountId, name],
  });
  return rows[0]?.was ?? null;
}

/** Lists accounts that show a user's name as an owner. */
export async function listAccountsNaming(tx: Db, uid: string): Promise<readonly number[]> {
  const { rows } = await tx.query<RowOf<'memberships', { accountId: 'account_id' }>>({
    name: 'list-accounts-naming',
    text: `SELECT DISTINCT m.account_id AS "accountId" FROM app.current_memberships m
      WHERE m.user_uid = $1 AND m.role_id = ${ROLES['workspace-owner'].id} ORDER BY 1`,
    values: [uid],
  });
  return rows.map(({ accountId }) => accountId);
}
