import { expect, it } from 'vitest';
import { aSubscription, aTrial, DAY, expired, NOW, pastDue } from '../subscription.fixture.ts';
import {
  TRIAL_DAYS,
  TRIAL_TERMS,
  computeTrialEnd,
  trialDecision,
  trialRequestOutcome,
  type KnownTrial,
} from './trial.ts';

it('[GP-3] lasts 14 days of 24 hours, or as many as configured', () => {
  expect(TRIAL_DAYS).toBe(14);
  expect(computeTrialEnd(NOW)).toBe(NOW + 14 * DAY);
  expect(computeTrialEnd(NOW, 30)).toBe(NOW + 30 * DAY);
  expect(computeTrialEnd(NOW, 0)).toBe(NOW);
});

it('[BILL-39, CONST-23] has 4 users, is subscribed and renews nothing', () => {
  expect(TRIAL_TERMS).toEqual({
    productKind: 'trial',
    plan: 'Trial',
    users: 4,
    interval: null,
    status: 'Subscribed',
    cancelStatus: false,
  });
});

it('[GP-3, GB-11] is for an account that has had none, once for life', () => {
  expect(trialDecision(false, [])).toEqual({ allowed: true });
  expect(trialDecision(true, [])).toEqual({ allowed: false, reason: 'plan-already-active' });
});

it('[GP-3] is for an account without a paid plan, but for plans that are over', () => {
  const refused = { allowed: false, reason: 'plan-already-active' };
  expect(trialDecision(false, [aSubscription()])).toEqual(refused);
  expect(trialDecision(false, [expired(DAY), pastDue(DAY)])).toEqual(refused);
  expect(trialDecision(false, [expired(DAY), aTrial(DAY)])).toEqual({ allowed: true });
  const beside = (subscriptions: readonly ReturnType<typeof aSubscription>[]) =>
    trialRequestOutcome(['account-owner'], null, NOW, { hadElsewhere: false, subscriptions });
  expect(beside([aSubscription()])).toBe('used');
  expect(beside([expired(DAY)])).toBe('starts');
});

const instant = (ms: number) => new Date(ms).toISOString();
const running: KnownTrial = {
  status: 'Subscribed',
  current_period_end: instant(NOW + DAY),
  expirationDate: instant(NOW + DAY),
  isDeleted: false,
};
const NOTHING = { hadElsewhere: false, subscriptions: [] };
const outcomeOf = (trial: KnownTrial | null, nowMs: number = NOW, hadElsewhere = false) =>
  trialRequestOutcome(['endpoint-user', 'account-owner'], trial, nowMs, { hadElsewhere, subscriptions: [] });

it('[GEN-3, GP-3] starts only for the owner of the account', () => {
  expect(outcomeOf(null)).toBe('starts');
  for (const trial of [null, running]) {
    expect(trialRequestOutcome(['account-admin', 'workspace-owner'], trial, NOW, NOTHING)).toBe('not-owner');
    expect(trialRequestOutcome([], trial, NOW, NOTHING)).toBe('not-owner');
  }
});

it('[GP-3, GB-11] is used by an owner who has had one elsewhere, which does not end the one that runs here', () => {
  expect(outcomeOf(null, NOW, true)).toBe('used');
  expect(outcomeOf(running, NOW, true)).toBe('running');
  expect(trialRequestOutcome(['account-admin'], null, NOW, { ...NOTHING, hadElsewhere: true })).toBe(
    'not-owner',
  );
});

it('[GP-3, GB-11] is the same trial until its end, and used from that instant on', () => {
  expect(outcomeOf(running)).toBe('running');
  expect(outcomeOf(running, NOW + DAY - 1)).toBe('running');
  expect(outcomeOf(running, NOW + DAY)).toBe('used');
});

it('[GP-3] is used once it was deleted or is no longer subscribed, whatever its end', () => {
  expect(outcomeOf({ ...running, isDeleted: true })).toBe('used');
  expect(outcomeOf({ ...running, status: 'Not Subscribed' })).toBe('used');
});
