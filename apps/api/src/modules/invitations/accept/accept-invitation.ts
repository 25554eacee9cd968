import { invitePageOf, type InvitationKey } from '@partyline/invitations';
import type { StoredRole } from '@partyline/roles';
import type { Db } from '../../../db/open-database.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import {
  lockLinked,
  statusOfLinked,
  type LinkedInvitation,
} from '../../invitation-rows/linked-invitation.repository.ts';
import { notifyUsers } from '../../notifications/notify-users.ts';
import { writeSilentNotification } from '../../notifications/write-notification.ts';
import { invitationKeyHash } from '../invitation-key.ts';
import { lockPlaceOfInvitation, markAccepted, takeSeat } from './accept-invitation.repository.ts';

/** Who accepts, as the identity service knows them. */
export interface Accepting {
  readonly uid: string;
  readonly email: string;
  readonly key: string;
  /** Which of an invitation's two keys are taken: the mailed one alone, unless said otherwise. [GV-3] */
  readonly keys?: readonly InvitationKey[];
  readonly requestId: string;
}

/** An invitation that was accepted, and the role that its user holds there now. */
export type AcceptedInvitation = LinkedInvitation & { readonly role: StoredRole };

const MAIL_ONLY: readonly InvitationKey[] = ['mail'];

/**
 * Accepts the invitation with this key in the caller's transaction: the user gets its seat, until its end if it has one. The
 * account and the workspace are locked first, so that it is not deleted meanwhile. Gives back where; null, and nothing changes, for a key that is
 * unknown, not of these kinds, used, revoked or expired, and for an invitation of another e-mail (letter case aside), all in the
 * same way. [GA-10, GA-26, GV-3]
 */
export async function acceptInvitation(
  tx: Db,
  { uid, email, key, requestId, keys = MAIL_ONLY }: Accepting,
): Promise<AcceptedInvitation | null> {
  const keyHash = invitationKeyHash(key);
  await lockPlaceOfInvitation(tx, keyHash);
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
  await tellInviter(tx, invitation, uid);
  return { ...invitation, role };
}

/** Tells the user who sent it; by the erasure of the user who accepts, it goes with them. [PLUS-27, GX-20] */
async function tellInviter(tx: Db, invitation: LinkedInvitation, uid: string): Promise<void> {
  const { accountId, workspaceId, invitedBy, email, accountName, workspaceName } = invitation;
  if (invitedBy === null) return;
  const place = { account: accountName, workspace: workspaceId === null ? null : workspaceName };
  await notifyUsers(tx, [invitedBy], {
    kind: 'invitation-accepted',
    accountId,
    workspaceId,
    message: ({ notificationMessages }) => notificationMessages.invitationAccepted({ ...place, email }),
    object: { kind: 'people', id: String(workspaceId ?? accountId) },
    namesUid: uid,
  });
}

function isFor(invitation: LinkedInvitation, email: string): boolean {
  const current = { email: invitation.email, status: statusOfLinked(invitation, invitation.now) };
  return invitePageOf(current, email) === 'accept';
}
