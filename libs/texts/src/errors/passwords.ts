import {
  NEW_PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  type PasswordAdvice,
  type PasswordStrength,
} from '@partyline/validation';
import { lengthHint } from '../terms/figures.ts';

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

/** Rule for reset and changed passwords; at sign-up they may be longer. [GA-1] */
export const NEW_PASSWORD_HINT = `${lengthHint(PASSWORD_MIN_LENGTH, NEW_PASSWORD_MAX_LENGTH)}, even if your present password is longer`;
