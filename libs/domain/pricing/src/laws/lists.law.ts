import type { TableLaw } from '@partyline/kernel/law';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Price, Product } from '../catalogue/product.ts';
import {
  computeCardLayout,
  findRecommended,
  isBelowHighest,
  listProductsInOrder,
} from '../plans/plan-order.ts';
import { findNearestPrice, listIntervalOptions, listSizeOptions } from '../plans/plan-choice.ts';
import { computePriceListFor, type PriceListCaller } from '../plans/price-list-for.ts';
import { parseSubscriptionType, type SubscriptionType } from '../plans/subscription-type.ts';
import {
  chooseDefaultPrice,
  comparePrices,
  findPrice,
  listIntervals,
  listUserCounts,
} from '../prices/prices.ts';

/** In order. [PRICE-9] */
const INTERVALS = ['week', 'month', 'year'] as const;
const SIZES = [4, 8, 16] as const;
/** Each size at each interval, in the order of a list. [PRICE-9] */
const KEYS = SIZES.flatMap((users) => INTERVALS.map((interval) => ({ users, interval })));

const priceOf = (key: (typeof KEYS)[number], isDefault: boolean): Price => ({
  ...key,
  priceId: `${key.users} ${key.interval}`,
  price: 100,
  isDefault,
  discount: 0,
  savedAmount: 0,
});

interface PricesQuestion {
  /** Of each size and interval in order: not sold, sold, or sold as default. */
  readonly sold: readonly (0 | 1 | 2)[];
}

function* everyPriceList(): Generator<PricesQuestion> {
  for (let number = 0; number < 3 ** KEYS.length; number += 1)
    // A digit of the number in base 3.
    yield { sold: KEYS.map((_, at) => (Math.floor(number / 3 ** at) % 3) as 0 | 1 | 2) };
}

const pricesOf = ({ sold }: PricesQuestion): Price[] =>
  KEYS.flatMap((key, at) => (sold[at] === 0 ? [] : [priceOf(key, sold[at] === 2)]));

const idOf = (price: Price | null): string => price?.priceId ?? 'nothing';

/** Returns the same prices in three other orders. */
function reordered(prices: readonly Price[]): readonly (readonly Price[])[] {
  const middle = Math.floor(prices.length / 2);
  return [
    prices.toReversed(),
    [...prices.slice(middle), ...prices.slice(0, middle)],
    prices.toSorted((a, b) => a.priceId.localeCompare(b.priceId)),
  ];
}

export const priceLists: TableLaw<PricesQuestion> = {
  kind: 'table',
  name: 'price-lists',
  sentence:
    'Prices are listed by size, then week, month, year; the marked one is preselected, else the smallest sold by month, else the first: in whatever order they are written.',
  ids: ['PRICE-1', 'PRICE-9', 'GB-34', 'GEN-7', 'CONST-25'],
  universe: ['3 sizes at 3 intervals, each not sold, sold or marked as default', '4 orders of writing'],
  bound: 3 ** 9,
  isQuick: true,
  questions: everyPriceList,
  faultOf(question) {
    const inOrder = pricesOf(question);
    const marked = inOrder.find(({ isDefault }) => isDefault);
    const monthly = inOrder.find(({ interval }) => interval === 'month');
    const chosen = marked ?? monthly ?? inOrder[0] ?? null;
    for (const prices of [inOrder, ...reordered(inOrder)]) {
      if (idOf(chooseDefaultPrice(prices)) !== idOf(chosen))
        return `${idOf(chooseDefaultPrice(prices))} is preselected, not ${idOf(chosen)}.`;
      const sorted = prices.toSorted(comparePrices).map(idOf).join();
      if (sorted !== inOrder.map(idOf).join()) return `They are listed as ${sorted}.`;
      const sizes = SIZES.filter((users) => inOrder.some((price) => price.users === users));
      if (listUserCounts(prices).join() !== sizes.join())
        return `Sold are the sizes ${listUserCounts(prices).join(', ')}.`;
      for (const users of SIZES) {
        const ofSize = inOrder.filter((price) => price.users === users).map(({ interval }) => interval);
        if (listIntervals(prices, users).join() !== ofSize.join())
          return `${users} users are sold by ${listIntervals(prices, users).join(', ')}.`;
      }
      for (const { users, interval } of KEYS) {
        const exact = inOrder.find((price) => price.users === users && price.interval === interval) ?? null;
        if (idOf(findPrice(prices, users, interval)) !== idOf(exact))
          return `${users} ${interval} costs ${idOf(findPrice(prices, users, interval))}.`;
      }
    }
    return null;
  },
  tell: (question) => [
    `Sold are ${
      pricesOf(question)
        .map((price) => `${idOf(price)}${price.isDefault ? ' (default)' : ''}`)
        .join(', ') || 'no prices'
    }.`,
  ],
};

interface NearestQuestion extends PricesQuestion {
  readonly users: number;
}

const OF_ONE_INTERVAL = [0, 1, 2, 3, 4, 5, 6, 7];

export const nearestPrices: TableLaw<NearestQuestion> = {
  kind: 'table',
  name: 'nearest-prices',
  sentence:
    'A change of the plan keeps room for all users: it takes the smallest size that has it, else the largest; sizes and intervals to choose from say what is sold.',
  ids: ['PRICE-1', 'PRICE-8', 'PRICE-9'],
  universe: ['every set of 3 sizes at each interval', '0 to 20 users'],
  bound: 512 * 21,
  isQuick: true,
  *questions() {
    for (const week of OF_ONE_INTERVAL)
      for (const month of OF_ONE_INTERVAL)
        for (const year of OF_ONE_INTERVAL)
          for (let users = 0; users <= 20; users += 1)
            // A bit of the number.
            yield {
              users,
              sold: KEYS.map(
                (_, at) => ((([week, month, year][at % 3] ?? 0) >> Math.floor(at / 3)) & 1) as 0 | 1,
              ),
            };
  },
  faultOf(question) {
    const { users } = question;
    const inOrder = pricesOf(question);
    for (const prices of [inOrder, ...reordered(inOrder)])
      for (const interval of INTERVALS) {
        const sold = inOrder.filter((price) => price.interval === interval);
        const wanted = sold.find((price) => price.users >= users) ?? sold.at(-1) ?? null;
        const nearest = findNearestPrice(prices, users, interval);
        if (idOf(nearest) !== idOf(wanted))
          return `By ${interval} it is ${idOf(nearest)}, not ${idOf(wanted)}.`;
        const product = productOf('Pro', 1, prices);
        const sizes = listSizeOptions([product], product, interval, users).map((one) => one.users);
        const held = [...new Set([...inOrder.map((price) => price.users), users])].toSorted((a, b) => a - b);
        if (sizes.join() !== held.join()) return `The sizes to choose from are ${sizes.join(', ')}.`;
        const option = listIntervalOptions(product, users).find((one) => one.interval === interval);
        if (idOf(option?.price ?? null) !== idOf(sold.find((price) => price.users === users) ?? null))
          return `By ${interval} ${users} users cost ${idOf(option?.price ?? null)}.`;
      }
    return null;
  },
  tell: (question) => [
    `Sold are ${pricesOf(question).map(idOf).join(', ') || 'no prices'}.`,
    `A subscription has ${question.users} users.`,
  ],
};

const productOf = (
  title: Product['title'],
  placeOrder: number,
  prices: readonly Price[],
  recommended = false,
): Product => ({
  title,
  placeOrder,
  recommended,
  currency: 'USD',
  description: title,
  prices,
});

interface PlanOrderQuestion {
  /** The plans as written, by their number. */
  readonly written: readonly number[];
  /** The place of each plan by its number; equal places keep the order of the plans. */
  readonly places: readonly number[];
  /** Of each plan by its number. */
  readonly recommended: readonly boolean[];
}

const TITLES = ['Trial', 'Essential', 'Pro', 'Premium'] as const;

function permutationsOf(things: readonly number[]): readonly (readonly number[])[] {
  return things.length === 0
    ? [[]]
    : things.flatMap((thing) =>
        permutationsOf(things.filter((other) => other !== thing)).map((rest) => [thing, ...rest]),
      );
}

export const planOrder: TableLaw<PlanOrderQuestion> = {
  kind: 'table',
  name: 'plan-order',
  sentence:
    'Plans are listed by their place, equal ones as Trial, Essential, Pro, Premium, in whatever order they are written; the first recommended one is marked, and an upgrade exists below the highest place.',
  ids: ['PRICE-8', 'PRICE-20', 'GC-13', 'PRICE-13', 'PRICE-14', 'GB-28'],
  universe: ['24 orders of 4 plans', 'each at one of 3 places', 'none, one or several of them recommended'],
  bound: 24 * 81 * 16,
  isQuick: true,
  *questions() {
    for (const written of permutationsOf([0, 1, 2, 3]))
      for (let places = 0; places < 81; places += 1)
        for (let marks = 0; marks < 16; marks += 1)
          yield {
            written,
            places: TITLES.map((_, at) => Math.floor(places / 3 ** at) % 3),
            recommended: TITLES.map((_, at) => ((marks >> at) & 1) === 1),
          };
  },
  faultOf({ written, places, recommended }) {
    const plan = (number: number): Product =>
      productOf(TITLES[number] ?? 'Trial', places[number] ?? 0, [], recommended[number] ?? false);
    const products = written.map(plan);
    const inOrder = [0, 1, 2]
      .flatMap((place) => [0, 1, 2, 3].filter((number) => places[number] === place))
      .map(plan);
    const listed = listProductsInOrder(products).map(({ title }) => title);
    if (listed.join() !== inOrder.map(({ title }) => title).join())
      return `They are listed as ${listed.join(', ')}.`;
    const marked = inOrder.find((product) => product.recommended)?.title;
    if (findRecommended(products)?.title !== marked)
      return `${findRecommended(products)?.title ?? 'None'} is marked.`;
    const highest = Math.max(...places);
    for (const { title, placeOrder } of products)
      if (isBelowHighest(products, title) !== placeOrder < highest)
        return `${title} can be upgraded, or cannot.`;
    for (let cards = 0; cards <= 6; cards += 1) {
      const layout = cards > 2 ? 'four-columns' : cards === 2 ? 'half-width' : 'full-width';
      if (computeCardLayout(cards) !== layout)
        return `${cards} cards are laid out as ${computeCardLayout(cards)}.`;
    }
    return isBelowHighest(products.slice(1), products[0]?.title ?? '') === null
      ? null
      : 'A plan that is not listed can be upgraded.';
  },
  tell: ({ written, places, recommended }) =>
    written.map(
      (number) =>
        `${TITLES[number]} has the place ${places[number]}${recommended[number] ? ' and is recommended' : ''}.`,
    ),
};

const CATALOGUE: Catalogue = {
  trial: [productOf('Trial', 1, [priceOf({ users: 4, interval: 'week' }, false)])],
  new: [
    productOf('Pro', 2, [
      priceOf({ users: 8, interval: 'year' }, false),
      priceOf({ users: 8, interval: 'week' }, false),
    ]),
    productOf('Essential', 1, []),
  ],
  upgrade: [productOf('Premium', 3, []), productOf('Pro', 2, [])],
  skyport: [productOf('Essential', 1, [])],
};

interface CallerQuestion {
  readonly type: string;
  readonly caller: PriceListCaller;
}

const ROLES = [
  'account-owner',
  'account-admin',
  'workspace-owner',
  'workspace-admin',
  'vic-admin',
  'endpoint-user',
];
const OWNERS_AND_ADMINS: readonly unknown[] = ['account-owner', 'account-admin', 1, 5];

export const priceListsFor: TableLaw<CallerQuestion> = {
  kind: 'table',
  name: 'price-lists-for',
  sentence:
    'The upgrade list is for owners and admins of the account and empty for every other user; signed out, only the lists of the trial and of new purchases are shown; an unknown type has no list.',
  ids: ['PRICE-17', 'PRICE-18', 'ROLE-28', 'GB-5', 'GB-6', 'GB-7'],
  universe: [
    '4 types of subscription and 6 unknown words',
    'signed out, or signed in with a role by name or id, an unknown one or none',
  ],
  bound: 10 * 21,
  isQuick: true,
  *questions() {
    for (const type of [
      'trial',
      'new',
      'upgrade',
      'skyport',
      '',
      'Upgrade',
      'all',
      'constructor',
      '__proto__',
      'toString',
    ]) {
      yield { type, caller: { isSignedIn: false } };
      for (const role of [...ROLES, 0, 1, 2, 3, 4, 5, 6, 7, '1', '5', 'trial', 'janitor', '', null])
        yield { type, caller: { isSignedIn: true, role } };
    }
  },
  faultOf({ type, caller }) {
    const parsed = parseSubscriptionType(type);
    const isKnown = ['trial', 'new', 'upgrade', 'skyport'].includes(type);
    if (parsed.ok !== isKnown) return `The type is ${isKnown ? 'refused' : 'taken'}.`;
    if (!parsed.ok) return null;
    const known: SubscriptionType = parsed.value;
    const list = computePriceListFor(CATALOGUE, known, caller);
    const isPublic = known === 'trial' || known === 'new';
    if (!caller.isSignedIn && !isPublic) return list.ok ? 'It is shown signed out.' : null;
    if (!list.ok) return 'A sign-in is asked for.';
    const isWithheld = known === 'upgrade' && caller.isSignedIn && !OWNERS_AND_ADMINS.includes(caller.role);
    const titles = isWithheld
      ? []
      : CATALOGUE[known].toSorted((a, b) => a.placeOrder - b.placeOrder).map(({ title }) => title);
    if (list.value.map(({ title }) => title).join() !== titles.join())
      return `Shown is ${list.value.map(({ title }) => title).join(', ') || 'nothing'}.`;
    const prices = list.value.find(({ title }) => title === 'Pro')?.prices ?? [];
    return known !== 'new' || prices.map(({ interval }) => interval).join() === 'week,year'
      ? null
      : 'The prices are in another order.';
  },
  tell: ({ type, caller }) => [
    `A visitor who is ${caller.isSignedIn ? `signed in with the role ${JSON.stringify(caller.role)}` : 'signed out'} asks for the list "${type}".`,
  ],
};
