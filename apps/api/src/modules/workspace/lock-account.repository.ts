import type { Db } from '../../db/open-database.ts';

/**
 * Locks the row of an account until the transaction ends. This is the first lock of everything that changes who has access to an
 * account, or who owns it.
 *
 * The one order of locks about people, invitations and ownership, wherever they are taken:
 *
 * 1. the row of the user who accepts an invitation (`lockRegistration`),
 * 2. the account (this function, `lockBook`),
 * 3. its workspaces, several of them by their ids (`lockPlace`, `lockPlaces`),
 * 4. the invitation (`lockLinked`, `lockRow`),
 * 5. the memberships, by their ids (`lockRow`, `lockBook`), and whatever else is written.
 *
 * Steps may be left out. A transaction that has taken a later one goes back only under the lock of the account: a change of
 * memberships looks at the ownership of other workspaces, and nobody else is at these then. The expiry takes the same locks, and
 * leaves to its next turn what is taken. A change of the account's other rows, such as an order, does not wait: only those who lock
 * the account's row wait for each other.
 */
export async function lockAccount(tx: Db, accountId: number): Promise<void> {
  await tx.query({
    name: 'lock-account',
    text: 'SELECT FROM app.accounts WHERE id = $1 FOR NO KEY UPDATE',
    values: [accountId],
  });
}
