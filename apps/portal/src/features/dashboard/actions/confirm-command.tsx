import { screens } from '@partyline/texts';
import { ConfirmModal } from '@partyline/ui';
import { useStore } from '../../../store.ts';
import { findShown } from '../model/shown-devices.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';
import { commandToConfirm, useCommandInstance } from '../mutations.ts';
import styles from './confirm-command.module.css';

const words = screens.confirmCommand;

/** The members of the link group that a device leads; null for others. */
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
      title={isStop ? words.stopTitle(device.deviceName) : words.restartTitle(device.deviceName)}
      confirmLabel={isStop ? words.stopDevice : words.restartDevice}
      cancelLabel={words.cancel}
      tone="danger"
      onConfirm={() => {
        close();
        mutate(asked);
      }}
      onCancel={close}
    >
      <p>{isStop ? words.stopUsers(device.connectedUsers) : words.restartText}</p>
      {members?.length === 0 && <p>{words.stopLeaderNoMembers}</p>}
      {members !== null && members.length > 0 && (
        <>
          <p>{words.stopLeaderText}</p>
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
