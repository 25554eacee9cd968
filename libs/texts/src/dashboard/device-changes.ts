import type {
  MoveRefusal,
  RemovalRefusal,
  SelectionIssue,
  VersionUpgradeRefusal,
} from '@partyline/device-state';
import { dashboard } from './dashboard.ts';
import { afterAddingTextOf, deviceRefusalTextOf } from '../terms/look-ups.ts';
import {
  COMMAND_REFUSAL_TEXTS,
  OPEN_REFUSAL_TEXTS,
  PERMISSION_REFUSAL_TEXTS,
  permissionRefusalText,
} from '../errors/refusals.ts';
import { WORDINGS } from '../terms/wordings.ts';

/** Why devices cannot be moved, in words. [DEV-31, DEV-32, LQ-7, GW-14] */
export const MOVE_REFUSAL_TEXTS = {
  'nothing-selected': 'Please select at least one device.',
  'unknown-device': 'A selected device is no longer in this workspace.',
  running: 'Please stop the instance or the whole link group before moving it to another workspace.',
  'not-movable': 'This device cannot be moved at the moment.',
  'lq-of-workspace-owner': WORDINGS.linkGroupHasOwnersLq,
} as const satisfies Record<MoveRefusal | SelectionIssue, string>;

/** Why a device cannot be unregistered, in words: one sentence, whatever the reason. [DEV-51, ERR-27, GD-45] */
export const REMOVAL_REFUSAL_TEXTS = {
  virtual: WORDINGS.deviceNotDeletable,
  running: WORDINGS.deviceNotDeletable,
  'leader-with-members': WORDINGS.deviceNotDeletable,
} as const satisfies Record<RemovalRefusal, string>;

/** Why a device cannot be upgraded to a newer version, in words. [GD-27, GP-14] */
export const VERSION_UPGRADE_REFUSAL_TEXTS = {
  deleted: COMMAND_REFUSAL_TEXTS.deleted,
  'physical-device': 'A physical device is not upgraded from here.',
  'in-progress': COMMAND_REFUSAL_TEXTS['in-progress'],
  'no-newer-version': 'There is no newer version.',
} as const satisfies Record<VersionUpgradeRefusal, string>;

/**
 * What is said once a device was asked to be added: nothing where the browser goes on or stays; of a failure the server's own
 * words, where it sent any. [DEV-52, GD-32, GX-6]
 */
export const afterAddingText = /* @__PURE__ */ afterAddingTextOf(WORDINGS);

/**
 * Why an action on a device is refused, in words, for its disabled control and for the interface's error; with the next step
 * where it is known who reads it. [PLUS-7]
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
