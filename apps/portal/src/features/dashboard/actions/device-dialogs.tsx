import { ApiError } from '@partyline/api-client';
import { computeReboot } from '@partyline/device-state';
import type { Subject } from '@partyline/permissions';
import { DEVICE_OUTCOME_TEXTS, rebootText, screens } from '@partyline/texts';
import { useEffect } from 'react';
import { ConfirmModal } from '@partyline/ui';
import { failureText } from '../../../forms/failure-text.ts';
import { MutationDialog } from '../../../forms/mutation-dialog.tsx';
import { showMessage } from '../../../shell/messages/show-message.ts';
import { useStore } from '../../../store.ts';
import { useCardContext } from '../device-context.ts';
import { useDeviceContext } from '../device-access.ts';
import { openDialog, type OpenDialog } from '../data/page-state.ts';
import { useUnregisterDevice, useUpgradeDevice } from '../dialog-mutations.ts';
import { EditDialog } from './edit-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { commandToConfirm, useCommandInstance } from '../mutations.ts';
import styles from './confirm-command.module.css';
import type { ShownDevice, WorkspaceView } from '../dashboard-rows.ts';
import { findShown } from '@partyline/display';

const words = screens.deviceCare;
const confirmCommandWords = screens.confirmCommand;
const close = () => openDialog.set(null);

interface DeviceDialogsProps {
  views: readonly WorkspaceView[];
  subjectOf: (view: WorkspaceView) => Subject;
}

/** Renders the open device dialog. It closes, with a message if unexpected, when its last device is gone. */
export function DeviceDialogs(props: DeviceDialogsProps) {
  const dialog = useStore(openDialog, (open) => open);
  return dialog === null ? null : <DeviceDialog {...props} dialog={dialog} />;
}

function DeviceDialog({ views, subjectOf, dialog }: DeviceDialogsProps & { dialog: OpenDialog }) {
  const { isConnected } = useCardContext();
  const [found = null] = dialog.vicUuids.flatMap((vicUuid) => findShown(views, vicUuid) ?? []);
  const context = useDeviceContext(found, subjectOf, isConnected);
  const isGone = found === null;
  useEffect(() => {
    if (!isGone) return;
    close();
    if (dialog.kind !== 'unregister') showMessage({ type: 'info', message: screens.deviceDrawer.goneTitle });
  }, [isGone, dialog.kind]);
  if (found === null || context === null) return null;
  switch (dialog.kind) {
    case 'edit':
      return <EditDialog {...found} context={context} onClose={close} />;
    case 'upgrade':
      return <UpgradeDialog {...found} />;
    case 'unregister':
      return <UnregisterDialog {...found} />;
    case 'move':
      return <MoveDialog view={found.view} views={views} vicUuids={dialog.vicUuids} onClose={close} />;
  }
}

/** Confirms an upgrade, naming everything that reboots. [DEV-35, LQ-8, GD-27] */
function UpgradeDialog({ device, view }: ShownDevice) {
  return (
    <MutationDialog
      title={words.upgradeTitle(device.deviceName, device.availableVersion ?? '')}
      submitLabel={words.upgrade}
      cancelLabel={words.cancel}
      tone="danger"
      mutation={useUpgradeDevice()}
      variables={{ device }}
      done={words.upgradeGiven(device.deviceName)}
      onClose={close}
    >
      {rebootText(computeReboot(device, view.devices))}
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
function UnregisterDialog({ device, view }: ShownDevice) {
  return (
    <MutationDialog
      title={words.unregisterTitle(device.deviceName)}
      submitLabel={words.unregister}
      cancelLabel={words.cancel}
      tone="danger"
      mutation={useUnregisterDevice()}
      variables={{ device, workspace: view.workspace }}
      failureOf={unregisterFailure}
      onClose={close}
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
export function ConfirmCommand({ views }: { views: readonly WorkspaceView[] }) {
  const asked = useStore(commandToConfirm, (command) => command);
  const { mutate } = useCommandInstance();
  if (asked === null) return null;
  const { command } = asked;
  const isStop = command === 'stop';
  // Users come and go while the dialog is open.
  const device = findShown(views, asked.device.vicUuid)?.device ?? asked.device;
  const members = listMembers(views, device.vicUuid);
  const close = () => commandToConfirm.set(null);
  return (
    <ConfirmModal
      title={
        isStop
          ? confirmCommandWords.stopTitle(device.deviceName)
          : confirmCommandWords.restartTitle(device.deviceName)
      }
      confirmLabel={isStop ? confirmCommandWords.stopDevice : confirmCommandWords.restartDevice}
      cancelLabel={confirmCommandWords.cancel}
      tone="danger"
      onConfirm={() => {
        close();
        mutate(asked);
      }}
      onCancel={close}
    >
      <p>{isStop ? confirmCommandWords.stopUsers(device.connectedUsers) : confirmCommandWords.restartText}</p>
      {members?.length === 0 && <p>{confirmCommandWords.stopLeaderNoMembers}</p>}
      {members !== null && members.length > 0 && (
        <>
          <p>{confirmCommandWords.stopLeaderText}</p>
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
