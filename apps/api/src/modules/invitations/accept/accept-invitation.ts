import { invitePageOf, type InvitationKey } from '@partyline/invitations';
import type { StoredRole } from '@partyline/roles';
import type { Db } from '../../../db/open-database.ts';
import { writeAudit } from '../../../records/audit/write-audit.ts';
import {
  lockLinked,
  statusOfLinked,
  type LinkedInvitation,
} from '../../../records/invitations/linked-invitation.repository.ts';
import { notifyUsers } from '../../../records/notifications/notify-users.ts';
import { writeSilentNotification } from '../../../records/notifications/write-notification.ts';
import { invitationKeyHash } from '../../../records/invitations/invitation-key.ts';
import { lockWorkspaceOfInvitation, markAccepted, takeSeat } from './accept-invitation.repository.ts';

export interface Accepting {
  readonly uid: string;
  readonly email: string;
  readonly key: string;
  /** Accepted keys, by default only the mailed one. [GV-3] */
  readonly keys?: readonly InvitationKey[];
  readonly requestId: string;
}

export type AcceptedInvitation = LinkedInvitation & { readonly role: StoredRole };

const MAIL_ONLY: readonly InvitationKey[] = ['mail'];

/**
 * Accepts the invitation with this key after locking account and workspace. Null, without a change, for an unknown, used, revoked
 * or expired key, another kind, or another e-mail (ignoring case). [GA-10, GA-26, GV-3]
 */
export async function acceptInvitation(
  tx: Db,
  { uid, email, key, requestId, keys = MAIL_ONLY }: Accepting,
): Promise<AcceptedInvitation | null> {
  const keyHash = invitationKeyHash(key);
  await lockWorkspaceOfInvitation(tx, keyHash);
  const invitation = await lockLinked(tx, keyHash);
  if (invitation === null || !keys.includes(invitation.key) || !isFor(invitation, email)) return null;
  await markAccepted(tx, invitation.id, uid);
  const role = await takeSeat(tx, invitation, uid);
  const { accountId, workspaceId } = invitation;
  await writeAudit(tx, {
    accountId,
    workspaceId,
    actor: { kind: 'user', uid },
    action: 'invitation.accept',
    object: { kind: 'invitation', id: String(invitation.id) },
    outcome: 'done',
    requestId,
    details: { role, key: invitation.key },
  });
  await writeSilentNotification(tx, { accountId }, { event: 'workspace update' });
  await notifyInviter(tx, invitation, uid);
  return { ...invitation, role };
}

/** Notifies the inviter; erased with the invited user. [PLUS-27, GX-20] */
async function notifyInviter(tx: Db, invitation: LinkedInvitation, uid: string): Promise<void> {
  const { accountId, workspaceId, invitedBy, email, accountName, workspaceName } = invitation;
  if (invitedBy === null) return;
  const workspace = { account: accountName, workspace: workspaceId === null ? null : workspaceName };
  await notifyUsers(tx, [invitedBy], {
    code: 'invitation-accepted',
    params: { ...workspace, email },
    accountId,
    workspaceId,
    object: { kind: 'people', id: String(workspaceId ?? accountId) },
    namesUid: uid,
  });
}

function isFor(invitation: LinkedInvitation, email: string): boolean {
  const current = { email: invitation.email, status: statusOfLinked(invitation, invitation.now) };
  return invitePageOf(current, email) === 'accept';
}
