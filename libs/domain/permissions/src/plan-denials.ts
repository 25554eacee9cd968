import type { AccountPlanType, CustomerStatus } from '@partyline/roles';
import type { Action } from './action.ts';

/** What nobody may do while their account pays for nothing, by name, in whatever branch it stands. [ROLE-20, GC-5] */
export const TRIAL_DENIED_ACTIONS = [
  'add',
  'delete',
  'rename',
  'create',
  'invite',
  'revoke',
  'transferOwnership',
  'askWorkspaceOwnership',
  'move-instances',
  'add-instances',
] as const satisfies readonly Action[];

const DENIED_IN_TRIAL: ReadonlySet<Action> = new Set(TRIAL_DENIED_ACTIONS);

/** What takes rights away from every member of an account, whatever their role. */
export interface AccountCircumstances {
  readonly planType: AccountPlanType;
  readonly customerStatus: CustomerStatus;
}

/** Why an account's circumstances refuse an action that the role has, or null if they do not. */
export type PlanDenial = 'partner-customer' | 'trial' | null;

/** Whether the trial denials hold: for every plan type but paid, so also for free and for unknown ones. [GC-5] */
export function isTrialDenying({ planType }: AccountCircumstances): boolean {
  return planType !== 'paid';
}

/** Whether buying is the partner's business: for everybody but direct customers and partners themselves. [GP-6] */
export function isPartnerDenying({ customerStatus }: AccountCircumstances): boolean {
  return customerStatus !== 'B2C' && customerStatus !== 'AUTHORIZED_PARTNER';
}

/** Which of an account's circumstances refuses an action, the partner before the trial. [GP-6, GC-5, GC-10] */
export function planDenialOf(action: Action, circumstances: AccountCircumstances): PlanDenial {
  if (action === 'buy' && isPartnerDenying(circumstances)) return 'partner-customer';
  return isTrialDenying(circumstances) && DENIED_IN_TRIAL.has(action) ? 'trial' : null;
}
