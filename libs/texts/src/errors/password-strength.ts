import type { PasswordAdvice, PasswordStrength } from '@partyline/validation';

/** What a password that is being typed is called, by its strength. */
export const PASSWORD_STRENGTH_TEXTS = {
  weak: 'Weak',
  fair: 'Fair',
  good: 'Good',
  strong: 'Strong',
} as const satisfies Record<PasswordStrength, string>;

/** What would make it harder to guess. It is advice: a password of the right length is taken all the same. */
export const PASSWORD_ADVICE_TEXTS = {
  'without-email': 'leave your e-mail out of it',
  'without-common-word': 'leave out common words',
  longer: 'a few more words make it stronger',
} as const satisfies Record<PasswordAdvice, string>;
