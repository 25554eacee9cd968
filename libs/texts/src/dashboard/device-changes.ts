import type {
  MoveRefusal,
  RemovalRefusal,
  SelectionIssue,
  VersionUpgradeRefusal,
} from '@partyline/device-state';
import { dashboard } from './dashboard.ts';
import { deviceRefusalTextOf } from '../terms/look-ups.ts';
import {
  COMMAND_REFUSAL_TEXTS,
  OPEN_REFUSAL_TEXTS,
  PERMISSION_REFUSAL_TEXTS,
  permissionRefusalText,
} from '../errors/refusals.ts';
import { WORDINGS } from '../terms/wordings.ts';

/** Why devices cannot be moved. [DEV-31, DEV-32, LQ-7, GW-14] */
export const MOVE_REFUSAL_TEXTS = {
  'nothing-selected': 'Please select at least one device.',
  'unknown-device': 'A selected device is no longer in this workspace.',
  running: 'Please stop the instance or the whole link group before moving it to another workspace.',
  'not-movable': 'This device cannot be moved at the moment.',
  'lq-of-workspace-owner': WORDINGS.linkGroupHasOwnersLq,
} as const satisfies Record<MoveRefusal | SelectionIssue, string>;

/** Why a device cannot be unregistered: one sentence for all reasons. [DEV-51, ERR-27, GD-45] */
export const REMOVAL_REFUSAL_TEXTS = {
  virtual: WORDINGS.deviceNotDeletable,
  running: WORDINGS.deviceNotDeletable,
  'leader-with-members': WORDINGS.deviceNotDeletable,
} as const satisfies Record<RemovalRefusal, string>;

/** Why a device's version cannot be upgraded. [GD-27, GP-14] */
export const VERSION_UPGRADE_REFUSAL_TEXTS = {
  deleted: COMMAND_REFUSAL_TEXTS.deleted,
  'physical-device': 'A physical device is not upgraded from here.',
  'in-progress': COMMAND_REFUSAL_TEXTS['in-progress'],
  'no-newer-version': 'There is no newer version.',
} as const satisfies Record<VersionUpgradeRefusal, string>;

/**
 * Why a device action is refused, for the disabled control and the API's error; with the next step when the reader is known.
 * [PLUS-7]
 */
export const deviceRefusalText = /* @__PURE__ */ deviceRefusalTextOf(
  {
    permission: PERMISSION_REFUSAL_TEXTS,
    command: COMMAND_REFUSAL_TEXTS,
    open: OPEN_REFUSAL_TEXTS,
    upgrade: VERSION_UPGRADE_REFUSAL_TEXTS,
    move: { ...MOVE_REFUSAL_TEXTS, 'no-target': dashboard.noTarget },
    removal: REMOVAL_REFUSAL_TEXTS,
    connection: { offline: dashboard.offlineRefusal },
  },
  permissionRefusalText,
);
