import { parseWorkspaceId } from '@partyline/kernel';
import { can } from './can.ts';
import { REFUSALS } from './refusal.ts';
import type { PermissionDecision } from './refusal.ts';
import type { Subject } from './subject.ts';
import type { InstanceTarget } from './target.ts';

/**
 * May this caller start this instance? It takes the start right, a subscription that has not expired, and a workspace
 * to start it in; without its number, or with one that no workspace can have, no call is made.
 * [ROLE-22, DEV-37, DEV-38, GD-35, GD-36]
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

/** What a device itself refuses is decided when a schedule runs. */
const ANY_DEVICE = { kind: 'instance', isRunning: true, isSubscriptionExpired: false } as const;

/**
 * May this caller manage the schedules of a workspace? It takes the rights to start and to stop its devices; a refusal is that of
 * the right that is missing. [PLUS-15]
 */
export function canSchedule(subject: Subject): PermissionDecision {
  const decision = can(subject, 'start', ANY_DEVICE);
  return decision.allowed ? can(subject, 'stop', ANY_DEVICE) : decision;
}
