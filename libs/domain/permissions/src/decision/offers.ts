import { parseWorkspaceId } from '@partyline/kernel';
import { can } from './can.ts';
import { REFUSALS, type PermissionDecision } from './refusal.ts';
import { subjectFor, type Subject, type Witnessed } from './subject.ts';
import type { InstanceTarget, WorkspaceTarget, AccountTarget } from './target.ts';
import type { AccountCircumstances } from '../table/account/plan-denials.ts';

/**
 * Allows a start with the right, an unexpired subscription and a valid workspace id; otherwise no call is made. [ROLE-22, DEV-37,
 * DEV-38, GD-35, GD-36]
 */
export function canStart(
  subject: Subject,
  workspaceId: number | null | undefined,
  instance: InstanceTarget,
): PermissionDecision {
  const decision = can(subject, 'start', instance);
  if (!decision.allowed) return decision;
  return parseWorkspaceId(workspaceId).ok ? decision : REFUSALS['no-workspace'];
}

/** The device's own refusals are decided when a schedule runs. */
const ANY_DEVICE = { kind: 'instance', isRunning: true, isSubscriptionExpired: false } as const;

/** Allows schedules with the rights to start and to stop. [PLUS-15] */
export function canSchedule(subject: Subject): PermissionDecision {
  const decision = can(subject, 'start', ANY_DEVICE);
  return decision.allowed ? can(subject, 'stop', ANY_DEVICE) : decision;
}

/** With the caller's roles that cover it. */
export interface SeenWorkspace extends Omit<WorkspaceTarget, 'kind'>, Witnessed {
  readonly roles: readonly string[];
}

/**
 * Lists the workspaces in which the roles have the invite right. Dirty ones stay: only owners cannot be invited there. [ROLE-21,
 * GC-9, INV-25]
 */
export function listInviteCapable<Workspace extends SeenWorkspace>(
  workspaces: readonly Workspace[],
  { planType, customerStatus }: AccountCircumstances,
): readonly Workspace[] {
  return workspaces.filter(({ roles, roleType, isDefault, isDirty }) => {
    const target = { kind: 'workspace', roleType, isDefault, isDirty } as const;
    return can(subjectFor({ roles, planType, customerStatus }), 'invite', target).allowed;
  });
}

/** Returns whether a subject may read the audit log: owners and admins of the account. The server decides again. [PLUS-22] */
export function mayReadAuditLog(subject: Subject): boolean {
  return can(subject, 'list', { kind: 'account', branch: 'workspace' }).allowed;
}

const SUBSCRIPTIONS: AccountTarget = { kind: 'account', branch: 'subscription' };

/** Returns whether the prompt for an expired subscription is shown: only to those who may buy. [ROLE-23] */
export function isExpiredPromptFor(subject: Subject): boolean {
  return can(subject, 'buy', SUBSCRIPTIONS).allowed;
}

/**
 * Returns whether the prompt to upgrade is shown: only to those who may buy, and only for virtual intercoms. [ROLE-24, ROLE-25,
 * GC-13]
 */
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
