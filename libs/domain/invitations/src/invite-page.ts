import { emailKey } from '@partyline/validation';
import type { InvitationStatus } from './status.ts';

/** The two kinds of keys a link can carry: the one that was mailed, and the one that was copied. [GV-3] */
export const INVITATION_KEYS = ['mail', 'link'] as const;
/** One of {@link INVITATION_KEYS}. */
export type InvitationKey = (typeof INVITATION_KEYS)[number];

/** Whether following a key proves that the mailbox is one's own: only the mailed one, which stands nowhere else. [GV-3] */
export function isMailboxProved(key: InvitationKey): boolean {
  return key === 'mail';
}

/** What the page behind an invitation's link shows. [GV-17, GV-18] */
export type InvitePage = 'sign-in' | 'other-account' | 'accept' | 'not-open';

/**
 * What the page behind a link shows: an invitation that is not pending any more (or none) is not open and can be asked for
 * anew; somebody signed in under another e-mail chooses between the two; else it goes on. [GV-17, GV-18]
 */
export function invitePageOf(
  invitation: { readonly email: string; readonly status: InvitationStatus } | null,
  signedInEmail: string | null,
): InvitePage {
  if (invitation?.status !== 'pending') return 'not-open';
  if (signedInEmail === null) return 'sign-in';
  return emailKey(signedInEmail) === emailKey(invitation.email) ? 'accept' : 'other-account';
}
