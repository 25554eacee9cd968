import type { Choice } from '@partyline/ui';
import { COUNTRIES, US_STATES, alpha2Of } from '@partyline/validation';

/** Every country by its English name, in alphabetical order; the values have three letters. [EULA-16, EULA-19, GE-10] */
export function listCountryChoices(): readonly Choice[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const choices = COUNTRIES.map((value) => ({ value, label: names.of(alpha2Of(value) ?? '') ?? value }));
  return choices.toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
}

/** The states of the USA and the District of Columbia. [EULA-20, GE-6] */
export const STATE_CHOICES: readonly Choice[] = Object.entries(US_STATES).map(([value, label]) => ({
  value,
  label,
}));
