import type * as english from '../../dashboard/device-changes.ts';
import { deviceRefusalTextOf } from '../../terms/look-ups.ts';
import type { Translation } from '../../translation.ts';
import { dashboard } from './dashboard.ts';
import {
  COMMAND_REFUSAL_TEXTS,
  OPEN_REFUSAL_TEXTS,
  PERMISSION_REFUSAL_TEXTS,
  permissionRefusalText,
} from '../errors/refusals.ts';
import { WORDINGS } from '../terms/wordings.ts';

/** Why devices cannot be moved. [DEV-31, DEV-32, LQ-7, GW-14] */
export const MOVE_REFUSAL_TEXTS: Translation<typeof english.MOVE_REFUSAL_TEXTS> = {
  'nothing-selected': 'Bitte wählen Sie mindestens ein Gerät.',
  'unknown-device': 'Ein ausgewähltes Gerät ist nicht mehr in diesem Arbeitsbereich.',
  running:
    'Bitte stoppen Sie die Instanz oder die ganze Link-Gruppe, bevor Sie sie in einen anderen Arbeitsbereich verschieben.',
  'not-movable': 'Dieses Gerät kann im Moment nicht verschoben werden.',
  'lq-of-workspace-owner': WORDINGS.linkGroupHasOwnersLq,
};

/** Why a device cannot be unregistered: one sentence for all reasons. [DEV-51, ERR-27, GD-45] */
export const REMOVAL_REFUSAL_TEXTS: Translation<typeof english.REMOVAL_REFUSAL_TEXTS> = {
  virtual: WORDINGS.deviceNotDeletable,
  running: WORDINGS.deviceNotDeletable,
  'leader-with-members': WORDINGS.deviceNotDeletable,
};

/** Why a device's version cannot be upgraded. [GD-27, GP-14] */
export const VERSION_UPGRADE_REFUSAL_TEXTS: Translation<typeof english.VERSION_UPGRADE_REFUSAL_TEXTS> = {
  deleted: COMMAND_REFUSAL_TEXTS.deleted,
  'physical-device': 'Ein physisches Gerät wird nicht von hier aus aktualisiert.',
  'in-progress': COMMAND_REFUSAL_TEXTS['in-progress'],
  'no-newer-version': 'Es gibt keine neuere Version.',
};

/** Why a device action is refused. [PLUS-7] */
export const deviceRefusalText: typeof english.deviceRefusalText = /* @__PURE__ */ deviceRefusalTextOf(
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
