import {
  COMMAND_LIMIT_MINUTES,
  computeReboot,
  isLeader,
  type BulkCommand,
  type DeviceInWorkspace,
} from '@partyline/device-state';
import { rebootText, screens } from '@partyline/texts';
import { ConfirmModal } from '@partyline/ui';
import type { ShownDevice } from '../dashboard-rows.ts';
import { NameList } from './blockers.tsx';

const words = screens.deviceCare;

export interface SelectedDevice extends ShownDevice {
  readonly access: DeviceInWorkspace;
}

interface BulkConfirmProps {
  command: BulkCommand;
  fitting: readonly SelectedDevice[];
  onConfirm: () => void;
  onCancel: () => void;
}

/** Confirms a bulk stop or upgrade, naming each affected device. [DEV-29, DEV-35, GZ-15] */
export function BulkConfirm({ command, fitting, onConfirm, onCancel }: BulkConfirmProps) {
  const leaders = fitting.filter(({ device }) => isLeader(device));
  const count = fitting.length;
  return (
    <ConfirmModal
      title={words.bulkTitle[command](count)}
      confirmLabel={words.bulk[command](count)}
      cancelLabel={words.cancel}
      tone="danger"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <NameList>
        {fitting.map(({ device, view }) => (
          <li key={device.vicUuid}>
            {command === 'upgrade' ? (
              rebootText(computeReboot(device, view.devices))
            ) : (
              <>
                <bdi>{device.deviceName}</bdi>, {screens.confirmCommand.connectedUsers(device.connectedUsers)}
              </>
            )}
          </li>
        ))}
      </NameList>
      {command === 'upgrade' && <p>{words.upgradeTime(COMMAND_LIMIT_MINUTES)}</p>}
      {command === 'stop' && leaders.length > 0 && (
        <p>
          {words.leaders} {leaders.map(({ device }) => device.deviceName).join(', ')}
        </p>
      )}
    </ConfirmModal>
  );
}
