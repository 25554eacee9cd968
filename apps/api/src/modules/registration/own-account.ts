import { FIRST_NAMES } from '@partyline/texts';
import { firstAccountName } from '@partyline/validation';
import type { Db } from '../../db/open-database.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { addAccount } from './registration.repository.ts';

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
