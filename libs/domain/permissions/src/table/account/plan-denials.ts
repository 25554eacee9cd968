import {
  isAuthorizedPartner,
  isB2C,
  type AccountPlanType,
  type CustomerStatus,
  effectiveRole,
  type StoredRole,
} from '@partyline/roles';
import type { Action } from '../action.ts';
import type { RightsPlace } from '../permission-tree.ts';

/** To every member, in every branch, while the account does not pay. [ROLE-20, GC-5] */
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

/** What a partner's customer may not do with the partner's money: buying, renewals, deletion, and the provider's portal. [HZ-6, GP-6] */
export const PARTNER_DENIED_ACTIONS = [
  'buy',
  'cancel',
  'unsubscribe',
  'update',
] as const satisfies readonly Action[];

const DENIED_BY_PARTNER: ReadonlySet<Action> = new Set(PARTNER_DENIED_ACTIONS);

/** They deny to every member, whatever the role. */
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
 * Returns an account's circumstances; unknown ones have the fewest rights. Equal facts give the same object, to avoid rerendering.
 * [GC-5, GP-6]
 */
export function circumstancesOf(account: KnownAccount | null): AccountCircumstances {
  const planType = account?.subscription ?? FEWEST_RIGHTS.planType;
  const customerStatus = account?.customerStatus ?? FEWEST_RIGHTS.customerStatus;
  const key = `${planType}/${customerStatus}`;
  const known = circumstances.get(key) ?? { planType, customerStatus };
  circumstances.set(key, known);
  return known;
}

/** Why the account refuses an action that the role has. */
export type PlanDenial = 'partner-customer' | 'trial' | 'no-plan' | null;

/** Returns whether the plan type denies rights; every one but paid does, also unknown ones. [GC-5] */
export function isTrialDenying({ planType }: AccountCircumstances): boolean {
  return planType !== 'paid';
}

/** Returns whether the customer status leaves plans to the partner; all do but direct customers and partners. [GP-6] */
export function isPartnerDenying({ customerStatus }: AccountCircumstances): boolean {
  return !isB2C(customerStatus) && !isAuthorizedPartner(customerStatus);
}

/** Returns whether an account waits for its partner to buy its first plan: that is no trial. [HZ-6] */
export function isAwaitingPartner(circumstances: AccountCircumstances): boolean {
  const hasTrial = circumstances.planType === 'trial';
  return isPartnerDenying(circumstances) && isTrialDenying(circumstances) && !hasTrial;
}

/** Returns why the account denies an action in a place, or null; the partner is checked before the trial. [GP-6, GC-5, GC-10, HZ-6] */
export function planDenialOf(
  action: Action,
  place: RightsPlace,
  circumstances: AccountCircumstances,
): PlanDenial {
  const isPlans = place === 'account.subscription';
  if (isPlans && DENIED_BY_PARTNER.has(action) && isPartnerDenying(circumstances)) return 'partner-customer';
  if (!isTrialDenying(circumstances) || !DENIED_IN_TRIAL.has(action)) return null;
  return isAwaitingPartner(circumstances) ? 'no-plan' : 'trial';
}

/** Returns what a member reads about their account's denials; null for none. [GC-5, GC-15, GP-6, HZ-6] */
export function planNoteOf(
  role: StoredRole | null,
  circumstances: AccountCircumstances,
): 'trial' | 'free' | 'no-plan' | 'partner' | null {
  if (role !== null && effectiveRole(role, circumstances.planType) === 'trial') return 'trial';
  if (isAwaitingPartner(circumstances)) return 'no-plan';
  if (isTrialDenying(circumstances)) return 'free';
  return isPartnerDenying(circumstances) ? 'partner' : null;
}
