import { FIRST_NAMES } from '@partyline/texts';
import { firstAccountName } from '@partyline/validation';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Db, Database } from '../../db/open-database.ts';
import { ApiFailure } from '../../http/errors/api-failure.ts';
import { writeAudit } from '../../records/audit/write-audit.ts';
import { findUser } from '../users/user/users.repository.ts';
import { addAccount, findOwnAccount, lockRegistration } from '../../records/users/registration.repository.ts';

export interface NewOwner {
  readonly uid: string;
  readonly name: string;
  readonly email: string;
  readonly requestId: string;
}

/** Creates a user's own account with its default workspace. [GW-5] */
export async function addOwnAccount(tx: Db, { requestId, ...owner }: NewOwner): Promise<number> {
  const accountId = await addAccount(tx, {
    uid: owner.uid,
    name: firstAccountName(owner, FIRST_NAMES.account),
    workspaceName: FIRST_NAMES.workspace,
  });
  await writeAudit(tx, {
    accountId,
    actor: { kind: 'user', uid: owner.uid },
    action: 'account.create',
    object: { kind: 'account', id: String(accountId) },
    outcome: 'done',
    requestId,
  });
  return accountId;
}

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
