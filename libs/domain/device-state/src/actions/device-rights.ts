import type { Action } from '@partyline/permissions';

/** What can be done to a device that exists. */
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
 * The rights that each action takes, all of them, in the device's workspace (for adding: in the one it is added to).
 * Whether a caller has them is asked of `can`. [DEV-38, ROLE-33, ROLE-34, ROLE-35, ROLE-36, GD-27, GD-45]
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
