import { can } from './can.ts';
import type { Subject } from './subject.ts';
import type { AccountTarget } from './target.ts';

const SUBSCRIPTIONS: AccountTarget = { kind: 'account', branch: 'subscription' };

/** Whether the prompt about an expired subscription is for this caller: only for those who may buy. [ROLE-23] */
export function isExpiredPromptFor(subject: Subject): boolean {
  return can(subject, 'buy', SUBSCRIPTIONS).allowed;
}

/**
 * Whether an upgrade may be offered: only to callers who may buy, and only for virtual intercoms, never for the second
 * product line. [ROLE-24, ROLE-25, GC-13]
 */
export function isUpgradePromptFor(subject: Subject, productKind: string): boolean {
  return productKind === 'intercom' && can(subject, 'buy', SUBSCRIPTIONS).allowed;
}

/** Who can end an expired subscription or trial by a purchase. */
export type PurchaseStep = 'buy' | 'ask-partner' | 'ask-owner';

/**
 * Returns who can buy for the caller's account: the caller, the partner of a partner's customer, else the owner. [GC-10,
 * GP-6]
 */
export function purchaseStepOf(subject: Subject): PurchaseStep {
  const decision = can(subject, 'buy', SUBSCRIPTIONS);
  if (decision.allowed) return 'buy';
  return decision.reason === 'partner-customer' ? 'ask-partner' : 'ask-owner';
}
