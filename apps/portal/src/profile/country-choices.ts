import type { Choice } from '@partyline/display';
import { TEXTS_LOCALE } from '@partyline/texts';
import { COUNTRIES, US_STATES, alpha2Of } from '@partyline/validation';

/** Returns all countries by name in the texts' language, sorted; values have three letters. [EULA-16, EULA-19, GE-10, PLUS-30] */
export function listCountryChoices(): Choice[] {
  const names = new Intl.DisplayNames(TEXTS_LOCALE, { type: 'region' });
  const choices = COUNTRIES.map((value) => ({ value, label: names.of(alpha2Of(value) ?? '') ?? value }));
  return choices.toSorted((a, b) => a.label.localeCompare(b.label, TEXTS_LOCALE));
}

/** With the District of Columbia. [EULA-20, GE-6] */
export const STATE_CHOICES: readonly Choice[] = Object.entries(US_STATES).map(([value, label]) => ({
  value,
  label,
}));
