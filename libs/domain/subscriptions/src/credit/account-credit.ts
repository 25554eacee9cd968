import type { Cents } from '@partyline/pricing';

/** The provider charges no smaller amount; it adds one to the next invoice instead. */
export const SMALLEST_CHARGE: Cents = 50;

/** What an invoice does to the credit of its account, in cents of 0 or more. [PLUS-18] */
export interface CreditChange {
  readonly added: Cents;
  readonly used: Cents;
  readonly left: Cents;
  /** Too small to be charged alone: part of the next invoice. */
  readonly carriedOver: Cents;
}

/** Returns an amount above 0, else 0; unlike 0 - x and Math.max(0, -x), never -0. */
function above(amount: Cents): Cents {
  return amount > 0 ? amount : 0;
}

/** Compares an account's balance before and after an invoice; a credit is above 0, an amount carried over below. [PLUS-18] */
export function computeCreditChange(before: Cents, after: Cents): CreditChange {
  const change = above(after) - above(before);
  return { added: above(change), used: above(-change), left: above(after), carriedOver: above(-after) };
}

/** How an invoice is paid, and the balance after it. */
export interface SettledAmount {
  readonly credit: Cents;
  readonly due: Cents;
  readonly balance: Cents;
}

/** Returns how an amount of 0 or more is paid with a balance: with credit first. [PLUS-18] */
export function settleAmount(amount: Cents, balance: Cents): SettledAmount {
  const owed = amount - balance;
  const due = owed < SMALLEST_CHARGE ? 0 : owed;
  return { credit: Math.min(above(balance), amount), due, balance: balance - amount + due };
}
