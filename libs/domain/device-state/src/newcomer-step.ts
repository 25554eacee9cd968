/** What a new dashboard depends on. */
export interface NewcomerFacts {
  /** How many devices the user sees. */
  readonly deviceCount: number;
  /** Whether one of them can be started now: it is offline, and the user has the right. */
  readonly canStart: boolean;
  /** Whether the account is in its trial, so that it is new. */
  readonly isTrial: boolean;
  /** Whether the user owns the account. */
  readonly isOwner: boolean;
  /** Whether the account never had its trial. [GP-3] */
  readonly isTrialOffered: boolean;
  /** Whether the user came through a plan card of the landing page. [GA-23] */
  readonly hasChosenPlan: boolean;
}

/** What a new user can do next. */
export type NewcomerStep = 'chosen-plan' | 'start-trial' | 'start-device';

/**
 * The next step that a new dashboard names: the plan its owner chose or the trial while there is no device, then the start
 * of the first one; null for everyone who has come further. [GA-23, GEN-3]
 */
export function newcomerStep(facts: NewcomerFacts): NewcomerStep | null {
  const { deviceCount, canStart, isTrial, isOwner, isTrialOffered, hasChosenPlan } = facts;
  if (deviceCount === 1) return isTrial && canStart ? 'start-device' : null;
  if (deviceCount > 1 || !isOwner) return null;
  if (hasChosenPlan) return 'chosen-plan';
  return isTrialOffered ? 'start-trial' : null;
}
