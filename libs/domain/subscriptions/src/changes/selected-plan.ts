import {
  findOffer,
  type Cents,
  type Interval,
  type Offer,
  type Plan,
  type Product,
} from '@partyline/pricing';
import { findHeld, type ListedSubscription } from '../account/listed-subscription.ts';

type Price = Offer['price'];

/** What the subscription is today. */
export interface Held {
  readonly plan: Plan;
  readonly users: number;
  readonly interval: Interval;
  /** What it is charged at today, which another list may sell for less; null if unknown. */
  readonly price: Cents | null;
  /** null if unknown. */
  readonly connected: number | null;
}

export interface Selected extends Pick<Held, 'plan' | 'users' | 'interval'> {
  /** null for what is held, or no longer sold: there is nothing to change to. */
  readonly offer: Offer | null;
}

/** Finds the subscription to change: an instance keeps its ended ones, so the active one comes first. */
export function findChanged<Row extends ListedSubscription>(
  rows: readonly Row[],
  vicUuid: string,
): Row | undefined {
  return findHeld(rows, vicUuid) ?? rows.find((row) => row.vicUuid === vicUuid);
}

/** Returns what a listed subscription is today. */
export function heldOf(row: ListedSubscription): Held {
  const { subscription: plan, noOfUsers: users, interval, price, usersConnected: connected } = row;
  return { plan, users, interval: interval ?? 'month', price, connected };
}

/** Returns whether a plan, size and interval are those of today. */
export function isHeldPrice(
  held: Held,
  plan: Plan,
  { users, interval }: Pick<Price, 'users' | 'interval'>,
): boolean {
  return plan === held.plan && users === held.users && interval === held.interval;
}

/** Returns the price of the address, if it is on sale and another than today's; else what is held: no other is preselected. [PLUS-18] */
export function selectedOf(products: readonly Product[], held: Held, priceId: string | undefined): Selected {
  const { plan, users, interval } = held;
  const today: Selected = { plan, users, interval, offer: null };
  const found = findOffer(products, priceId ?? '');
  if (!found.ok) return today;
  const { product, price } = found.value;
  if (isHeldPrice(held, product.title, price)) return today;
  return { plan: product.title, users: price.users, interval: price.interval, offer: found.value };
}
