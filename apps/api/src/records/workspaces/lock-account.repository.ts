import type { Db } from '../../db/open-database.ts';

/**
 * Locks an account's row until the transaction ends: the first lock of every change of access or ownership, see the order of locks in
 * docs/architecture.md.
 */
export async function lockAccount(tx: Db, accountId: number): Promise<void> {
  await tx.query({
    name: 'lock-account',
    text: 'SELECT FROM app.accounts WHERE id = $1 FOR NO KEY UPDATE',
    values: [accountId],
  });
}
