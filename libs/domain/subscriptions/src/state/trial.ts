import { allow, refuse } from '@partyline/kernel';
import type { Decision } from '@partyline/kernel';
import { TRIAL_PLAN_USERS } from '@partyline/pricing';
import { TRIAL_PRODUCT_KIND } from '@partyline/roles';
import type { StoredRole } from '@partyline/roles';
import { tz } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { isActive, isTrial } from './subscription.ts';
import type { Subscription } from './subscription.ts';
import { isPeriodOver } from './term.ts';

/** By default. [GEN-3, GP-3] */
export const TRIAL_DAYS = 14;

/** Returns the instant `days` of 24 hours after the start of a trial, in Unix milliseconds. [GP-3] */
export function computeTrialEnd(startMs: number, days: number = TRIAL_DAYS): number {
  return Number(addDays(startMs, days, { in: tz('UTC') }));
}

/** No interval and no renewal. [BILL-39, GP-3] */
export const TRIAL_TERMS = {
  productKind: TRIAL_PRODUCT_KIND,
  plan: 'Trial',
  users: TRIAL_PLAN_USERS,
  interval: null,
  status: 'Subscribed',
  cancelStatus: false,
} as const;

/** A subscription of the account that is not yet deleted. */
type HeldPlan = Pick<Subscription, 'productKind' | 'status'>;

/** Returns whether an account can have a trial: it had none, deleted or not, and has no active paid plan. [GP-3, GB-11] */
export function isTrialOpen(hasHadTrial: boolean, subscriptions: readonly HeldPlan[]): boolean {
  return !hasHadTrial && !subscriptions.some((held) => isActive(held) && !isTrial(held));
}

/** Refuses a trial to an account that had one or has a paid plan. [GP-3, GB-11] */
export function trialDecision(
  hasHadTrial: boolean,
  subscriptions: readonly HeldPlan[],
): Decision<'plan-already-active'> {
  return isTrialOpen(hasHadTrial, subscriptions) ? allow() : refuse('plan-already-active');
}

/** Present or past. */
export interface KnownTrial extends Pick<Subscription, 'status' | 'current_period_end' | 'expirationDate'> {
  readonly isDeleted: boolean;
}

export interface TrialHindrances {
  /** The owner's mailbox had a trial with another account. */
  readonly hadElsewhere: boolean;
  readonly subscriptions: readonly HeldPlan[];
}

/**
 * Decides on a request for a trial: only the account owner's first one `starts`, unless their mailbox had one elsewhere or the
 * account has a paid plan (`used`); `running` returns the present one. Unix milliseconds. [GEN-3, GP-3, GB-11]
 */
export function trialRequestOutcome(
  roles: readonly StoredRole[],
  trial: KnownTrial | null,
  nowMs: number,
  { hadElsewhere, subscriptions }: TrialHindrances,
): 'not-owner' | 'starts' | 'running' | 'used' {
  if (!roles.includes('account-owner')) return 'not-owner';
  if (trial === null) return isTrialOpen(hadElsewhere, subscriptions) ? 'starts' : 'used';
  const { productKind, cancelStatus } = TRIAL_TERMS;
  const isOver = isPeriodOver({ ...trial, productKind, cancelStatus, graceEndsAt: null }, nowMs);
  const isRunning = !trial.isDeleted && isActive(trial) && !isOver;
  return isRunning ? 'running' : 'used';
}
