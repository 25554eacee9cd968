import { expect, it } from 'vitest';
import { CUSTOMER_STATUSES } from './customer-status.ts';
import {
  CUSTOMER_STATES,
  customerKeyOf,
  decideCustomer,
  isCustomerKey,
  mayManageCustomers,
  shownCustomerState,
  type CustomerAct,
} from './partner-customer.ts';
import { STORED_ROLES } from './role.ts';

it('[HZ-6, ROLE-30] lets the owner of a partner alone manage its customers', () => {
  const managers = CUSTOMER_STATUSES.flatMap((status) =>
    STORED_ROLES.filter((role) => mayManageCustomers(status, [role])).map((role) => [status, role]),
  );
  expect(managers).toEqual([['AUTHORIZED_PARTNER', 'account-owner']]);
  expect(mayManageCustomers('AUTHORIZED_PARTNER', [])).toBe(false);
  expect(mayManageCustomers('AUTHORIZED_PARTNER', ['account-admin', 'account-owner'])).toBe(true);
});

it('[HZ-6] decides every act in every state', () => {
  const reasonOf = (act: CustomerAct, state: (typeof CUSTOMER_STATES)[number], isReleaseAsked: boolean) => {
    const decision = decideCustomer(act, { state, isReleaseAsked });
    return decision.allowed ? 'yes' : decision.reason;
  };
  const rows = (['withdraw', 'ask-release', 'answer-release', 'release'] as const).map((act) => [
    act,
    ...CUSTOMER_STATES.map((state) => reasonOf(act, state, false)),
    reasonOf(act, 'active', true),
  ]);
  expect(rows).toEqual([
    ['withdraw', 'yes', 'offer-accepted', 'customer-closed', 'customer-closed', 'offer-accepted'],
    ['ask-release', 'offer-open', 'yes', 'customer-closed', 'customer-closed', 'release-asked'],
    ['answer-release', 'offer-open', 'release-not-asked', 'customer-closed', 'customer-closed', 'yes'],
    ['release', 'offer-open', 'yes', 'customer-closed', 'customer-closed', 'yes'],
  ]);
});

it('[HZ-6] shows an offer until it is withdrawn, and a customer until its release', () => {
  const shown = (state: (typeof CUSTOMER_STATES)[number], isReleaseAsked = false) =>
    [999, 1000].map((nowMs) => shownCustomerState({ state, expiresAtMs: 1000, isReleaseAsked }, nowMs));
  expect(shown('invited')).toEqual(['invited', 'expired']);
  expect(shown('active')).toEqual(['active', 'active']);
  expect(shown('active', true)).toEqual(['releasing', 'releasing']);
  expect(shown('withdrawn')).toEqual([null, null]);
  expect(shown('released', true)).toEqual([null, null]);
});

it("[HZ-6] tells an offer's key from an invitation's", () => {
  const secret = 'A_b-0123456789abcdefgh';
  expect(isCustomerKey(customerKeyOf(secret))).toBe(true);
  for (const key of [
    secret,
    'customer_',
    `customer_${secret}x`,
    `Customer_${secret}`,
    `customer_${secret}\n`,
  ])
    expect(isCustomerKey(key)).toBe(false);
});
