import { isRunning, type DeviceContext } from '@partyline/device-state';
import { listRolesCovering, subjectFor, type InstanceTarget, type Subject } from '@partyline/permissions';
import { isRowExpired } from '@partyline/subscriptions';
import type { MemberCaller } from '../../http/caller.ts';
import type { InstanceFacts } from './instance-facts.repository.ts';

/**
 * The caller as the rules see them on one instance: the roles that cover its workspace. Undefined for somebody with none:
 * to them the instance does not exist. [GC-14]
 */
export function subjectOn(caller: MemberCaller, instance: InstanceFacts): Subject | undefined {
  const roles = listRolesCovering(caller.memberships, instance);
  return roles.length === 0 ? undefined : subjectFor({ ...caller.account, roles });
}

/** The instance as the rules see it, now. [GD-9, GD-35] */
export function targetOf(instance: InstanceFacts, nowMs: number): InstanceTarget {
  return {
    kind: 'instance',
    isRunning: isRunning(instance),
    isSubscriptionExpired: isRowExpired(instance, nowMs),
  };
}

/** The caller and the instance as the rules of device actions see them, now; undefined where it does not exist for the caller. */
export function contextOn(
  caller: MemberCaller,
  instance: InstanceFacts,
  nowMs: number,
): DeviceContext | undefined {
  const subject = subjectOn(caller, instance);
  if (subject === undefined) return undefined;
  const isSubscriptionExpired = isRowExpired(instance, nowMs);
  return { subject, workspaceId: instance.workspaceId, isSubscriptionExpired };
}
