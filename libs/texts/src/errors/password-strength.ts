import type { PasswordAdvice, PasswordStrength } from '@partyline/validation';

/** Names of password strengths while typing. */
export const PASSWORD_STRENGTH_TEXTS = {
  weak: 'Weak',
  fair: 'Fair',
  good: 'Good',
  strong: 'Strong',
} as const satisfies Record<PasswordStrength, string>;

/** Advice on a stronger password; any of the right length is accepted. */
export const PASSWORD_ADVICE_TEXTS = {
  'without-email': 'leave your e-mail out of it',
  'without-common-word': 'leave out common words',
  longer: 'a few more words make it stronger',
} as const satisfies Record<PasswordAdvice, string>;
