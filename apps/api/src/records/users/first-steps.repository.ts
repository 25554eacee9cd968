import type { Db } from '../../db/open-database.ts';

/** Returns the SQL of the first steps of an account as the contract tells them, or NULL when there are none left or they are hidden. [HZ-12] */
export const firstProgressSql = (accountId: string): string =>
  `(SELECT json_build_object('isOpened', f.opened_at IS NOT NULL, 'isInvited', f.invited_at IS NOT NULL)
    FROM app.first_steps f WHERE f.account_id = ${accountId} AND f.hidden_at IS NULL
      AND num_nulls(f.opened_at, f.invited_at) > 0)`;

/** Records that a device of the account was opened, the first time. [HZ-12] */
export async function noteFirstOpening(db: Db, accountId: number): Promise<void> {
  await db.query({
    name: 'note-first-opening',
    text: 'UPDATE app.first_steps SET opened_at = now() WHERE account_id = $1 AND opened_at IS NULL',
    values: [accountId],
  });
}

/** Records that the account has invited, the first time. [HZ-12] */
export async function noteFirstInvitation(db: Db, accountId: number): Promise<void> {
  await db.query({
    name: 'note-first-invitation',
    text: 'UPDATE app.first_steps SET invited_at = now() WHERE account_id = $1 AND invited_at IS NULL',
    values: [accountId],
  });
}

/** Hides the account's first steps for good. [HZ-12] */
export async function hideFirstSteps(db: Db, accountId: number): Promise<void> {
  await db.query({
    name: 'hide-first-steps',
    text: 'UPDATE app.first_steps SET hidden_at = now() WHERE account_id = $1 AND hidden_at IS NULL',
    values: [accountId],
  });
}
