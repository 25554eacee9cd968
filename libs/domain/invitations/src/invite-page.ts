import { emailKey } from '@partyline/validation';
import type { InvitationStatus } from './status.ts';

/** Keys of a link: mailed or copied. [GV-3] */
export const INVITATION_KEYS = ['mail', 'link'] as const;
export type InvitationKey = (typeof INVITATION_KEYS)[number];

/** Whether a key proves ownership of the mailbox: only the mailed one, which is sent nowhere else. [GV-3] */
export function isMailboxProved(key: InvitationKey): boolean {
  return key === 'mail';
}

/** The page behind an invitation link. [GV-17, GV-18] */
export type InvitePage = 'sign-in' | 'other-account' | 'accept' | 'not-open';

/**
 * Returns the page of a link: an invitation that is not pending (or missing) is not open and can be requested again; a user
 * signed in with another e-mail chooses an account; else it continues. [GV-17, GV-18]
 */
export function invitePageOf(
  invitation: { readonly email: string; readonly status: InvitationStatus } | null,
  signedInEmail: string | null,
): InvitePage {
  if (invitation?.status !== 'pending') return 'not-open';
  if (signedInEmail === null) return 'sign-in';
  return emailKey(signedInEmail) === emailKey(invitation.email) ? 'accept' : 'other-account';
}
