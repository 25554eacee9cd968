import { can } from './can.ts';
import type { Subject } from './subject.ts';
import type { AccountTarget } from './target.ts';

const SUBSCRIPTIONS: AccountTarget = { kind: 'account', branch: 'subscription' };

/** Whether the prompt about an expired subscription is for this caller: only for who may buy. [ROLE-23] */
export function isExpiredPromptFor(subject: Subject): boolean {
  return can(subject, 'buy', SUBSCRIPTIONS).allowed;
}

/**
 * Whether an upgrade may be offered to this caller for a subscription of this product kind: only to who may buy, and
 * only for virtual intercoms, never for the second product line. [ROLE-24, ROLE-25, GC-13]
 */
export function isUpgradePromptFor(subject: Subject, productKind: string): boolean {
  return productKind === 'intercom' && can(subject, 'buy', SUBSCRIPTIONS).allowed;
}

/** What ends an expired subscription or a trial: the caller buys, their partner does, or the account's owner. */
export type PurchaseStep = 'buy' | 'ask-partner' | 'ask-owner';

/** Returns who can buy for the caller's account: the caller, the partner of a partner's customer, else the owner. [GC-10, GP-6] */
export function purchaseStepOf(subject: Subject): PurchaseStep {
  const decision = can(subject, 'buy', SUBSCRIPTIONS);
  if (decision.allowed) return 'buy';
  return decision.reason === 'partner-customer' ? 'ask-partner' : 'ask-owner';
}
