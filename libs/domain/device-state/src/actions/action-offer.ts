import { can, isHiddenRefusal, type Subject } from '@partyline/permissions';
import type { DeviceActionRefusal } from './device-action.ts';

/**
 * Whether the control of a refused action is left out, because the caller's role can never do it there. Every other refusal
 * shows the control disabled, with its reason. [GC-10, ROLE-32, ROLE-37]
 */
export function isHiddenAction(refusal: DeviceActionRefusal | null): boolean {
  return refusal?.by === 'permission' && isHiddenRefusal(refusal.reason);
}

const ANY_DEVICE = { kind: 'instance', isRunning: false, isSubscriptionExpired: false } as const;

/**
 * Whether the caller's role can ever start or stop a device. Without it there is nothing to do with a selection either: who
 * may upgrade or move devices may start and stop them. [GC-10, ROLE-37, PLUS-10]
 */
export function isCommandOffered(subject: Subject): boolean {
  return (['start', 'stop'] as const).some((right) => {
    const decision = can(subject, right, ANY_DEVICE);
    return decision.allowed || !isHiddenRefusal(decision.reason);
  });
}
