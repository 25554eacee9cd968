import type { Db } from '../../../db/open-database.ts';

/**
 * Locks an account's row until the transaction ends: the first lock of every change of access or ownership.
 *
 * Lock order for users, invitations and ownership:
 *
 * 1. the accepting user's row (`lockRegistration`),
 * 2. the account (this function, `lockBook`),
 * 3. its workspaces, several by id (`lockPlace`, `lockPlaces`),
 * 4. the invitation (`lockLinked`, `lockRow`),
 * 5. the memberships by id (`lockRow`, `lockBook`), then other rows.
 *
 * Steps may be skipped. Going back is allowed only under the account's lock, as for the ownership of other workspaces. The
 * expiry job skips locked rows. Changes of other rows, such as an order, do not wait.
 */
export async function lockAccount(tx: Db, accountId: number): Promise<void> {
  await tx.query({
    name: 'lock-account',
    text: 'SELECT FROM app.accounts WHERE id = $1 FOR NO KEY UPDATE',
    values: [accountId],
  });
}
