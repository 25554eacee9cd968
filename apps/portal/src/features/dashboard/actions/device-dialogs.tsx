import { ApiError } from '@partyline/api-client';
import { COMMAND_LIMIT_MINUTES, computeReboot, type DeviceContext } from '@partyline/device-state';
import { DEVICE_OUTCOME_TEXTS, rebootText, screens } from '@partyline/texts';
import { useEffect } from 'react';
import { ConfirmModal } from '@partyline/ui';
import { failureText } from '../../../forms/failure-text.ts';
import { MutationDialog } from '../../../forms/mutation-dialog.tsx';
import { showMessage } from '../../../shell/messages/show-message.ts';
import type { DialogProps } from '../../../shell/dialogs/dialogs.ts';
import { useIsConnected } from '../../../query-client.ts';
import { useSubject } from '../device-context.ts';
import { useDeviceContext } from '../device-access.ts';
import { useUnregisterDevice, useUpgradeDevice } from '../dialog-mutations.ts';
import { EditDialog } from './edit-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { useCommandInstance, type CommandVariables } from '../mutations.ts';
import { useCachedViews } from '../view-model.ts';
import styles from './confirm-command.module.css';
import type { ShownDevice, WorkspaceView } from '../dashboard-rows.ts';
import { findShown } from '@partyline/display';

const words = screens.deviceCare;
const confirmCommandTexts = screens.confirmCommand;

interface DeviceDialogProps {
  /** All that are moved; of the others the first is meant. */
  readonly vicUuids: readonly string[];
}

declare module '../../../shell/dialogs/dialogs.ts' {
  interface Dialogs {
    readonly 'edit-device': DeviceDialogProps;
    readonly 'upgrade-device': DeviceDialogProps;
    readonly 'move-device': DeviceDialogProps;
    readonly 'unregister-device': DeviceDialogProps;
    readonly 'confirm-command': CommandVariables;
  }
}

interface ShownInDialog extends ShownDevice {
  readonly views: readonly WorkspaceView[];
  readonly context: DeviceContext;
}

/** Returns the first device that is left. Without one it closes the dialog, with a message if that is unexpected. */
function useDialogDevice(
  { vicUuids, onClose }: DeviceDialogProps & DialogProps,
  isExpected = false,
): ShownInDialog | null {
  const views = useCachedViews();
  const [found = null] = vicUuids.flatMap((vicUuid) => findShown(views, vicUuid) ?? []);
  const context = useDeviceContext(found, useSubject(), useIsConnected());
  const isGone = found === null;
  useEffect(() => {
    if (!isGone) return;
    onClose();
    if (!isExpected) showMessage({ type: 'info', message: screens.deviceDrawer.goneTitle });
  }, [isGone, isExpected, onClose]);
  return found === null || context === null ? null : { ...found, context, views };
}

/** Edits the device. */
export function EditDeviceDialog(props: DeviceDialogProps & DialogProps) {
  const shown = useDialogDevice(props);
  return shown && <EditDialog {...shown} onClose={props.onClose} />;
}

/** Moves the devices. */
export function MoveDeviceDialog(props: DeviceDialogProps & DialogProps) {
  const shown = useDialogDevice(props);
  return shown && <MoveDialog {...shown} {...props} />;
}

/** Upgrades the device. */
export function UpgradeDeviceDialog(props: DeviceDialogProps & DialogProps) {
  const shown = useDialogDevice(props);
  return shown && <UpgradeDialog {...shown} onClose={props.onClose} />;
}

/** Unregisters the device. */
export function UnregisterDeviceDialog(props: DeviceDialogProps & DialogProps) {
  const shown = useDialogDevice(props, true);
  return shown && <UnregisterDialog {...shown} onClose={props.onClose} />;
}

/** Confirms an upgrade, naming everything that reboots. [DEV-35, LQ-8, GD-27] */
function UpgradeDialog({ device, view, onClose }: ShownDevice & DialogProps) {
  return (
    <MutationDialog
      title={words.upgradeTitle(device.deviceName, device.availableVersion ?? '')}
      submitLabel={words.upgrade}
      cancelLabel={words.cancel}
      tone="danger"
      mutation={useUpgradeDevice()}
      variables={{ device }}
      done={words.upgradeGiven(device.deviceName)}
      onClose={onClose}
    >
      {rebootText(computeReboot(device, view.devices))} {words.upgradeTime(COMMAND_LIMIT_MINUTES)}
    </MutationDialog>
  );
}

/** Returns the API's explanation, or a fixed sentence. [DEV-50, DEV-51] */
function unregisterFailure(error: Error | null): string | null {
  const isExplained = error instanceof ApiError && error.failure.kind === 'server-message';
  return failureText(error) === null || isExplained
    ? failureText(error)
    : DEVICE_OUTCOME_TEXTS['unregister-failed'];
}

/** Asks before a device is unregistered, and shows why it is refused. [DEV-49, DEV-50, DEV-51, DEV-58] */
function UnregisterDialog({ device, view, onClose }: ShownDevice & DialogProps) {
  return (
    <MutationDialog
      title={words.unregisterTitle(device.deviceName)}
      submitLabel={words.unregister}
      cancelLabel={words.cancel}
      tone="danger"
      mutation={useUnregisterDevice()}
      variables={{ device, workspace: view.workspace }}
      failureOf={unregisterFailure}
      onClose={onClose}
    >
      {words.unregisterText}
    </MutationDialog>
  );
}

/** Returns the members of the link group that a device leads; null for others. */
function listMembers(views: readonly WorkspaceView[], vicUuid: string): readonly string[] | null {
  const groups = findShown(views, vicUuid)?.view.grouped.groups ?? [];
  const group = groups.find(({ leader }) => leader.vicUuid === vicUuid);
  return group?.members.map(({ deviceName }) => deviceName) ?? null;
}

/** Confirms a restart, and a stop that disconnects users or stops a leader. [DEV-29, DEV-30, LQ-5, GD-28, GZ-15] */
export function ConfirmCommand({ onClose, ...asked }: CommandVariables & DialogProps) {
  const views = useCachedViews();
  const { mutate } = useCommandInstance();
  const { command } = asked;
  const isStop = command === 'stop';
  // Users come and go while the dialog is open.
  const device = findShown(views, asked.device.vicUuid)?.device ?? asked.device;
  const members = listMembers(views, device.vicUuid);
  return (
    <ConfirmModal
      title={
        isStop
          ? confirmCommandTexts.stopTitle(device.deviceName)
          : confirmCommandTexts.restartTitle(device.deviceName)
      }
      confirmLabel={isStop ? confirmCommandTexts.stopDevice : confirmCommandTexts.restartDevice}
      cancelLabel={confirmCommandTexts.cancel}
      tone="danger"
      onConfirm={() => {
        onClose();
        mutate(asked);
      }}
      onCancel={onClose}
    >
      <p>{isStop ? confirmCommandTexts.stopUsers(device.connectedUsers) : confirmCommandTexts.restartText}</p>
      {members?.length === 0 && <p>{confirmCommandTexts.stopLeaderNoMembers}</p>}
      {members !== null && members.length > 0 && (
        <>
          <p>{confirmCommandTexts.stopLeaderText}</p>
          <ul className={styles.members}>
            {members.map((name, index) => (
              <li key={index}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </ConfirmModal>
  );
}
