import { parseWorkspaceId } from '@partyline/kernel';
import { can } from '../can.ts';
import { REFUSALS } from '../refusal.ts';
import type { PermissionDecision } from '../refusal.ts';
import type { Subject } from '../subject.ts';
import type { InstanceTarget } from '../target.ts';

/**
 * With the start right, an unexpired subscription and a valid workspace id; otherwise no call is made. [ROLE-22, DEV-37, DEV-38,
 * GD-35, GD-36]
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

/** Needs the rights to start and to stop. [PLUS-15] */
export function canSchedule(subject: Subject): PermissionDecision {
  const decision = can(subject, 'start', ANY_DEVICE);
  return decision.allowed ? can(subject, 'stop', ANY_DEVICE) : decision;
}
