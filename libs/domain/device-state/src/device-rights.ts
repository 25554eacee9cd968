import type { Action } from '@partyline/permissions';
import type { EditPlan } from './edit-plan.ts';

/** What can be asked for of a device, as far as it takes a right. */
export const DEVICE_OPERATIONS = [
  'start',
  'stop',
  'restart',
  'open',
  'favorite',
  'rename',
  'data-center-change',
  'version-upgrade',
  'add',
  'unregister',
] as const;
/** One of {@link DEVICE_OPERATIONS}. */
export type DeviceOperation = (typeof DEVICE_OPERATIONS)[number];

/**
 * The rights that each operation takes, all of them, in the device's workspace (for adding: in the one it is added to).
 * Whether somebody has them is asked of `can`. [DEV-38, ROLE-33, ROLE-34, ROLE-36, GD-27, GD-45]
 */
export const DEVICE_RIGHTS = {
  start: ['start'],
  stop: ['stop'],
  restart: ['stop', 'start'],
  open: ['ccm'],
  favorite: ['favorite'],
  rename: ['edit-instances'],
  'data-center-change': ['edit-instances', 'change-target'],
  'version-upgrade': ['edit-instances'],
  add: ['add-instances'],
  unregister: ['edit-instances'],
} as const satisfies Record<DeviceOperation, readonly Action[]>;

/** The rights that an edit takes, by what it changes: one that changes nothing takes the right to edit too. [ROLE-34, ROLE-36] */
export function listEditRights({
  isDataCenterChange,
}: Pick<EditPlan, 'isDataCenterChange'>): readonly Action[] {
  return DEVICE_RIGHTS[isDataCenterChange ? 'data-center-change' : 'rename'];
}
