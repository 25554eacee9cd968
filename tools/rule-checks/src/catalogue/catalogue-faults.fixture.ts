import { CATALOGUE } from '@partyline/catalog';
import type { Rule } from '../violations/rule.ts';

/** A fault, its path (no value: the key is removed), and `path rule` of the expected violations. */
export interface CatalogueFault {
  readonly what: string;
  readonly at: readonly (string | number)[];
  readonly value?: unknown;
  readonly found: readonly `${string} ${Rule}`[];
}

const MAX = Math.floor(Number.MAX_SAFE_INTEGER / 12);
const [essential, pro] = CATALOGUE.new;
const P = '$.new[0].prices';

/** Monthly price of Essential for 4 users. */
const MONTH = essential?.prices[1];

export const CATALOGUE_FAULTS: readonly CatalogueFault[] = [
  { what: 'no list of trials', at: ['trial'], found: ['$.trial missing'] },
  { what: 'no list for upgrades', at: ['upgrade'], found: ['$.upgrade missing'] },
  { what: 'no list of the second product kind', at: ['skyport'], found: ['$.skyport missing'] },
  { what: 'an unknown list', at: ['intercom'], value: [], found: ['$.intercom unknown-field'] },
  { what: 'a list of another case', at: ['New'], value: [], found: ['$.New unknown-field'] },
  {
    what: 'a key with blanks, quotes and dots',
    at: ["it's a. b"],
    value: 1,
    found: ["$['it\\'s a. b'] unknown-field"],
  },
  {
    what: 'a key that would steer a terminal',
    at: ['\u001b[2J'],
    value: 1,
    found: ["$['\\u001b[2J'] unknown-field"],
  },
  { what: 'a list that is none', at: ['new'], value: { 0: essential }, found: ['$.new wrong-type'] },
  { what: 'a product that is none', at: ['new', 2], value: 'Premium', found: ['$.new[2] wrong-type'] },
  { what: 'a product without a place', at: ['new', 0, 'placeOrder'], found: ['$.new[0].placeOrder missing'] },
  {
    what: 'a product with an unknown field',
    at: ['new', 0, 'colour'],
    value: 'red',
    found: ['$.new[0].colour unknown-field'],
  },
  {
    what: 'a product without a word of description',
    at: ['skyport', 1, 'description'],
    value: ' \n',
    found: ['$.skyport[1].description empty'],
  },
  { what: 'a product without prices', at: ['new', 0, 'prices'], value: [], found: [`${P} empty`] },
  { what: 'prices that are no list', at: ['new', 0, 'prices'], value: 39, found: [`${P} wrong-type`] },
  { what: 'a price that is none', at: ['new', 0, 'prices', 0], value: 14, found: [`${P}[0] wrong-type`] },
  {
    what: 'a price without an id',
    at: ['new', 0, 'prices', 0, 'priceId'],
    found: [`${P}[0].priceId missing`],
  },
  {
    what: 'a price with a currency of its own',
    at: ['new', 0, 'prices', 0, 'currency'],
    value: 'USD',
    found: [`${P}[0].currency unknown-field`],
  },
  {
    what: 'a default that is a word',
    at: ['new', 0, 'prices', 0, 'isDefault'],
    value: 'no',
    found: [`${P}[0].isDefault wrong-type`],
  },
  {
    what: 'an unknown plan',
    at: ['new', 0, 'title'],
    value: 'Enterprise',
    found: ['$.new[0].title unknown-plan'],
  },
  {
    what: 'a plan in another case',
    at: ['skyport', 0, 'title'],
    value: 'essential',
    found: ['$.skyport[0].title unknown-plan'],
  },
  {
    what: 'a plan with a blank behind',
    at: ['new', 1, 'title'],
    value: 'Pro ',
    found: ['$.new[1].title unknown-plan'],
  },
  {
    what: 'an unknown interval',
    at: ['new', 0, 'prices', 0, 'interval'],
    value: 'day',
    found: [`${P}[0].interval unknown-interval`],
  },
  {
    what: 'an interval in another case',
    at: ['new', 0, 'prices', 0, 'interval'],
    value: 'Week',
    found: [`${P}[0].interval unknown-interval`],
  },
  {
    what: 'the trial among what is for sale',
    at: ['new', 0, 'title'],
    value: 'Trial',
    found: ['$.new[0].title plan-of-another-list'],
  },
  {
    what: 'a plan for sale among the trials',
    at: ['trial', 0, 'title'],
    value: 'Pro',
    found: ['$.trial[0].title plan-of-another-list'],
  },
  {
    what: 'a plan twice in one list',
    at: ['upgrade', 2, 'title'],
    value: 'Pro',
    found: ['$.upgrade[2].title duplicate-plan'],
  },
  {
    what: 'another currency',
    at: ['upgrade', 0, 'currency'],
    value: 'EUR',
    found: ['$.upgrade[0].currency currency-not-usd'],
  },
  {
    what: 'the currency in another case',
    at: ['trial', 0, 'currency'],
    value: 'usd',
    found: ['$.trial[0].currency currency-not-usd'],
  },
  {
    what: 'half a cent',
    at: ['new', 0, 'prices', 0, 'price'],
    value: 1400.5,
    found: [`${P}[0].price not-cents`],
  },
  {
    what: 'dollars as text',
    at: ['new', 0, 'prices', 0, 'price'],
    value: '14.00',
    found: [`${P}[0].price wrong-type`],
  },
  {
    what: 'a price below zero',
    at: ['new', 0, 'prices', 0, 'price'],
    value: -1,
    found: [`${P}[0].price not-cents`],
  },
  {
    what: 'a price too large to be exact',
    at: ['new', 0, 'prices', 0, 'price'],
    value: MAX + 1,
    found: [`${P}[0].price not-cents`],
  },
  {
    what: 'half a cent saved',
    at: ['new', 0, 'prices', 0, 'savedAmount'],
    value: 0.5,
    found: [`${P}[0].savedAmount not-cents`],
  },
  {
    what: 'no users',
    at: ['new', 0, 'prices', 0, 'users'],
    value: 0,
    found: [`${P}[0].users not-a-count`],
  },
  {
    what: 'half a user',
    at: ['new', 0, 'prices', 0, 'users'],
    value: 4.5,
    found: [`${P}[0].users not-a-count`],
  },
  {
    what: 'the same users and interval twice',
    at: ['new', 0, 'prices', 12],
    value: { ...MONTH, priceId: 'again' },
    found: [`${P}[12].users duplicate-price`],
  },
  {
    what: 'a price id twice in one product',
    at: ['new', 0, 'prices', 0, 'priceId'],
    value: MONTH?.priceId,
    found: [`${P}[1].priceId duplicate-price-id`],
  },
  {
    what: 'a price id of another list',
    at: ['upgrade', 0, 'prices', 0, 'priceId'],
    value: pro?.prices[0]?.priceId,
    found: ['$.upgrade[0].prices[0].priceId duplicate-price-id'],
  },
  {
    what: 'a user count that is not sold by the week',
    at: ['new', 0, 'prices', 12],
    value: { ...MONTH, users: 99, priceId: 'm99' },
    found: [`${P} missing-price`, `${P} missing-price`],
  },
  {
    what: 'two prices preselected',
    at: ['new', 0, 'prices', 0, 'isDefault'],
    value: true,
    found: [`${P}[4].isDefault several-defaults`],
  },
  {
    what: 'two products recommended',
    at: ['new', 2, 'recommended'],
    value: true,
    found: ['$.new[2].recommended several-recommended'],
  },
  {
    what: 'a year one cent dearer than twelve months',
    at: ['new', 0, 'prices', 2],
    value: { ...essential?.prices[2], price: 12 * (MONTH?.price ?? NaN) + 1, savedAmount: 0 },
    found: [`${P}[2].price year-above-twelve-months`],
  },
  {
    what: 'a saving one cent too large',
    at: ['new', 0, 'prices', 2, 'savedAmount'],
    value: (essential?.prices[2]?.savedAmount ?? NaN) + 1,
    found: [`${P}[2].savedAmount saved-amount-differs`],
  },
  {
    what: 'a saving that is not stated',
    at: ['new', 0, 'prices', 2, 'savedAmount'],
    value: 0,
    found: [`${P}[2].savedAmount saved-amount-differs`],
  },
  {
    what: 'a month that saves something',
    at: ['new', 0, 'prices', 1, 'savedAmount'],
    value: 100,
    found: [`${P}[1].savedAmount saved-amount-differs`],
  },
  {
    what: 'a monthly price raised without its year',
    at: ['skyport', 0, 'prices', 1, 'price'],
    value: (CATALOGUE.skyport[0]?.prices[1]?.price ?? NaN) + 1,
    found: ['$.skyport[0].prices[2].savedAmount saved-amount-differs'],
  },
  {
    what: 'two plans on one place',
    at: ['new', 1, 'placeOrder'],
    value: 1,
    found: ['$.new[1].placeOrder duplicate-place-order'],
  },
  {
    what: 'a place between two',
    at: ['new', 1, 'placeOrder'],
    value: 1.5,
    found: ['$.new[1].placeOrder not-a-count'],
  },
  {
    what: 'a discount above 100',
    at: ['new', 0, 'prices', 0, 'discount'],
    value: 101,
    found: [`${P}[0].discount discount-out-of-range`],
  },
  {
    what: 'a discount below 0',
    at: ['new', 0, 'prices', 0, 'discount'],
    value: -5,
    found: [`${P}[0].discount discount-out-of-range`],
  },
  {
    what: 'a fraction of a percent',
    at: ['new', 0, 'prices', 0, 'discount'],
    value: 0.1,
    found: [`${P}[0].discount discount-out-of-range`],
  },
  {
    what: 'a trial for 5',
    at: ['trial', 0, 'prices', 0, 'users'],
    value: 5,
    found: ['$.trial[0].prices[0].users trial-users-not-four'],
  },
  {
    what: 'a trial that costs a cent',
    at: ['trial', 0, 'prices', 0, 'price'],
    value: 1,
    found: ['$.trial[0].prices[0].price trial-not-free'],
  },
];
