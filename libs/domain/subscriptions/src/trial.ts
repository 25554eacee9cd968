import { allow, refuse } from '@partyline/kernel';
import type { Decision } from '@partyline/kernel';
import { TRIAL_PLAN_USERS } from '@partyline/pricing';
import { TRIAL_PRODUCT_KIND } from '@partyline/roles';
import type { StoredRole } from '@partyline/roles';
import { millisecondsInDay } from 'date-fns/constants';
import { isActive } from './subscription.ts';
import type { Subscription } from './subscription.ts';
import { isPeriodOver } from './term.ts';

/** How long a trial lasts, in days, unless configured otherwise. [GEN-3, GP-3] */
export const TRIAL_DAYS = 14;

/** When a trial ends that starts at an instant (both in milliseconds since 1970): whole days of 24 hours later. [GP-3] */
export function computeTrialEnd(startMs: number, days: number = TRIAL_DAYS): number {
  return startMs + days * millisecondsInDay;
}

/** What a trial is when it starts: four users, no interval, and nothing to renew. [BILL-39, GP-3] */
export const TRIAL_TERMS = {
  productKind: TRIAL_PRODUCT_KIND,
  plan: 'Trial',
  users: TRIAL_PLAN_USERS,
  interval: null,
  status: 'Subscribed',
  cancelStatus: false,
} as const;

/** Whether an account may start a trial: once for life, deleted or not; a second is a plan it has had already. [GP-3, GB-11] */
export function trialDecision(hasHadTrial: boolean): Decision<'plan-already-active'> {
  return hasHadTrial ? refuse('plan-already-active') : allow();
}

/** The trial an account has had or has. */
export interface KnownTrial extends Pick<Subscription, 'status' | 'current_period_end' | 'expirationDate'> {
  readonly isDeleted: boolean;
}

/**
 * What asking for a trial comes to: only the owner of the account may, `not-owner` for everybody else, account admins
 * included; the first `starts`; one that is `running` is the answer to every further question; one that has ended or was
 * deleted is `used` for life. The instant is in milliseconds since 1970. [GEN-3, GP-3, GB-11]
 */
export function trialRequestOutcome(
  roles: readonly StoredRole[],
  trial: KnownTrial | null,
  nowMs: number,
): 'not-owner' | 'starts' | 'running' | 'used' {
  if (!roles.includes('account-owner')) return 'not-owner';
  if (trial === null) return 'starts';
  const { productKind, cancelStatus } = TRIAL_TERMS;
  const isOver = isPeriodOver({ ...trial, productKind, cancelStatus }, nowMs);
  const isRunning = !trial.isDeleted && isActive(trial) && !isOver;
  return isRunning ? 'running' : 'used';
}
