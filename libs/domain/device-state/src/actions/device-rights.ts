import type { Action } from '@partyline/permissions';

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
/** One of {@link DEVICE_ACTIONS}. */
export type DeviceAction = (typeof DEVICE_ACTIONS)[number];

/**
 * All rights that each action needs in the device's workspace, or in the one it is added to. [DEV-38, ROLE-33, ROLE-34,
 * ROLE-35, ROLE-36, GD-27, GD-45]
 */
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
