import { can } from '../can.ts';
import type { Subject } from '../subject.ts';
import type { AccountTarget } from '../target.ts';

const SUBSCRIPTIONS: AccountTarget = { kind: 'account', branch: 'subscription' };

/** Only for those who may buy. [ROLE-23] */
export function isExpiredPromptFor(subject: Subject): boolean {
  return can(subject, 'buy', SUBSCRIPTIONS).allowed;
}

/** Only for those who may buy, and only for virtual intercoms. [ROLE-24, ROLE-25, GC-13] */
export function isUpgradePromptFor(subject: Subject, productKind: string): boolean {
  return productKind === 'intercom' && can(subject, 'buy', SUBSCRIPTIONS).allowed;
}

export type PurchaseStep = 'buy' | 'ask-partner' | 'ask-owner';

/** Returns who can buy: the caller, the partner of a partner's customer, else the owner. [GC-10, GP-6] */
export function purchaseStepOf(subject: Subject): PurchaseStep {
  const decision = can(subject, 'buy', SUBSCRIPTIONS);
  if (decision.allowed) return 'buy';
  return decision.reason === 'partner-customer' ? 'ask-partner' : 'ask-owner';
}
