import type * as english from '../../errors/password-strength.ts';
import type { Translation } from '../../translation.ts';

/** What a password that is being typed is called, by its strength. */
export const PASSWORD_STRENGTH_TEXTS: Translation<typeof english.PASSWORD_STRENGTH_TEXTS> = {
  weak: 'Schwach',
  fair: 'Mäßig',
  good: 'Gut',
  strong: 'Stark',
};

/** What would make it harder to guess. It is advice: a password of the right length is accepted. */
export const PASSWORD_ADVICE_TEXTS: Translation<typeof english.PASSWORD_ADVICE_TEXTS> = {
  'without-email': 'lassen Sie Ihre E-Mail-Adresse weg',
  'without-common-word': 'lassen Sie gängige Wörter weg',
  longer: 'ein paar Wörter mehr machen es stärker',
};
