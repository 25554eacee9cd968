import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/open-database.ts';
import { ApiFailure } from '../../http/errors/api-failure.ts';
import { findUser } from '../users/users.repository.ts';
import { addOwnAccount } from './own-account.ts';
import { findOwnAccount, lockRegistration } from './registration.repository.ts';

/** Creates or returns a user's own account; concurrent calls create one. Unknown user: `not-found`. [API-11, ACCT-14] */
export async function createAccount(
  database: Database,
  { uid, requestId }: { readonly uid: string; readonly requestId: string },
): Promise<{ accountId: number }> {
  return inTransaction(database, async (tx) => {
    if ((await lockRegistration(tx, uid)) === null) throw new ApiFailure('not-found');
    const own = await findOwnAccount(tx, uid);
    if (own !== null) return { accountId: own };
    const person = await findUser(tx, uid);
    if (person === null) throw new ApiFailure('not-found');
    return { accountId: await addOwnAccount(tx, { ...person, requestId }) };
  });
}
