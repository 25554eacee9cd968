import { computeReboot, isLeader, type BulkCommand, type DeviceInWorkspace } from '@partyline/device-state';
import { rebootText, screens } from '@partyline/texts';
import { ConfirmModal } from '@partyline/ui';
import { ActionIcon, Button } from '@mantine/core';
import { IconRefresh, IconX } from '@tabler/icons-react';
import type { ShownDevice } from '../dashboard-rows.ts';
import type { BulkItem, BulkRun } from './bulk-run.ts';
import { NameList } from './blockers.tsx';
import { useStore } from '../../../store.ts';
import styles from './bulk-bar.module.css';

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
      {command === 'stop' && leaders.length > 0 && (
        <p>
          {words.leaders} {leaders.map(({ device }) => device.deviceName).join(', ')}
        </p>
      )}
    </ConfirmModal>
  );
}

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const CROSS = <IconX {...ICON} />;
const AGAIN = <IconRefresh {...ICON} />;

interface BulkResultsProps {
  run: BulkRun;
  onClose: () => void;
}

/** Renders the results of a bulk command, until closed. [PLUS-10] */
export function BulkResults({ run, onClose }: BulkResultsProps) {
  const items = useStore(run.items, (all) => all);
  const count = (...results: readonly BulkItem['result'][]) =>
    items.filter(({ result }) => results.includes(result)).length;
  const failed = count('failed', 'cancelled');
  return (
    <section className={styles.results} aria-label={words.results}>
      <div className={styles.head}>
        <b role="status">{words.progress(count('done', 'failed', 'cancelled'), items.length)}</b>
        {count('waiting') > 0 && (
          <Button size="xs" onClick={run.cancel}>
            {words.cancelRest}
          </Button>
        )}
        {failed > 0 && count('waiting', 'working') === 0 && (
          <Button size="xs" leftSection={AGAIN} onClick={run.retry}>
            {words.retryFailed(failed)}
          </Button>
        )}
        <ActionIcon size="xs" aria-label={words.closeResults} onClick={onClose}>
          {CROSS}
        </ActionIcon>
      </div>
      <ul>
        {items.map(({ vicUuid, name, result, reason }) => (
          <li key={vicUuid} className={styles[result]}>
            <span>{name}</span>
            <span>{reason === '' ? words.result[result] : reason}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
