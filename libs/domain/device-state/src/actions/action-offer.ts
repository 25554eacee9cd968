import { can, isHiddenRefusal, type Subject } from '@partyline/permissions';
import type { DeviceActionRefusal } from './device-action.ts';

/**
 * Whether a refused action's control is hidden, because the caller's role can never do it there; every other refusal
 * disables it with a reason. [GC-10, ROLE-32, ROLE-37]
 */
export function isHiddenAction(refusal: DeviceActionRefusal | null): boolean {
  return refusal?.by === 'permission' && isHiddenRefusal(refusal.reason);
}

const ANY_DEVICE = { kind: 'instance', isRunning: false, isSubscriptionExpired: false } as const;

/**
 * Whether the caller's role can ever start or stop a device. Without it nothing can be done with a selection either.
 * [GC-10, ROLE-37, PLUS-10]
 */
export function isCommandOffered(subject: Subject): boolean {
  return (['start', 'stop'] as const).some((right) => {
    const decision = can(subject, right, ANY_DEVICE);
    return decision.allowed || !isHiddenRefusal(decision.reason);
  });
}
