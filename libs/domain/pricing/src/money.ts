/** An amount of money: a whole number of cents. Fractions of a cent and floats do not exist here. [GB-18, GB-35] */
export type Cents = number;

/** The one currency of every price. [GEN-9, PRICE-21, CONST-26] */
export const CURRENCY = 'USD';

/** The highest price there can be: twelve of it are still an exact number. */
export const MAX_PRICE_CENTS: Cents = Math.floor(Number.MAX_SAFE_INTEGER / 12);

/** Whether a number can be a price: whole cents, none below zero, at most {@link MAX_PRICE_CENTS}. [GB-35] */
export function isPriceInCents(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= MAX_PRICE_CENTS;
}

/**
 * An amount with two decimals, from its digits alone: 1999 is `19.99`, 5 is `0.05`. Anything but a safe whole number
 * of cents is a bug of the caller and throws, because a wrong price must not be shown. [PRICE-6, GB-35]
 */
export function formatCents(cents: Cents): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not a number of cents: ${cents}`);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * An amount as it is shown, with its currency: 1999 is `USD 19.99`. In another language, named by a BCP 47 tag, it has that
 * language's form: `19,99 USD` in German. Throws where {@link formatCents} does. [PRICE-21, PLUS-30]
 */
export function formatPrice(cents: Cents, locale = 'en'): string {
  const amount = formatCents(cents);
  if (locale.startsWith('en')) return `${CURRENCY} ${amount}`;
  const form = { style: 'currency', currency: CURRENCY, currencyDisplay: 'code' } as const;
  return new Intl.NumberFormat(locale, form).format(Number(amount));
}
