import { err, ok } from '@partyline/kernel';
import type { Result } from '@partyline/kernel';

/** [PLUS-1, GV-4] */
export const INVITATION_STATUSES = ['pending', 'accepted', 'expired', 'revoked'] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

/** Events that change a status; `end`: end date of the access; `expire`: end of the link. [PLUS-1, PLUS-4] */
export const INVITATION_EVENTS = ['accept', 'expire', 'end', 'revoke', 'resend'] as const;
export type InvitationEvent = (typeof INVITATION_EVENTS)[number];

/** Expired rows stay listed and can be resent. [PLUS-1, PLUS-4, GV-3, GV-4] */
export const INVITATION_TRANSITIONS = {
  pending: { accept: 'accepted', expire: 'expired', end: 'expired', revoke: 'revoked', resend: 'pending' },
  accepted: { end: 'expired', revoke: 'revoked' },
  expired: { revoke: 'revoked', resend: 'pending' },
  revoked: {},
} as const satisfies Record<InvitationStatus, Partial<Record<InvitationEvent, InvitationStatus>>>;

/** Returns the status after an event; unknown values are 'not-possible' too. [PLUS-1] */
export function nextInvitationStatus(
  status: InvitationStatus,
  event: InvitationEvent,
): Result<InvitationStatus, 'not-possible'> {
  const row: Partial<Record<InvitationEvent, InvitationStatus>> = Object.hasOwn(
    INVITATION_TRANSITIONS,
    status,
  )
    ? INVITATION_TRANSITIONS[status]
    : {};
  const next = Object.hasOwn(row, event) ? row[event] : undefined;
  return next === undefined ? err('not-possible') : ok(next);
}

/** Returns whether an invitation can be revoked; an accepted one is only the history of a membership. [GV-3, GV-24] */
export function isRevocable(status: InvitationStatus): boolean {
  return status !== 'accepted' && nextInvitationStatus(status, 'revoke').ok;
}

/** Returns whether a row counts for other invitations. [GV-8] */
export function isActiveStatus(status: InvitationStatus): boolean {
  return status === 'pending' || status === 'accepted';
}

/** Returns whether a row is an accepted invitation; its membership is a row of its own. [GV-24] */
export function isAcceptedInvitation(row: {
  readonly kind: 'invitation' | 'membership';
  readonly status: InvitationStatus;
}): boolean {
  return row.kind === 'invitation' && row.status === 'accepted';
}
