import { ActionIcon, Button } from '@mantine/core';
import type { Subject } from '@partyline/permissions';
import { screens } from '@partyline/texts';
import { DisabledReason } from '@partyline/ui';
import {
  IconArrowUp,
  IconFolderSymlink,
  IconPlayerPlay,
  IconPlayerStopFilled,
  IconX,
} from '@tabler/icons-react';
import { useState } from 'react';
import { errorText } from '../../../shell/error-text.ts';
import { openDialog } from '../data/open-dialog.ts';
import { selection } from '../data/selection.ts';
import { useMoveTargets } from '../device-context.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';
import { useCommandInstance, useUpgradeDevice } from '../mutations.ts';
import styles from './bulk-bar.module.css';
import { BulkConfirm } from './bulk-confirm.tsx';
import {
  BULK_COMMANDS,
  bulkMoveRefusal,
  bulkRefusal,
  fits,
  type BulkCommand,
  type SelectedDevice,
} from './bulk-fit.ts';
import { BulkResults } from './bulk-results.tsx';
import { startBulkRun, type BulkRun } from './bulk-run.ts';
import { useSelectedDevices } from './use-selected-devices.ts';

const words = screens.deviceCare;
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const CROSS = <IconX {...ICON} />;
const MOVE = <IconFolderSymlink {...ICON} />;
const ICONS = {
  start: <IconPlayerPlay {...ICON} />,
  stop: <IconPlayerStopFilled size={14} aria-hidden="true" />,
  upgrade: <IconArrowUp {...ICON} />,
} as const satisfies Record<BulkCommand, React.JSX.Element>;

/** A failure of one device is in the results, not in an alert. */
const noAlert = () => undefined;

interface Asked {
  readonly command: BulkCommand;
  readonly fitting: readonly SelectedDevice[];
}

interface BulkBarProps {
  views: readonly WorkspaceView[];
  subjectIn: (view: WorkspaceView) => Subject;
}

/** What can be done to all selected devices; each verb says how many of them it fits. [PLUS-10] */
export function BulkBar({ views, subjectIn }: BulkBarProps) {
  const selected = useSelectedDevices(views, subjectIn);
  const { mutateAsync: send } = useCommandInstance(noAlert);
  const { mutateAsync: upgrade } = useUpgradeDevice();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [run, setRun] = useState<BulkRun | null>(null);
  const begin = ({ command, fitting }: Asked) => {
    setAsked(null);
    const devices = new Map(fitting.map(({ device }) => [device.vicUuid, device]));
    const act = async (vicUuid: string) => {
      const device = devices.get(vicUuid);
      if (device !== undefined)
        await (command === 'upgrade' ? upgrade({ device }) : send({ device, command }));
    };
    const chosen = fitting.map(({ device }) => ({ vicUuid: device.vicUuid, name: device.deviceName }));
    setRun(startBulkRun(chosen, act, errorText));
  };
  const press = (command: BulkCommand) => {
    const fitting = selected.filter((one) => fits(one, command));
    if (command === 'start') begin({ command, fitting });
    else setAsked({ command, fitting });
  };
  const [first] = selected;
  if (first === undefined && run === null) return null;
  return (
    <div className={styles.place}>
      {run !== null && <BulkResults run={run} onClose={() => setRun(null)} />}
      {first !== undefined && <Bar first={first} selected={selected} views={views} onPress={press} />}
      {asked !== null && (
        <BulkConfirm {...asked} onConfirm={() => begin(asked)} onCancel={() => setAsked(null)} />
      )}
    </div>
  );
}

interface BarProps extends Pick<BulkBarProps, 'views'> {
  first: SelectedDevice;
  selected: readonly SelectedDevice[];
  onPress: (command: BulkCommand) => void;
}

function Bar({ first, selected, views, onPress }: BarProps) {
  const targets = useMoveTargets(first.view, views);
  const isOffline = selected.some(({ access }) => access.isConnected === false);
  const offline = isOffline ? screens.dashboard.offlineRefusal : undefined;
  const vicUuids = selected.map(({ device }) => device.vicUuid);
  return (
    <div role="toolbar" aria-label={words.bulkLabel} className={styles.bar}>
      <span className={styles.count} role="status">
        {words.selected(selected.length)}
      </span>
      {BULK_COMMANDS.map((command) => {
        const count = selected.filter((one) => fits(one, command)).length;
        return (
          <DisabledReason key={command} reason={offline ?? bulkRefusal(selected, command)}>
            <Button size="xs" variant="subtle" leftSection={ICONS[command]} onClick={() => onPress(command)}>
              {words.bulk[command](count)}
            </Button>
          </DisabledReason>
        );
      })}
      <DisabledReason reason={offline ?? bulkMoveRefusal(selected, targets.length)}>
        <Button
          size="xs"
          variant="subtle"
          leftSection={MOVE}
          onClick={() => openDialog.set({ kind: 'move', vicUuids })}
        >
          {words.move(selected.length)}
        </Button>
      </DisabledReason>
      <ActionIcon size="xs" aria-label={words.clearSelection} onClick={() => selection.set(new Set())}>
        {CROSS}
      </ActionIcon>
    </div>
  );
}
