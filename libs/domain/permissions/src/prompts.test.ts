import { CUSTOMER_STATUSES, STORED_ROLES } from '@partyline/roles';
import { expect, it } from 'vitest';
import { isExpiredPromptFor, isUpgradePromptFor } from './prompts.ts';
import { subjectFor } from './subject.ts';

const paid = (role: string) => subjectFor({ roles: [role], planType: 'paid', customerStatus: 'B2C' });

it('[ROLE-23] shows the expired-subscription prompt to who may buy, and to nobody else', () => {
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

it('[ROLE-24] offers an upgrade to who may buy, and to nobody else', () => {
  expect(STORED_ROLES.filter((role) => isUpgradePromptFor(paid(role), 'intercom'))).toEqual([
    'account-owner',
    'account-admin',
  ]);
});

it('[ROLE-25] never offers an upgrade for the second product line, nor for a kind it does not know', () => {
  for (const kind of ['skyport', 'trial', '', 'Intercom'])
    expect(isUpgradePromptFor(paid('account-owner'), kind)).toBe(false);
});
