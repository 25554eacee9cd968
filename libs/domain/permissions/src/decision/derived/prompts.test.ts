import { CUSTOMER_STATUSES, STORED_ROLES } from '@partyline/roles';
import { expect, it } from 'vitest';
import { isExpiredPromptFor, isUpgradePromptFor, purchaseStepOf } from './prompts.ts';
import { subjectFor } from '../subject.ts';

const paid = (role: string) => subjectFor({ roles: [role], planType: 'paid', customerStatus: 'B2C' });

it('[ROLE-23] shows the expired-subscription prompt only to users who may buy', () => {
  expect(STORED_ROLES.filter((role) => isExpiredPromptFor(paid(role)))).toEqual([
    'account-owner',
    'account-admin',
  ]);
});

it("[ROLE-23, GP-6] does not ask a partner's customer to buy", () => {
  const asked = CUSTOMER_STATUSES.filter((customerStatus) =>
    isExpiredPromptFor(subjectFor({ roles: ['account-owner'], planType: 'paid', customerStatus })),
  );
  expect(asked).toEqual(['B2C', 'AUTHORIZED_PARTNER']);
});

it('[ROLE-24] offers an upgrade only to users who may buy', () => {
  expect(STORED_ROLES.filter((role) => isUpgradePromptFor(paid(role), 'intercom'))).toEqual([
    'account-owner',
    'account-admin',
  ]);
});

it('[ROLE-25] never offers an upgrade for the second product line, nor for a kind it does not know', () => {
  for (const kind of ['skyport', 'trial', '', 'Intercom'])
    expect(isUpgradePromptFor(paid('account-owner'), kind)).toBe(false);
});

it('[GC-10, GP-6] tells each caller who can buy, in a trial too', () => {
  const stepOf = (
    role: string,
    customerStatus: 'B2C' | 'PARTNER_CUSTOMER',
    planType: 'paid' | 'trial' = 'paid',
  ) => purchaseStepOf(subjectFor({ roles: [role], planType, customerStatus }));
  expect(stepOf('account-owner', 'B2C')).toBe('buy');
  expect(stepOf('account-admin', 'B2C', 'trial')).toBe('buy');
  expect(stepOf('account-owner', 'PARTNER_CUSTOMER')).toBe('ask-partner');
  expect(stepOf('workspace-owner', 'B2C')).toBe('ask-owner');
  expect(stepOf('vic-admin', 'PARTNER_CUSTOMER')).toBe('ask-owner');
  expect(stepOf('janitor', 'B2C')).toBe('ask-owner');
});
