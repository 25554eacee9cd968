import type * as english from '../../errors/password-strength.ts';
import type { Translation } from '../../translation.ts';

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
