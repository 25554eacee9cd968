import { allow, refuse, type Decision } from '@partyline/kernel';
import { isPartnerOwner, type CustomerStatus } from './customer-status.ts';
import type { StoredRole } from './role.ts';

/** `invited` until the offer is accepted, then `active`; `released` customers buy for themselves. [HZ-6] */
export const CUSTOMER_STATES = ['invited', 'active', 'withdrawn', 'released'] as const;
export type CustomerState = (typeof CUSTOMER_STATES)[number];

/** As the partner sees it: an offer whose time is over, and a release that the customer's owner has not answered. */
export const SHOWN_CUSTOMER_STATES = ['invited', 'expired', 'active', 'releasing'] as const;
export type ShownCustomerState = (typeof SHOWN_CUSTOMER_STATES)[number];

/** Why a customer cannot be added, accepted, withdrawn or released. [HZ-6] */
export const CUSTOMER_REFUSALS = [
  /** The address is a member of the partner's own account. */
  'own-address',
  'customer-there-already',
  /** The user owns an account that another partner pays for. */
  'customer-elsewhere',
  'offer-accepted',
  'offer-open',
  'customer-closed',
  'release-asked',
  'release-not-asked',
] as const;
export type CustomerRefusal = (typeof CUSTOMER_REFUSALS)[number];

/** Returns whether a member adds, withdraws and releases a partner's customers: its owner alone. [ROLE-30, HZ-6] */
export function mayManageCustomers(status: CustomerStatus, roles: readonly StoredRole[]): boolean {
  return roles.some((role) => isPartnerOwner(status, role));
}

export interface KnownCustomer {
  readonly state: CustomerState;
  readonly expiresAtMs: number;
  readonly isReleaseAsked: boolean;
}

/** Returns the state that a partner sees; null for a customer that is none any more. */
export function shownCustomerState(customer: KnownCustomer, nowMs: number): ShownCustomerState | null {
  if (customer.state === 'invited') return customer.expiresAtMs <= nowMs ? 'expired' : 'invited';
  if (customer.state === 'active') return customer.isReleaseAsked ? 'releasing' : 'active';
  return null;
}

export type CustomerAct = 'withdraw' | 'ask-release' | 'answer-release' | 'release';

/** Decides on an act on one customer: an offer is withdrawn, an accepted customer is released, both once. [HZ-6] */
export function decideCustomer(
  act: CustomerAct,
  { state, isReleaseAsked }: Omit<KnownCustomer, 'expiresAtMs'>,
): Decision<CustomerRefusal> {
  if (state === 'withdrawn' || state === 'released') return refuse('customer-closed');
  if (act === 'withdraw') return state === 'invited' ? allow() : refuse('offer-accepted');
  if (state === 'invited') return refuse('offer-open');
  if (act === 'ask-release' && isReleaseAsked) return refuse('release-asked');
  return act === 'answer-release' && !isReleaseAsked ? refuse('release-not-asked') : allow();
}

const KEY_PREFIX = 'customer_';
const KEY = /^customer_[A-Za-z0-9_-]{22}$/;

/** Returns the key of a mailed offer: no invitation's key, which has 22 characters, looks like it. [HZ-6] */
export const customerKeyOf = (secret: string): string => `${KEY_PREFIX}${secret}`;

/** Returns whether a link's key is that of a partner's offer, not of an invitation. [HZ-6] */
export const isCustomerKey = (key: string): boolean => KEY.test(key);
