import { screens } from '@partyline/texts';
import { ActionButton, IconButton } from '@partyline/ui';
import {
  IconArrowUp,
  IconFolderSymlink,
  IconPlayerPlay,
  IconPlayerStopFilled,
  IconX,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../shell/error-text.ts';
import { tryCommand } from '../data/give-command.ts';
import type { LayersProps } from '../layers/layers.tsx';
import { selection } from '../selection.ts';
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
import { upgradeDevice } from './device-deeds.ts';
import { useMoveTargets } from '../device-context.ts';
import { openDialog } from './open-dialog.ts';
import { useSelected } from './use-selected.ts';

const words = screens.deviceCare;
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const CROSS = <IconX {...ICON} />;
const MOVE = <IconFolderSymlink {...ICON} />;
const ICONS = {
  start: <IconPlayerPlay {...ICON} />,
  stop: <IconPlayerStopFilled size={14} aria-hidden="true" />,
  upgrade: <IconArrowUp {...ICON} />,
} as const satisfies Record<BulkCommand, React.JSX.Element>;

interface Asked {
  readonly command: BulkCommand;
  readonly fitting: readonly SelectedDevice[];
}

/** What can be done to all devices that are ticked; each verb says how many of them it fits. [PLUS-10] */
export function BulkBar({ views, subjectIn }: LayersProps) {
  const client = useQueryClient();
  const selected = useSelected(views, subjectIn);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [run, setRun] = useState<BulkRun | null>(null);

  const begin = ({ command, fitting }: Asked) => {
    setAsked(null);
    const chosen = fitting.map(({ device }) => ({ vicUuid: device.vicUuid, name: device.deviceName }));
    const known = new Map(fitting.map(({ device }) => [device.vicUuid, device]));
    const deed = async (vicUuid: string) => {
      const device = known.get(vicUuid);
      if (device === undefined) return;
      await (command === 'upgrade' ? upgradeDevice(device) : tryCommand(client, device, command));
    };
    setRun(startBulkRun(chosen, deed, errorText));
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

interface BarProps extends Pick<LayersProps, 'views'> {
  first: SelectedDevice;
  selected: readonly SelectedDevice[];
  onPress: (command: BulkCommand) => void;
}

function Bar({ first, selected, views, onPress }: BarProps) {
  const targets = useMoveTargets(first.view, views);
  const isOffline = selected.some(({ access }) => !access.isConnected);
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
          <ActionButton
            key={command}
            size="sm"
            variant="subtle"
            refusal={offline ?? bulkRefusal(selected, command)}
            onClick={() => onPress(command)}
          >
            {ICONS[command]}
            {words.bulk[command](count)}
          </ActionButton>
        );
      })}
      <ActionButton
        size="sm"
        variant="subtle"
        refusal={offline ?? bulkMoveRefusal(selected, targets.length)}
        onClick={() => openDialog.set({ kind: 'move', vicUuids })}
      >
        {MOVE}
        {words.move(selected.length)}
      </ActionButton>
      <IconButton
        size="sm"
        label={words.clearSelection}
        icon={CROSS}
        onClick={() => selection.set(new Set())}
      />
    </div>
  );
}
