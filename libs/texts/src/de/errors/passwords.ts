import { NEW_PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@partyline/validation';
import type * as english from '../../errors/passwords.ts';
import type { Translation } from '../../translation.ts';
import { lengthHint } from '../terms/figures.ts';

/** Names of password strengths while typing. */
export const PASSWORD_STRENGTH_TEXTS: Translation<typeof english.PASSWORD_STRENGTH_TEXTS> = {
  weak: 'Schwach',
  fair: 'Mäßig',
  good: 'Gut',
  strong: 'Stark',
};

/** Advice on a stronger password; any of the right length is accepted. */
export const PASSWORD_ADVICE_TEXTS: Translation<typeof english.PASSWORD_ADVICE_TEXTS> = {
  'without-email': 'lassen Sie Ihre E-Mail-Adresse weg',
  'without-common-word': 'lassen Sie gängige Wörter weg',
  longer: 'ein paar Wörter mehr machen es stärker',
};

/** Rule for reset and changed passwords; at sign-up they may be longer. [GA-1] */
export const NEW_PASSWORD_HINT = `${lengthHint(PASSWORD_MIN_LENGTH, NEW_PASSWORD_MAX_LENGTH)}, auch wenn Ihr jetziges Passwort länger ist`;
