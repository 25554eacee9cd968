import type { TableLaw } from '@partyline/kernel/law';
import { computeCharge } from '../prices/charge.ts';
import { MAX_PRICE_CENTS, formatCents, formatPrice, isPriceInCents } from '../prices/money.ts';
import { computeDiscountBanner, computeMonthlyEquivalent, computeQuote } from '../prices/quote.ts';
import { computeSavedAmount, computeShownSaving, computeYearlySaving } from '../prices/saving.ts';
import type { Price } from '../catalogue/product.ts';

/** Discounts as a list may hold them: none, every percentage, and what is none. [GB-35] */
const DISCOUNTS = [
  0,
  ...Array.from({ length: 100 }, (_, index) => index + 1),
  -1,
  101,
  0.5,
  99.5,
  NaN,
  Infinity,
];

const percentOf = (discount: number): number =>
  DISCOUNTS.indexOf(discount) <= 100 && discount >= 1 ? discount : 0;

/** Returns a fraction of whole numbers rounded half up, without a fraction in between. [GB-18] */
const halfUp = (dividend: bigint, divisor: bigint): number =>
  Number((2n * dividend + divisor) / (2n * divisor));

interface ChargeQuestion {
  readonly price: number;
  readonly discount: number;
}

function* everyCharge(): Generator<ChargeQuestion> {
  const large = [123_456_789, MAX_PRICE_CENTS / 100, MAX_PRICE_CENTS - 1, MAX_PRICE_CENTS].map(Math.floor);
  for (const discount of DISCOUNTS)
    for (const price of [...Array.from({ length: 1_001 }, (_, cents) => cents), ...large])
      yield { price, discount };
}

export const charges: TableLaw<ChargeQuestion> = {
  kind: 'table',
  name: 'charges',
  sentence:
    'A price is charged less its discount in whole cents, half a cent up: never below nothing or above the list, never more for a larger discount or less for a higher price.',
  ids: ['PRICE-15', 'GB-16', 'GB-18', 'GB-35', 'HZ-1'],
  universe: [
    'list prices from 0 to 10.00 in steps of a cent, and 4 large ones',
    'every discount from 0 to 100 percent, and 6 that are none',
  ],
  bound: 1_005 * 107,
  isQuick: true,
  questions: everyCharge,
  faultOf({ price, discount }) {
    const percent = percentOf(discount);
    const charge = computeCharge({ price, discount });
    const wanted = halfUp(BigInt(price) * BigInt(100 - percent), 100n);
    if (charge !== wanted) return `${charge} is charged, and ${wanted} is the price less ${percent} percent.`;
    if (charge < 0 || charge > price) return `${charge} is charged.`;
    if (percent > 0 && percent < 100 && charge < computeCharge({ price, discount: percent + 1 }))
      return 'A larger discount costs more.';
    if (price > 0 && price <= 1_000 && charge < computeCharge({ price: price - 1, discount }))
      return 'A lower price costs more.';
    const banner = percent > 0 ? percent : price === 0 ? 100 : null;
    for (const plan of ['Trial', 'Pro'] as const)
      if (computeDiscountBanner(plan, { price, discount }) !== (plan === 'Trial' ? (banner ?? 100) : banner))
        return `The banner of ${plan} says ${computeDiscountBanner(plan, { price, discount })}.`;
    return null;
  },
  tell: ({ price, discount }) => [`The list says ${price} cents with a discount of ${discount}.`],
};

interface CentsQuestion {
  readonly cents: number;
}

function* everyAmount(): Generator<CentsQuestion> {
  for (let cents = 0; cents <= 24_000; cents += 1) yield { cents };
  for (const cents of [99_999, 100_000, 123_456_789, MAX_PRICE_CENTS]) yield { cents };
}

export const amountTexts: TableLaw<CentsQuestion> = {
  kind: 'table',
  name: 'amount-texts',
  sentence:
    'An amount is shown as its cents divided by 100 with two decimals, and read back is the same amount, in every language and with either sign.',
  ids: ['PRICE-6', 'PRICE-21', 'GB-35', 'GEN-9', 'HZ-1', 'PLUS-30'],
  universe: ['amounts from 0 to 240.00 in steps of a cent, and 4 large ones', '2 languages, 2 signs'],
  bound: 24_005,
  isQuick: true,
  questions: everyAmount,
  faultOf({ cents }) {
    const [whole, rest] = [Math.floor(cents / 100), cents % 100];
    const plain = `${whole}.${rest < 10 ? '0' : ''}${rest}`;
    if (formatCents(cents) !== plain) return `It is written ${formatCents(cents)}.`;
    if (cents > 0 && formatCents(-cents) !== `-${plain}`)
      return `Its negative is written ${formatCents(-cents)}.`;
    // Digits are a tenth of the amounts: the form of a locale is slow to create.
    if (cents % 97 > 1 && cents < 99_999) return null;
    const inLanguages = [formatPrice(cents), formatPrice(cents, 'de')];
    const marks = [/^USD [\d,]+\.\d\d$/, /^[\d.]+,\d\d\u00a0USD$/];
    for (const [at, text] of inLanguages.entries())
      if (marks[at]?.test(text) !== true || Number(text.replaceAll(/\D/g, '')) !== cents)
        return `It is shown as "${text}".`;
    return cents === 0 || formatPrice(-cents) === `\u2212${inLanguages[0]}`
      ? null
      : `Its negative is shown as "${formatPrice(-cents)}".`;
  },
  tell: ({ cents }) => [`An amount is ${cents} cents.`],
};

export const monthlyEquivalents: TableLaw<CentsQuestion> = {
  kind: 'table',
  name: 'monthly-equivalents',
  sentence:
    'A month of a yearly price is a twelfth of it, rounded half up to the cent: twelve of them are at most 6 cents away from the year.',
  ids: ['PRICE-7', 'GB-18'],
  universe: ['yearly prices from 0 to 240.00 in steps of a cent, and 4 large ones'],
  bound: 24_005,
  isQuick: true,
  questions: everyAmount,
  faultOf({ cents }) {
    const monthly = computeMonthlyEquivalent(cents);
    if (monthly !== halfUp(BigInt(cents), 12n)) return `It is ${monthly}.`;
    return isPriceInCents(monthly) && Math.abs(12 * monthly - cents) <= 6
      ? null
      : `Twelve of ${monthly} are another year.`;
  },
  tell: ({ cents }) => [`A year costs ${cents} cents.`],
};

interface SavingQuestion {
  readonly month: number | null;
  readonly year: number | null;
  readonly monthDiscount: number;
  readonly yearDiscount: number;
}

const USERS = 8;

/** Makes the prices of a product, with those of another size around them. */
function pricesOf({ month, year, monthDiscount, yearDiscount }: SavingQuestion): Price[] {
  const price = (users: number, interval: Price['interval'], cents: number, discount: number): Price => ({
    priceId: `${users} ${interval}`,
    price: cents,
    users,
    interval,
    isDefault: false,
    discount,
    savedAmount: 0,
  });
  return [
    price(4, 'month', 1, 0),
    ...(year === null ? [] : [price(USERS, 'year', year, yearDiscount)]),
    price(USERS, 'week', 3, 0),
    ...(month === null ? [] : [price(USERS, 'month', month, monthDiscount)]),
    price(16, 'year', 2, 0),
  ];
}

export const savings: TableLaw<SavingQuestion> = {
  kind: 'table',
  name: 'savings',
  sentence:
    'A year saves twelve months less the year of the same size: in a list before discount, on the screen as charged, shown only where it is more than nothing and both are sold.',
  ids: ['PRICE-5', 'GB-17', 'GB-33', 'GB-35', 'HZ-1'],
  universe: [
    'monthly prices from 0 to 0.20, yearly prices from 0 to 2.60, either not sold',
    'discounts of 0, 10, 50 and 100 percent on either',
  ],
  bound: 22 * 262 * 16,
  isQuick: true,
  *questions() {
    const upTo = (most: number) => [null, ...Array.from({ length: most + 1 }, (_, cents) => cents)];
    for (const month of upTo(20))
      for (const year of upTo(260))
        for (const monthDiscount of [0, 10, 50, 100])
          for (const yearDiscount of [0, 10, 50, 100]) yield { month, year, monthDiscount, yearDiscount };
  },
  faultOf(question) {
    const { month, year, monthDiscount, yearDiscount } = question;
    const prices = pricesOf(question);
    const listed = month === null || year === null ? null : 12 * month - year;
    if (computeYearlySaving(prices, USERS) !== listed)
      return `The list saves ${computeYearlySaving(prices, USERS)}.`;
    const saved = computeSavedAmount({ users: USERS, interval: 'year' }, prices);
    if (saved !== Math.max(0, listed ?? 0)) return `The list says ${saved}.`;
    if (computeSavedAmount({ users: USERS, interval: 'month' }, prices) !== 0)
      return 'A month saves as well.';
    const charged = (cents: number, discount: number) => halfUp(BigInt(cents) * BigInt(100 - discount), 100n);
    const shown =
      month === null || year === null ? 0 : 12 * charged(month, monthDiscount) - charged(year, yearDiscount);
    if (computeShownSaving(prices, USERS) !== (shown > 0 ? shown : null))
      return `The screen says ${computeShownSaving(prices, USERS)}, and ${shown} is saved.`;
    const quote = computeQuote({ title: 'Pro', prices }, USERS, 'year');
    if (quote.ok !== (year !== null)) return 'The year is quoted without a price, or not with one.';
    if (!quote.ok || year === null) return null;
    const { charge, monthlyEquivalent, saving } = quote.value;
    const isRight =
      charge === charged(year, yearDiscount) &&
      monthlyEquivalent === halfUp(BigInt(charge), 12n) &&
      saving === (shown > 0 ? shown : null);
    return isRight ? null : `The quote says ${charge}, ${monthlyEquivalent} a month and ${saving} saved.`;
  },
  tell: ({ month, year, monthDiscount, yearDiscount }) => [
    `A month costs ${month ?? 'nothing that is sold'} less ${monthDiscount} percent, a year ${year ?? 'nothing that is sold'} less ${yearDiscount} percent, in cents.`,
  ],
};
