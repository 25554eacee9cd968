import { isRunning, type DeviceContext } from '@partyline/device-state';
import { listRolesCovering, type InstanceTarget, type Subject } from '@partyline/permissions';
import { isRowExpired } from '@partyline/subscriptions';
import { instanceObject, workspaceObject, type AskedObject } from '../../http/authorization/asked-rights.ts';
import { subjectOf } from '../../http/authorization/authorize.ts';
import type { MemberCaller } from '../../http/authorization/caller.ts';
import type { InstanceFacts } from './instance-facts.repository.ts';

/** Names an instance by both of its ids, as a call may address it by either. */
export function objectsOf({ id, vicUuid }: Pick<InstanceFacts, 'id' | 'vicUuid'>): readonly AskedObject[] {
  return [instanceObject(id), instanceObject(vicUuid)];
}

/** Returns the caller's roles covering the instance; undefined without one, as if it did not exist. [GC-14] */
export function subjectOn(caller: MemberCaller, instance: InstanceFacts): Subject | undefined {
  const roles = listRolesCovering(caller.memberships, instance);
  if (roles.length === 0) return undefined;
  return subjectOf(caller, roles, ...objectsOf(instance), workspaceObject(instance.workspaceId));
}

export function targetOf(instance: InstanceFacts, nowMs: number): InstanceTarget {
  return {
    kind: 'instance',
    isRunning: isRunning(instance),
    isSubscriptionExpired: isRowExpired(instance, nowMs),
  };
}

/** Returns the device rules' question; undefined for an invisible instance. */
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
