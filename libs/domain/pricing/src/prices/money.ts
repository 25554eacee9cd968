/** A whole number of cents. [GB-18, GB-35] */
export type Cents = number;

/** [GEN-9, PRICE-21, CONST-26] */
export const CURRENCY = 'USD';

/** Twelve of it are still an exact number. */
export const MAX_PRICE_CENTS: Cents = Math.floor(Number.MAX_SAFE_INTEGER / 12);

/** Whole cents from 0 to {@link MAX_PRICE_CENTS}. [GB-35] */
export function isPriceInCents(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= MAX_PRICE_CENTS;
}

/** 1999 is `19.99`. Throws for anything but a safe whole number: a wrong price must not be shown. [PRICE-6, GB-35] */
export function formatCents(cents: Cents): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not a number of cents: ${cents}`);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * `USD 19.99`, or the form of a BCP 47 locale, `19,99 USD` in German. `currency`: ISO 4217. Throws like {@link formatCents}.
 * [PRICE-21, PLUS-30]
 */
export function formatPrice(cents: Cents, locale = 'en', currency: string = CURRENCY): string {
  const amount = formatCents(cents);
  if (locale.startsWith('en')) return `${currency} ${amount}`;
  const form = { style: 'currency', currency, currencyDisplay: 'code', minimumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(locale, form).format(Number(amount));
}
