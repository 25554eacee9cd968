import { isAuthorizedPartner, isB2C } from '@partyline/roles';
import type { AccountPlanType, CustomerStatus } from '@partyline/roles';
import type { Action } from './action.ts';

/** Denied to every member, in every branch, while the account does not pay. [ROLE-20, GC-5] */
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

/** Plan type and customer status: denials for every member, whatever the role. */
export interface AccountCircumstances {
  readonly planType: AccountPlanType;
  readonly customerStatus: CustomerStatus;
}

/** Its plan type has the wire name `subscription`. */
export interface KnownAccount {
  readonly subscription?: AccountPlanType | null;
  readonly customerStatus?: CustomerStatus | null;
}

/** Deny by default while the account is unknown. */
const FEWEST_RIGHTS: AccountCircumstances = { planType: 'free', customerStatus: 'PARTNER_CUSTOMER' };

const circumstances = new Map<string, AccountCircumstances>();

/**
 * Returns an account's circumstances; unknown ones have the fewest rights. Equal facts give the same object, to avoid
 * rerendering. [GC-5, GP-6]
 */
export function circumstancesOf(account: KnownAccount | null): AccountCircumstances {
  const planType = account?.subscription ?? FEWEST_RIGHTS.planType;
  const customerStatus = account?.customerStatus ?? FEWEST_RIGHTS.customerStatus;
  const key = `${planType}/${customerStatus}`;
  const known = circumstances.get(key) ?? { planType, customerStatus };
  circumstances.set(key, known);
  return known;
}

/** Why the account refuses an action that the role has; null if it does not. */
export type PlanDenial = 'partner-customer' | 'trial' | null;

/** Whether the trial denials hold: for every plan type but paid, also free and unknown ones. [GC-5] */
export function isTrialDenying({ planType }: AccountCircumstances): boolean {
  return planType !== 'paid';
}

/** Whether only the partner can buy: for all customers but direct ones and partners. [GP-6] */
export function isPartnerDenying({ customerStatus }: AccountCircumstances): boolean {
  return !isB2C(customerStatus) && !isAuthorizedPartner(customerStatus);
}

/** Returns which circumstance refuses an action, the partner before the trial. [GP-6, GC-5, GC-10] */
export function planDenialOf(action: Action, circumstances: AccountCircumstances): PlanDenial {
  if (action === 'buy' && isPartnerDenying(circumstances)) return 'partner-customer';
  return isTrialDenying(circumstances) && DENIED_IN_TRIAL.has(action) ? 'trial' : null;
}
