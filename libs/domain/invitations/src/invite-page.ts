import { emailKey } from '@partyline/validation';
import type { InvitationStatus } from './invitation/status.ts';

/** [GV-3] */
export const INVITATION_KEYS = ['mail', 'link'] as const;
export type InvitationKey = (typeof INVITATION_KEYS)[number];

/** Returns whether a key proves the mailbox: only the mailed one, which is sent nowhere else. [GV-3] */
export function isMailboxProved(key: InvitationKey): boolean {
  return key === 'mail';
}

/** [GV-17, GV-18] */
export type InvitePage = 'sign-in' | 'other-account' | 'accept' | 'not-open';

/** Returns the page of a link. A user signed in with another e-mail chooses an account. [GV-17, GV-18] */
export function invitePageOf(
  invitation: { readonly email: string; readonly status: InvitationStatus } | null,
  signedInEmail: string | null,
): InvitePage {
  if (invitation?.status !== 'pending') return 'not-open';
  if (signedInEmail === null) return 'sign-in';
  return emailKey(signedInEmail) === emailKey(invitation.email) ? 'accept' : 'other-account';
}
