import { can, isHiddenRefusal, type Action, type Subject } from '@partyline/permissions';
import type { DeviceActionRefusal } from './device-action.ts';

export const DEVICE_ACTIONS = [
  'start',
  'stop',
  'restart',
  'open',
  'favorite',
  'history',
  'edit',
  'change-data-center',
  'upgrade',
  'move',
  'unregister',
] as const;
export type DeviceAction = (typeof DEVICE_ACTIONS)[number];

/** Needed in the device's workspace, or in the one it is added to. [DEV-38, ROLE-33, ROLE-34, ROLE-35, ROLE-36, GD-27, GD-45] */
export const DEVICE_RIGHTS = {
  start: ['start'],
  stop: ['stop'],
  restart: ['stop', 'start'],
  open: ['ccm'],
  favorite: ['favorite'],
  history: ['list'],
  edit: ['edit-instances'],
  'change-data-center': ['edit-instances', 'change-target'],
  upgrade: ['edit-instances'],
  move: ['move-instances'],
  unregister: ['edit-instances'],
  add: ['add-instances'],
} as const satisfies Record<DeviceAction | 'add', readonly Action[]>;

/** Returns whether the role can never do it there. Other refusals disable the control with a reason. [GC-10, ROLE-32, ROLE-37] */
export function isHiddenAction(refusal: DeviceActionRefusal | null): boolean {
  return refusal?.by === 'permission' && isHiddenRefusal(refusal.reason);
}

const ANY_DEVICE = { kind: 'instance', isRunning: false, isSubscriptionExpired: false } as const;

/**
 * Returns whether the role can ever start or stop; without it nothing can be done with a selection either. [GC-10, ROLE-37,
 * PLUS-10]
 */
export function isCommandOffered(subject: Subject): boolean {
  return (['start', 'stop'] as const).some((right) => {
    const decision = can(subject, right, ANY_DEVICE);
    return decision.allowed || !isHiddenRefusal(decision.reason);
  });
}
