import { err, ok } from '@partyline/kernel';
import type { Result } from '@partyline/kernel';

/** What has become of an invitation or of the membership it led to. [PLUS-1, GV-4] */
export const INVITATION_STATUSES = ['pending', 'accepted', 'expired', 'revoked'] as const;
/** One of {@link INVITATION_STATUSES}. */
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

/** What can happen to one: `end` is its end date, `expire` the end of its link. [PLUS-1, PLUS-4] */
export const INVITATION_EVENTS = ['accept', 'expire', 'end', 'revoke', 'resend'] as const;
/** One of {@link INVITATION_EVENTS}. */
export type InvitationEvent = (typeof INVITATION_EVENTS)[number];

/** What each event leads to; what is not here cannot happen. Expired ones stay listed and can be sent again. [PLUS-1, PLUS-4, GV-3, GV-4] */
export const INVITATION_TRANSITIONS = {
  pending: { accept: 'accepted', expire: 'expired', end: 'expired', revoke: 'revoked', resend: 'pending' },
  accepted: { end: 'expired', revoke: 'revoked' },
  expired: { revoke: 'revoked', resend: 'pending' },
  revoked: {},
} as const satisfies Record<InvitationStatus, Partial<Record<InvitationEvent, InvitationStatus>>>;

/** The status after an event; 'not-possible' where the table has none, an unknown status or event included. [PLUS-1] */
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

/** Whether a row counts when another invitation is judged: pending and accepted do, expired and revoked never. [GV-8] */
export function isActiveStatus(status: InvitationStatus): boolean {
  return status === 'pending' || status === 'accepted';
}
