import { expect, it } from 'vitest';
import { computeUserSubscription } from './user-subscription.ts';

const session = {
  subscription: 'trial',
  customerStatus: 'B2C',
  hasExpiredSubscription: false,
  hasAnyValidVic: true,
} as const;
const account = {
  subscription: 'paid',
  subscriptionPlan: ['Essential', 'Pro'],
  userSubscribedPlan: 'Pro',
  customerStatus: 'AUTHORIZED_PARTNER',
  hasExpiredSubscription: true,
  hasAnyValidVic: false,
} as const;
const facts = { account, session, selected: null, portalLink: 'pending' } as const;

it('[ENT-15, GB-25] takes everything from the account where it is read', () => {
  expect(computeUserSubscription(facts)).toEqual({
    ...account,
    userSelectedPlan: null,
    isPortalLinkRequested: false,
  });
});

it('[ENT-15] names no plan to a user who may not read the subscriptions', () => {
  expect(computeUserSubscription({ ...facts, account: undefined })).toEqual({
    ...session,
    subscriptionPlan: [],
    userSelectedPlan: null,
    userSubscribedPlan: null,
    isPortalLinkRequested: false,
  });
});

it.each([
  ['pending', false],
  ['in progress', true],
  ['complete', false],
  ['failure', false],
] as const)('[ENT-15, GB-31] a portal link that is %s: requested %s', (portalLink, isRequested) => {
  expect(computeUserSubscription({ ...facts, portalLink }).isPortalLinkRequested).toBe(isRequested);
});
