import type * as english from '../../billing/catalogue-issues.ts';
import type { Translation } from '../../translation.ts';
import { TRIAL_USERS_TEXT } from '../landing/landing.ts';

/** Issues of a price catalogue, for its author. */
export const CATALOGUE_ISSUE_TEXTS: Translation<typeof english.CATALOGUE_ISSUE_TEXTS> = {
  missing: 'Dies fehlt.',
  'unknown-field': 'Dieses Feld ist nicht bekannt.',
  'wrong-type': 'Dies hat den falschen Typ.',
  empty: 'Dies ist leer.',
  'unknown-plan': 'Diesen Tarif gibt es nicht: Trial, Essential, Pro oder Premium.',
  'unknown-interval': 'Dieses Intervall gibt es nicht: week, month oder year.',
  'currency-not-usd': 'Jeder Preis ist in USD.',
  'not-cents': 'Dies ist keine ganze Zahl von Cent ab 0.',
  'not-a-count': 'Dies ist keine ganze Zahl oder zu klein.',
  'discount-out-of-range': 'Ein Rabatt ist ein ganzer Prozentsatz von 0 (keiner) bis 100.',
  'plan-of-another-list':
    'Der Testtarif gehört in die Liste der Testphase und die bezahlten Tarife in die anderen.',
  'duplicate-plan': 'Diese Liste enthält diesen Tarif bereits.',
  'duplicate-place-order': 'Ein anderer Tarif dieser Liste hat diesen Platz.',
  'several-recommended': 'Ein anderer Tarif dieser Liste ist bereits empfohlen.',
  'several-defaults': 'Ein anderer Preis dieses Tarifs ist bereits der Standard.',
  'duplicate-price': 'Dieser Tarif hat für diese Benutzerzahl und dieses Intervall bereits einen Preis.',
  'duplicate-price-id': 'Ein anderer Preis des Katalogs hat diese ID.',
  'year-above-twelve-months': 'Das Jahr kostet mehr als zwölf Monate für dieselbe Benutzerzahl.',
  'saved-amount-differs':
    'Das ist nicht die Ersparnis des Jahres: zwölfmal der Monat minus das Jahr, und 0 für andere Intervalle.',
  'trial-users-not-four': `Eine Testphase hat ${TRIAL_USERS_TEXT}.`,
  'trial-not-free': 'Eine Testphase kostet nichts.',
};
