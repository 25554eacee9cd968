import type { TableLaw } from '@partyline/kernel/law';
import { computeQuote, findOffer, listMissingPrices, type Interval, type Product } from '@partyline/pricing';
import { CATALOGUE } from './catalogue.ts';

const LISTS = ['trial', 'new', 'upgrade', 'skyport'] as const;
type List = (typeof LISTS)[number];

/** Plans from the smallest up. [GEN-6] */
const PLANS = ['Trial', 'Essential', 'Pro', 'Premium'];

interface SaleQuestion {
  readonly list: List;
  readonly plan: string;
  readonly users: number;
  readonly interval: Interval;
}

function* everySale(): Generator<SaleQuestion> {
  for (const list of LISTS)
    for (const { title, prices } of CATALOGUE[list])
      for (const { users, interval } of prices) yield { list, plan: title, users, interval };
}

const productOf = (list: List, plan: string): Product | undefined =>
  CATALOGUE[list].find(({ title }) => title === plan);

/** Returns what is charged, in cents; null for what is not sold. */
function chargeOf(list: List, plan: string, users: number, interval: Interval): number | null {
  const product = productOf(list, plan);
  const quote = product === undefined ? null : computeQuote(product, users, interval);
  return quote?.ok === true ? quote.value.charge : null;
}

/** Returns what contradicts the price on its own. */
function faultAlone({ list, plan, users, interval }: SaleQuestion): string | null {
  const product = productOf(list, plan);
  const quote = product === undefined ? null : computeQuote(product, users, interval);
  if (product === undefined || quote?.ok !== true) return 'It is not quoted.';
  const { price, charge, saving, monthlyEquivalent } = quote.value;
  if (!Number.isSafeInteger(price.price) || !Number.isSafeInteger(charge))
    return 'It is no whole number of cents.';
  if (list === 'trial' ? price.price !== 0 : charge <= 0) return `It costs ${charge} cents.`;
  const offer = findOffer(CATALOGUE[list], price.priceId);
  if (!offer.ok || offer.value.price !== price) return 'Its id is that of another price.';
  if (list === 'trial') return null;
  const monthly = chargeOf(list, plan, users, 'month');
  if (interval === 'year' && (monthly === null || saving !== 12 * monthly - charge || saving <= 0))
    return `A year saves ${saving} cents.`;
  if (interval === 'year' && (monthly === null || monthlyEquivalent === null || monthlyEquivalent > monthly))
    return 'A month of a year costs more than a month.';
  const weekly = chargeOf(list, plan, users, 'week');
  return interval === 'month' && (weekly === null || charge <= weekly || charge >= 5 * weekly)
    ? 'A month costs less than a week, or more than five.'
    : null;
}

/** Returns what contradicts the price beside its neighbours. */
function faultBeside({ list, plan, users, interval }: SaleQuestion): string | null {
  const charge = chargeOf(list, plan, users, interval) ?? 0;
  for (const { prices } of CATALOGUE[list].filter(({ title }) => title === plan))
    for (const smaller of prices.filter((price) => price.interval === interval && price.users < users)) {
      const less = chargeOf(list, plan, smaller.users, interval) ?? 0;
      if (less >= charge) return `${smaller.users} users cost ${less} cents, and ${users} cost ${charge}.`;
      // More users at once are never dearer each.
      if (less * users < charge * smaller.users)
        return `${users} users cost more each than ${smaller.users}.`;
    }
  for (const smaller of PLANS.slice(0, PLANS.indexOf(plan))) {
    const less = chargeOf(list, smaller, users, interval);
    if (less !== null && less >= charge) return `${smaller} costs ${less} cents, and ${plan} ${charge}.`;
  }
  if (list !== 'upgrade') return null;
  const bought = productOf('new', plan)?.prices.find(
    (price) => price.users === users && price.interval === interval,
  );
  const upgraded = productOf('upgrade', plan)?.prices.find(
    (price) => price.users === users && price.interval === interval,
  );
  return bought?.price === upgraded?.price
    ? null
    : `New it is listed at ${bought?.price} cents, as an upgrade at ${upgraded?.price}.`;
}

export const pricesOnSale: TableLaw<SaleQuestion> = {
  kind: 'table',
  name: 'prices-on-sale',
  sentence:
    'Every price on sale is whole cents and more than nothing but for the trial, saves by the year what is shown, is more than a smaller size or plan costs and no more for each user, and is listed alike new and as an upgrade.',
  ids: ['PRICE-3', 'PRICE-4', 'PRICE-5', 'PRICE-7', 'GB-17', 'GB-35', 'HZ-1', 'PLUS-40'],
  universe: ['every price of the catalogue: 4 lists, plans, sizes, intervals'],
  bound: 400,
  isQuick: true,
  questions: everySale,
  faultOf: (question) => faultAlone(question) ?? faultBeside(question),
  tell: ({ list, plan, users, interval }) => [
    `On sale in the list ${list} is ${plan} for ${users} users by the ${interval}.`,
  ],
};

const currencyOf = ({ currency }: { readonly currency: string }): string => currency;

interface ListQuestion {
  readonly list: List;
}

export const listsOnSale: TableLaw<ListQuestion> = {
  kind: 'table',
  name: 'lists-on-sale',
  sentence:
    'Each list is in order and in USD, sells every size by week, month and year but for the trial, and no price has the id of another.',
  ids: ['GEN-7', 'GEN-9', 'PRICE-8', 'PRICE-9', 'GB-5', 'BILL-39'],
  universe: ['the 4 lists of the catalogue'],
  bound: 4,
  isQuick: true,
  questions: () => LISTS.map((list) => ({ list })),
  faultOf({ list }) {
    const products = CATALOGUE[list];
    if (Object.keys(CATALOGUE).toSorted().join() !== LISTS.toSorted().join()) return 'There are other lists.';
    const places = products.map(({ placeOrder }) => placeOrder);
    if (places.some((place, at) => at > 0 && place <= (places[at - 1] ?? 0)))
      return 'The plans are in another order.';
    if (products.some((product) => !PLANS.includes(product.title) || currencyOf(product) !== 'USD'))
      return 'A plan or a currency is another.';
    const missing = listMissingPrices(CATALOGUE).filter(({ path }) => path.startsWith(`${list}.`));
    if (missing.length > 0) return `${missing.length} prices are missing.`;
    const ids = LISTS.flatMap((each) => CATALOGUE[each]).flatMap(({ prices }) =>
      prices.map(({ priceId }) => priceId),
    );
    return new Set(ids).size === ids.length ? null : 'Two prices have the same id.';
  },
  tell: ({ list }) => [`On sale is the list ${list}.`],
};
