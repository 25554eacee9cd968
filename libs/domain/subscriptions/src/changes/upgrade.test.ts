import { subjectFor } from '@partyline/permissions';
import { STORED_ROLES } from '@partyline/roles';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { DAY, aSubscription, aTrial } from '../subscription.fixture.ts';
import { UPGRADE_REFUSALS, upgradeDecision } from './upgrade.ts';
import type { UpgradeRefusal } from './upgrade.ts';

const PRODUCTS = [
  { title: 'Pro', placeOrder: 2 },
  { title: 'Premium', placeOrder: 3 },
  { title: 'Essential', placeOrder: 1 },
] as const;
const withRole = (role: string, customerStatus: 'B2C' | 'PARTNER_CUSTOMER' = 'B2C') =>
  subjectFor({ roles: [role], planType: 'paid', customerStatus });
const owner = withRole('account-owner');
const refused = (reason: string) => ({ allowed: false, reason });

it('[BILL-29] offers an upgrade to those alone who may buy', () => {
  const offered = STORED_ROLES.filter(
    (role) => upgradeDecision(withRole(role), aSubscription(), PRODUCTS).allowed,
  );
  expect(offered).toEqual(['account-owner', 'account-admin']);
});

it.each([
  [withRole('workspace-owner'), 'no-right'],
  [withRole('unknown'), 'unknown-role'],
  [withRole('account-owner', 'PARTNER_CUSTOMER'), 'partner-customer'],
])('[BILL-29] says first why a user may not buy (%#)', (subject, reason) => {
  expect(upgradeDecision(subject, aSubscription(), PRODUCTS)).toEqual(refused(reason));
  expect(
    upgradeDecision(subject, aSubscription({ productKind: 'skyport', plan: 'Premium' }), PRODUCTS),
  ).toEqual(refused(reason));
});

it('[BILL-30, GC-13] offers none for the second product line, nor for a trial', () => {
  expect(upgradeDecision(owner, aSubscription({ productKind: 'skyport' }), PRODUCTS)).toEqual(
    refused('other-product-kind'),
  );
  expect(upgradeDecision(owner, aTrial(DAY), PRODUCTS)).toEqual(refused('other-product-kind'));
});

describe('the plan of a subscription', () => {
  it.each([
    ['Essential', { allowed: true }],
    ['Pro', { allowed: true }],
    ['Premium', refused('highest-plan')],
  ] as const)('[GC-13] %s is below the highest place or not', (plan, decision) => {
    expect(upgradeDecision(owner, aSubscription({ plan }), PRODUCTS)).toEqual(decision);
  });

  it('[GC-13] that is no longer on sale is refused as such', () => {
    expect(upgradeDecision(owner, aSubscription(), PRODUCTS.slice(1))).toEqual(refused('plan-not-on-sale'));
    expect(upgradeDecision(owner, aSubscription(), [])).toEqual(refused('plan-not-on-sale'));
  });
});

it('has a closed list of reasons of its own, beside those of the right to buy', () => {
  expect(UPGRADE_REFUSALS).toEqual(['other-product-kind', 'plan-not-on-sale', 'highest-plan']);
  expectTypeOf<'highest-plan' | 'no-right'>().toExtend<UpgradeRefusal>();
});
