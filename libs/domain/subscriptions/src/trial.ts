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

/** Returns when a trial ends: `days` of 24 hours after its start, in milliseconds since 1970. [GP-3] */
export function computeTrialEnd(startMs: number, days: number = TRIAL_DAYS): number {
  return startMs + days * millisecondsInDay;
}

/** The terms of a new trial: no interval and no renewal. [BILL-39, GP-3] */
export const TRIAL_TERMS = {
  productKind: TRIAL_PRODUCT_KIND,
  plan: 'Trial',
  users: TRIAL_PLAN_USERS,
  interval: null,
  status: 'Subscribed',
  cancelStatus: false,
} as const;

/** Whether an account can start a trial: once, even if it was deleted since; a second is `plan-already-active`. [GP-3, GB-11] */
export function trialDecision(hasHadTrial: boolean): Decision<'plan-already-active'> {
  return hasHadTrial ? refuse('plan-already-active') : allow();
}

/** The trial of an account, present or past. */
export interface KnownTrial extends Pick<Subscription, 'status' | 'current_period_end' | 'expirationDate'> {
  readonly isDeleted: boolean;
}

/**
 * Returns the outcome of a request for a trial: `not-owner` for every caller but the account owner, admins included; the
 * first `starts`, unless the owner has had one with another account (`hadElsewhere`: by the same mailbox, however the address
 * is written), which is `used`; while one is `running` every request gets that one; after it ended or was deleted it is
 * `used`. Instants are milliseconds since 1970. [GEN-3, GP-3, GB-11]
 */
export function trialRequestOutcome(
  roles: readonly StoredRole[],
  trial: KnownTrial | null,
  nowMs: number,
  hadElsewhere: boolean,
): 'not-owner' | 'starts' | 'running' | 'used' {
  if (!roles.includes('account-owner')) return 'not-owner';
  if (trial === null) return hadElsewhere ? 'used' : 'starts';
  const { productKind, cancelStatus } = TRIAL_TERMS;
  const isOver = isPeriodOver({ ...trial, productKind, cancelStatus }, nowMs);
  const isRunning = !trial.isDeleted && isActive(trial) && !isOver;
  return isRunning ? 'running' : 'used';
}
