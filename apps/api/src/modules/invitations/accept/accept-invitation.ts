import { createHash } from 'node:crypto';
import { invitePageOf, isMailboxProved, statusAt } from '@partyline/invitations';
import type { Db } from '../../../db/open-database.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { writeSilentNotification } from '../../notifications/write-notification.ts';
import {
  lockInvitation,
  markAccepted,
  takeSeat,
  type OpenInvitation,
} from './accept-invitation.repository.ts';

/** Who accepts, as the identity service knows them. */
export interface Accepting {
  readonly uid: string;
  readonly email: string;
  /** The key that was in the mail. */
  readonly key: string;
  readonly requestId: string;
}

/** What a key is stored as: SHA-256. [GV-3] */
export function invitationKeyHash(key: string): Buffer {
  return createHash('sha256').update(key, 'utf8').digest();
}

/**
 * Accepts the invitation with this mail key in the caller's transaction: the person gets its seat, until its end if it has
 * one. Gives back where; null, and nothing changes, for a key that is unknown, copied, used, revoked or expired, and for an
 * invitation of another e-mail (letter case aside), all in the same way. [GA-10, GA-26, GV-3]
 */
export async function acceptInvitation(
  tx: Db,
  { uid, email, key, requestId }: Accepting,
): Promise<OpenInvitation | null> {
  const invitation = await lockInvitation(tx, invitationKeyHash(key));
  if (invitation === null || !isFor(invitation, email)) return null;
  await markAccepted(tx, invitation.id, uid);
  await takeSeat(tx, invitation, uid);
  const { accountId, workspaceId } = invitation;
  await writeAudit(tx, {
    accountId,
    workspaceId,
    actor: { kind: 'user', uid },
    action: 'invitation.accept',
    object: { kind: 'invitation', id: String(invitation.id) },
    outcome: 'done',
    requestId,
  });
  await writeSilentNotification(tx, { accountId }, { event: 'workspace update' });
  return invitation;
}

function isFor(invitation: OpenInvitation, email: string): boolean {
  const { status, expiresAt, endsAt, now } = invitation;
  const times = { status, expiresAtMs: expiresAt.getTime(), endsAtMs: endsAt?.getTime() ?? null };
  const current = { email: invitation.email, status: statusAt(times, now.getTime()) };
  return isMailboxProved(invitation.key) && invitePageOf(current, email) === 'accept';
}
