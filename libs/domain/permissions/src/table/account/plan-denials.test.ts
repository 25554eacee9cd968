import {
  ACCOUNT_PLAN_TYPES,
  CUSTOMER_STATUSES,
  type AccountPlanType,
  type CustomerStatus,
} from '@partyline/roles';
import { expect, it } from 'vitest';
import { ACTIONS } from '../action.ts';
import type { RightsPlace } from '../permission-tree.ts';
import {
  PARTNER_DENIED_ACTIONS,
  TRIAL_DENIED_ACTIONS,
  circumstancesOf,
  planDenialOf,
  planNoteOf,
} from './plan-denials.ts';

const deniedWith = (
  planType: AccountPlanType,
  customerStatus: CustomerStatus,
  place: RightsPlace = 'account.subscription',
) =>
  ACTIONS.map((action) => [action, planDenialOf(action, place, { planType, customerStatus })]).filter(
    ([, denial]) => denial !== null,
  );

it('[ROLE-20, GC-5] denies a trial these ten actions', () => {
  expect([...TRIAL_DENIED_ACTIONS].toSorted()).toEqual(
    'add add-instances askWorkspaceOwnership create delete invite move-instances rename revoke transferOwnership'.split(
      ' ',
    ),
  );
  expect(
    deniedWith('trial', 'B2C')
      .map(([action]) => action)
      .toSorted(),
  ).toEqual([...TRIAL_DENIED_ACTIONS].toSorted());
});

it('[GC-5] denies the same without any plan, and nothing with a paid one', () => {
  expect(deniedWith('free', 'B2C')).toEqual(deniedWith('trial', 'B2C'));
  expect(deniedWith('paid', 'B2C')).toEqual([]);
  expect(deniedWith('paid', 'AUTHORIZED_PARTNER')).toEqual([]);
});

it("[GP-6, HZ-6] leaves plans to the partner of a partner's customer, in a trial too, and nothing else", () => {
  const partners = ['update', 'cancel', 'buy', 'unsubscribe'].map((action) => [action, 'partner-customer']);
  expect(deniedWith('paid', 'PARTNER_CUSTOMER')).toEqual(partners);
  for (const each of partners) expect(deniedWith('trial', 'PARTNER_CUSTOMER')).toContainEqual(each);
  for (const place of ['account.accountName', 'workspace.default', 'instance'] as const)
    expect(deniedWith('paid', 'PARTNER_CUSTOMER', place)).toEqual([]);
  expect(PARTNER_DENIED_ACTIONS).toHaveLength(partners.length);
});

it("[HZ-6] names the missing plan to a partner's customer, not a trial that it never had", () => {
  const reasonsOf = (planType: AccountPlanType, customerStatus: CustomerStatus) => [
    ...new Set(deniedWith(planType, customerStatus, 'workspace.default').map(([, denial]) => denial)),
  ];
  expect(reasonsOf('free', 'PARTNER_CUSTOMER')).toEqual(['no-plan']);
  expect(reasonsOf('trial', 'PARTNER_CUSTOMER')).toEqual(['trial']);
  expect(reasonsOf('free', 'B2C')).toEqual(['trial']);
  expect(reasonsOf('free', 'AUTHORIZED_PARTNER')).toEqual(['trial']);
});

it('takes an unknown plan type for unpaid and an unknown customer status for a partner customer', () => {
  // A newer server's value, against the types.
  const denied = deniedWith('platinum' as AccountPlanType, 'RESELLER' as CustomerStatus);
  expect(denied).toEqual(deniedWith('free', 'PARTNER_CUSTOMER'));
});

it('[GC-5, GP-6] denies an account that is not known yet everything that any account is denied', () => {
  const unknown = [null, {}, { subscription: null, customerStatus: null }].map(circumstancesOf);
  for (const { planType, customerStatus } of unknown) {
    const denied = deniedWith(planType, customerStatus).map(([action]) => action);
    for (const plan of ACCOUNT_PLAN_TYPES)
      for (const status of CUSTOMER_STATUSES)
        for (const [action] of deniedWith(plan, status)) expect(denied).toContain(action);
  }
});

it('uses the facts that are known, and returns the same object for the same facts', () => {
  expect(circumstancesOf(null)).toEqual({ planType: 'free', customerStatus: 'PARTNER_CUSTOMER' });
  const known = { subscription: 'paid', customerStatus: 'B2C' } as const;
  expect(circumstancesOf(known)).toEqual({ planType: 'paid', customerStatus: 'B2C' });
  expect(circumstancesOf({ ...known })).toBe(circumstancesOf(known));
  expect(circumstancesOf({ subscription: 'trial' })).toEqual({
    planType: 'trial',
    customerStatus: 'PARTNER_CUSTOMER',
  });
});

it('[GC-5, GC-15, GP-6, HZ-6] names to a member the one denial that comes first', () => {
  const noteOf = (
    role: 'account-owner' | 'vic-admin' | null,
    planType: AccountPlanType,
    customerStatus: CustomerStatus,
  ) => planNoteOf(role, { planType, customerStatus });
  expect(noteOf('account-owner', 'trial', 'PARTNER_CUSTOMER')).toBe('trial');
  expect(noteOf('vic-admin', 'trial', 'B2C')).toBe('free');
  expect(noteOf(null, 'trial', 'B2C')).toBe('free');
  expect(noteOf('account-owner', 'free', 'PARTNER_CUSTOMER')).toBe('no-plan');
  expect(noteOf('account-owner', 'free', 'B2C')).toBe('free');
  expect(noteOf('account-owner', 'paid', 'PARTNER_CUSTOMER')).toBe('partner');
  expect(noteOf('account-owner', 'paid', 'B2C')).toBe(null);
  expect(noteOf('vic-admin', 'paid', 'AUTHORIZED_PARTNER')).toBe(null);
});
