import type { Profile } from '@partyline/contract';
import type { ProfileValues } from '@partyline/validation';
import type { Db } from '../../db/open-database.ts';

/** A person's profile as it is kept, beside the name of the account they are in. */
export interface ProfileRow {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly marketCode: Profile['marketCode'] | null;
  readonly country: string | null;
  readonly state: string | null;
  readonly dataUsage: boolean;
  readonly contactConsent: boolean;
  readonly email: string;
  readonly eulaAcceptedAt: Date | null;
  readonly accountName: string | null;
  /** How the user is called everywhere: as the identity service says until the profile says otherwise. */
  readonly name: string;
}

/** $1 is the uid, $2 the account the caller is in, or null. */
const COLUMNS = `u.first_name AS "firstName", u.last_name AS "lastName", u.company, u.market_code AS "marketCode",
  u.country, u.us_state AS state, u.data_usage AS "dataUsage", u.contact_consent AS "contactConsent", u.email,
  u.eula_accepted_at AS "eulaAcceptedAt", u.name,
  (SELECT a.name FROM app.accounts a WHERE a.id = $2 AND a.deleted_at IS NULL) AS "accountName"`;

/** Whose profile, and in which account, if any. */
export interface ProfilePlace {
  readonly uid: string;
  readonly accountId: number | null;
}

/** The profile; null for somebody the portal does not know. `locked`: until the transaction ends nobody else changes it. */
export async function findProfile(
  db: Db,
  { uid, accountId }: ProfilePlace,
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

/** What is to be written of a profile; null leaves a part as it is. */
export interface ProfileChange {
  readonly values: ProfileValues | null;
  readonly contactConsent: boolean | null;
  /** The version of the license agreement that is accepted now. [GE-2, GE-9] */
  readonly acceptedVersion: string | null;
}

/** Writes the parts that change, and gives back the whole. A person's shown name is that of their profile. */
export async function writeProfile(
  tx: Db,
  { uid, accountId }: ProfilePlace,
  { values, contactConsent, acceptedVersion }: ProfileChange,
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
        eula_accepted_at = CASE WHEN $5::text IS NULL THEN u.eula_accepted_at ELSE now() END
      WHERE u.uid = $1 AND u.deleted_at IS NULL
      RETURNING ${COLUMNS}`,
    values: [
      uid,
      accountId,
      values === null ? null : JSON.stringify(values),
      contactConsent,
      acceptedVersion,
    ],
  });
  return rows[0] ?? null;
}

/** Gives an account a name; gives back the one it had, null when the account is gone. */
export async function renameAccount(tx: Db, accountId: number, name: string): Promise<string | null> {
  const { rows } = await tx.query<{ was: string }>({
    name: 'rename-account',
    text: `WITH old AS (SELECT id, name FROM app.accounts WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE)
      UPDATE app.accounts a SET name = $2 FROM old WHERE a.id = old.id RETURNING old.name AS was`,
    values: [accountId, name],
  });
  return rows[0]?.was ?? null;
}

/** The accounts in which a person's name stands on a workspace: they own it, or the account. */
export async function listAccountsNaming(tx: Db, uid: string): Promise<readonly number[]> {
  const { rows } = await tx.query<{ accountId: number }>({
    name: 'list-accounts-naming',
    text: `SELECT DISTINCT m.account_id AS "accountId" FROM app.current_memberships m
      JOIN app.roles r ON r.id = m.role_id WHERE m.user_uid = $1 AND r.name = 'workspace-owner' ORDER BY 1`,
    values: [uid],
  });
  return rows.map(({ accountId }) => accountId);
}
