import { canHandOver, listEligibleRecipients } from '@partyline/workspaces';
import { highestRole, type StoredRole } from '@partyline/roles';
import type { Database } from '../../../db/open-database.ts';
import { ApiFailure } from '../../../http/errors/api-failure.ts';
import { forbidden } from '../../../http/authorization/authorize.ts';
import type { MemberCaller } from '../../../http/authorization/caller.ts';
import { seenBy } from '../../../records/workspaces/workspace-rights.ts';
import { readUserNames, type TransferScope } from '../lookup/transfer.repository.ts';
import { ownershipScopeOf, readOwnership } from '../state/load-ownership.repository.ts';
import { failureOfSubmission } from './ownership-failure.ts';

export interface Recipient {
  readonly email: string;
  readonly name: string;
  readonly roleName: StoredRole;
}

/**
 * Lists possible recipients of an ownership by e-mail. Needs the right to transfer, because it names members. [OWN-4, OWN-16,
 * VAL-29, GO-3, GO-4]
 */
export async function listRecipients(
  database: Database,
  caller: MemberCaller,
  scope: TransferScope,
): Promise<Recipient[]> {
  const { uid } = caller;
  const loaded = await readOwnership(database, scope, [uid]);
  if (loaded === undefined) throw new ApiFailure('not-found');
  const { ownership, workspace, inactiveOwners } = loaded;
  if (workspace !== null && seenBy(caller, workspace) === undefined) throw new ApiFailure('not-found');
  const where = ownershipScopeOf(scope);
  const right = canHandOver(ownership, 'transfer', where, uid);
  if (!right.allowed) throw failureOfSubmission(right.reason);
  if (inactiveOwners.has(uid)) throw forbidden('no-right');
  const uids = listEligibleRecipients(where, uid, ownership.members);
  const names = await readUserNames(database, uids);
  return uids
    .flatMap((userId) => {
      const user = names.get(userId);
      const roles = ownership.members.filter((member) => member.userId === userId).map(({ role }) => role);
      const roleName = highestRole(roles);
      return user === undefined || roleName === null
        ? []
        : [{ email: user.email, name: user.name, roleName }];
    })
    .toSorted((a, b) => (a.email.toLowerCase() < b.email.toLowerCase() ? -1 : 1));
}
