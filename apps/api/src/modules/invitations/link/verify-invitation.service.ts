import { isMailboxProved, type InvitationStatus } from '@partyline/invitations';
import { ROLES } from '@partyline/roles';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Database } from '../../../db/open-database.ts';
import { ApiFailure } from '../../../http/errors/api-failure.ts';
import type { DataOf } from '../../../http/routes/route-types.ts';
import { requestMail } from '../../../jobs/request-mail.ts';
import {
  findLinked,
  statusOfLinked,
  noteAskedAgain,
} from '../../../records/invitations/linked-invitation.repository.ts';
import { invitationKeyHash } from '../../../records/invitations/invitation-key.ts';

/** Returns the failure for a key; the reason only for a real one. [GV-3, GV-18] */
export function invalidKey(status: InvitationStatus | null): ApiFailure {
  const reason = status === null || status === 'pending' ? {} : { reason: status };
  return new ApiFailure('invite-not-valid', {
    message: (texts) => texts.ACCOUNT_WORDINGS.actionCodeInvalid,
    ...reason,
  });
}

/** Returns an open invitation's offer to a key's holder. [API-48, INV-28, GV-17, GV-18] */
export async function verifyInvitation(
  database: Database,
  key: string,
  now: Date,
): Promise<DataOf<'verifyInvitation'>> {
  const linked = await findLinked(database, invitationKeyHash(key));
  if (linked === null) throw invalidKey(null);
  const status = statusOfLinked(linked, now);
  if (status !== 'pending') throw invalidKey(status);
  const { email, role, accountId, accountName, workspaceId, workspaceName, requesterName } = linked;
  return {
    email,
    roleName: role,
    permissionName: ROLES[role].displayName,
    accountId,
    accountName,
    workspaceId,
    workspaceName,
    requesterName,
    expiresAt: linked.expiresAt.toISOString(),
    endsAt: linked.endsAt?.toISOString() ?? null,
    provesMailbox: isMailboxProved(linked.key),
  };
}

/** Mails the inviter a renewal request, once a day. Never reveals whether the invitation exists. [GV-18, PLUS-1] */
export function askForInvitation(database: Database, key: string): Promise<null> {
  return inTransaction(database, async (tx) => {
    const asked = await noteAskedAgain(tx, invitationKeyHash(key));
    if (asked === null) return null;
    // A Message-ID per day, like the mail.
    const { id, accountId, askedAtS } = asked;
    await requestMail(tx, { kind: 'invitation-asked-again', id: String(id), version: askedAtS, accountId });
    return null;
  });
}
