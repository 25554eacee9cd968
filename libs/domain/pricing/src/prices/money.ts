/** A whole number of cents. [GB-18, GB-35] */
export type Cents = number;

/** [GEN-9, PRICE-21, CONST-26] */
export const CURRENCY = 'USD';

/** Twelve of it are still an exact number. */
export const MAX_PRICE_CENTS: Cents = Math.floor(Number.MAX_SAFE_INTEGER / 12);

/** Returns whether the value is a whole number of cents from 0 to {@link MAX_PRICE_CENTS}. [GB-35] */
export function isPriceInCents(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= MAX_PRICE_CENTS;
}

/**
 * Formats cents with two decimals: 1999 is `19.99`. Throws for anything but a safe whole number: a wrong price must not be shown.
 * [PRICE-6, GB-35]
 */
export function formatCents(cents: Cents): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not a number of cents: ${cents}`);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const MINUS = '\u2212';

/**
 * Formats an amount in the one form of screens and mails: `USD 1,606.14`, or that of another BCP 47 locale, `1.606,14 USD` in
 * German; `currency`: ISO 4217. Throws like {@link formatCents}. [PRICE-6, PRICE-21, PLUS-30]
 */
export function formatPrice(cents: Cents, locale = 'en', currency: string = CURRENCY): string {
  const amount = formatCents(Math.abs(cents));
  const form = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
  const digits = form.format(Number(amount));
  const sign = cents < 0 ? MINUS : '';
  return locale.startsWith('en') ? `${sign}${currency} ${digits}` : `${sign}${digits}\u00a0${currency}`;
}
