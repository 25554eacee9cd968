import type { CatalogueIssueCode } from '@partyline/pricing';
import { TRIAL_USERS_TEXT } from '../landing/landing.ts';

/** Issues of a price catalogue, for its author. */
export const CATALOGUE_ISSUE_TEXTS = {
  missing: 'This is missing.',
  'unknown-field': 'This field is not known.',
  'wrong-type': 'This has the wrong type.',
  empty: 'This is empty.',
  'unknown-plan': 'There is no such plan: Trial, Essential, Pro or Premium.',
  'unknown-interval': 'There is no such interval: week, month or year.',
  'currency-not-usd': 'Every price is in USD.',
  'not-cents': 'This is not a whole number of cents from 0 up.',
  'not-a-count': 'This is not a whole number, or too small.',
  'discount-out-of-range': 'A discount is a whole percentage from 0 (none) to 100.',
  'plan-of-another-list': 'The trial belongs in the list of the trial, and the paid plans in the others.',
  'duplicate-plan': 'This list already has this plan.',
  'duplicate-place-order': 'Another plan of this list has this place.',
  'several-recommended': 'Another plan of this list is already recommended.',
  'several-defaults': 'Another price of this plan is already the default.',
  'duplicate-price': 'This plan already has a price for these users and this interval.',
  'duplicate-price-id': 'Another price of the catalogue has this id.',
  'year-above-twelve-months': 'The year costs more than twelve months for the same users.',
  'saved-amount-differs':
    'This is not what the year saves: twelve times the month minus the year, and 0 for other intervals.',
  'trial-users-not-four': `A trial has ${TRIAL_USERS_TEXT}.`,
  'trial-not-free': 'A trial costs nothing.',
} as const satisfies Record<CatalogueIssueCode, string>;
