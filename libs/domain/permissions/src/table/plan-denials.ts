import { isAuthorizedPartner, isB2C } from '@partyline/roles';
import type { AccountPlanType, CustomerStatus } from '@partyline/roles';
import type { Action } from './action.ts';

/** Actions that every member is denied while their account pays for nothing, by name, in every branch. [ROLE-20, GC-5] */
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

/** The plan type and customer status of an account: they take rights away from every member, whatever their role. */
export interface AccountCircumstances {
  readonly planType: AccountPlanType;
  readonly customerStatus: CustomerStatus;
}

/** An account of the session; its plan type has the wire name `subscription`. */
export interface KnownAccount {
  readonly subscription?: AccountPlanType | null;
  readonly customerStatus?: CustomerStatus | null;
}

/** The circumstances with the fewest rights, for what is not known yet. Deny by default. */
const FEWEST_RIGHTS: AccountCircumstances = { planType: 'free', customerStatus: 'PARTNER_CUSTOMER' };

const circumstances = new Map<string, AccountCircumstances>();

/**
 * Returns the circumstances of an account; whatever is not known yet counts with the fewest rights. Equal facts give the
 * same object, so that a component which selects it does not render again. [GC-5, GP-6]
 */
export function circumstancesOf(account: KnownAccount | null): AccountCircumstances {
  const planType = account?.subscription ?? FEWEST_RIGHTS.planType;
  const customerStatus = account?.customerStatus ?? FEWEST_RIGHTS.customerStatus;
  const key = `${planType}/${customerStatus}`;
  const known = circumstances.get(key) ?? { planType, customerStatus };
  circumstances.set(key, known);
  return known;
}

/** Why the circumstances of an account refuse an action that the role has; null if they do not. */
export type PlanDenial = 'partner-customer' | 'trial' | null;

/** Whether the trial denials hold: for every plan type but paid, so also for free and for unknown ones. [GC-5] */
export function isTrialDenying({ planType }: AccountCircumstances): boolean {
  return planType !== 'paid';
}

/** Whether only the partner can buy: for every customer but direct ones and partners themselves. [GP-6] */
export function isPartnerDenying({ customerStatus }: AccountCircumstances): boolean {
  return !isB2C(customerStatus) && !isAuthorizedPartner(customerStatus);
}

/** Returns which circumstance refuses an action, the partner before the trial. [GP-6, GC-5, GC-10] */
export function planDenialOf(action: Action, circumstances: AccountCircumstances): PlanDenial {
  if (action === 'buy' && isPartnerDenying(circumstances)) return 'partner-customer';
  return isTrialDenying(circumstances) && DENIED_IN_TRIAL.has(action) ? 'trial' : null;
}
