import { ActionIcon, Button } from '@mantine/core';
import {
  BULK_COMMANDS,
  bulkCommandRefusal,
  bulkMoveRefusal,
  isBulkOffered,
  isCommandOffered,
  listFitting,
  needsStopConfirmation,
  type BulkCommand,
  type BulkRefusal,
} from '@partyline/device-state';
import type { ActCode, Subject } from '@partyline/permissions';
import { permissionRefusalText, screens } from '@partyline/texts';
import { DisabledReason, type Instead } from '@partyline/ui';
import {
  IconArrowUp,
  IconDownload,
  IconFolderSymlink,
  IconPlayerPlay,
  IconPlayerStopFilled,
  IconX,
} from '@tabler/icons-react';
import { useState, useMemo } from 'react';
import { errorText } from '../../../shell/messages/error-text.ts';
import { failAction, forgetFailure } from '../data/device-commands.ts';
import { openDialog } from '../../../shell/dialogs/dialogs.ts';
import { selection } from '../data/page-state.ts';
import { inWorkspace, useMoveTargets, useCardContext } from '../device-context.ts';
import { exportDevices } from '../export/export-devices.ts';
import { deviceContextOf } from '../device-access.ts';
import { useUpgradeDevice } from '../dialog-mutations.ts';
import { useCommandInstance } from '../mutations.ts';
import styles from '../../../shell/bulk/bulk-bar.module.css';
import { BulkConfirm, type SelectedDevice } from './bulk-confirm.tsx';
import { BulkResults, type GivenCommand } from './bulk-results.tsx';
import { BulkPlace } from '../../../shell/bulk/bulk-place.tsx';
import { startBulkRun } from '../../../shell/bulk/bulk-run.ts';
import { readerOf } from '../../../session/rights.ts';
import { whoCanInstead } from '../../../shell/page/who-can-instead.tsx';
import { useStore } from '../../../store.ts';
import { serverNowMs } from '../../../session/server-clock.ts';
import type { WorkspaceView } from '../dashboard-rows.ts';

const words = screens.deviceCare;
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const CROSS = <IconX {...ICON} />;
const MOVE = <IconFolderSymlink {...ICON} />;
const DOWNLOAD = <IconDownload {...ICON} />;
const ICONS = {
  start: <IconPlayerPlay {...ICON} />,
  stop: <IconPlayerStopFilled size={14} aria-hidden="true" />,
  upgrade: <IconArrowUp {...ICON} />,
} as const satisfies Record<BulkCommand, React.JSX.Element>;

const ACTS = {
  start: 'instance.start',
  stop: 'instance.stop',
  upgrade: 'workspace.edit-instances',
  move: 'workspace.move-instances',
} as const satisfies Record<BulkCommand | 'move', ActCode>;

interface Asked {
  readonly command: BulkCommand;
  readonly fitting: readonly SelectedDevice[];
}

interface BulkBarProps {
  views: readonly WorkspaceView[];
  subjectOf: (view: WorkspaceView) => Subject;
}

/** Renders the actions on all selected devices, each with the number it fits. [PLUS-10] */
export function BulkBar({ views, subjectOf }: BulkBarProps) {
  const selected = useSelectedDevices(views, subjectOf);
  const { mutateAsync: send } = useCommandInstance({ isBulk: true });
  const { mutateAsync: upgrade } = useUpgradeDevice();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [given, setGiven] = useState<GivenCommand | null>(null);
  const begin = ({ command, fitting }: Asked) => {
    setAsked(null);
    const batchId = crypto.randomUUID();
    const devices = new Map(fitting.map(({ device }) => [device.vicUuid, device]));
    const act = async (vicUuid: string) => {
      const device = devices.get(vicUuid);
      if (device === undefined) return undefined;
      if (command !== 'upgrade') {
        await send({ device, command, batchId });
        return undefined;
      }
      forgetFailure(vicUuid);
      await upgrade({ device, batchId }).catch((error: unknown) => {
        failAction(device, command, error, true);
        throw error;
      });
      return undefined;
    };
    const chosen = fitting.map(({ device }) => ({ id: device.vicUuid, name: device.deviceName }));
    setGiven({ command, run: startBulkRun(chosen, act, errorText) });
  };
  const closeResults = () => {
    for (const { id } of given?.run.items.get() ?? []) forgetFailure(id);
    setGiven(null);
  };
  const press = (command: BulkCommand) => {
    const fitting = listFitting(selected, command);
    const isAsked = command === 'stop' && fitting.some(({ device }) => needsStopConfirmation(device));
    if (command !== 'upgrade' && !isAsked) begin({ command, fitting });
    else setAsked({ command, fitting });
  };
  const [first] = selected;
  if (first === undefined && given === null) return null;
  return (
    <BulkPlace>
      {given !== null && <BulkResults {...given} views={views} onClose={closeResults} />}
      {first !== undefined && <Bar first={first} selected={selected} views={views} onPress={press} />}
      {asked !== null && (
        <BulkConfirm {...asked} onConfirm={() => begin(asked)} onCancel={() => setAsked(null)} />
      )}
    </BulkPlace>
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
  const moveRefusal = bulkMoveRefusal(selected, targets.length);
  return (
    <div role="toolbar" aria-label={words.bulkLabel} className={styles.bar}>
      <span className={styles.count} role="status">
        {words.selected(selected.length)}
      </span>
      {BULK_COMMANDS.filter((command) => isBulkOffered(selected, command)).map((command) => {
        const refusal = bulkCommandRefusal(selected, command);
        return (
          <DisabledReason
            key={command}
            reason={offline ?? refusalText(refusal, first, words.none[command])}
            instead={isOffline ? undefined : insteadOf(refusal, first, ACTS[command])}
          >
            <Button size="xs" variant="subtle" leftSection={ICONS[command]} onClick={() => onPress(command)}>
              {words.bulk[command](listFitting(selected, command).length)}
            </Button>
          </DisabledReason>
        );
      })}
      {isBulkOffered(selected, 'move') && (
        <DisabledReason
          reason={offline ?? refusalText(moveRefusal, first)}
          instead={isOffline ? undefined : insteadOf(moveRefusal, first, ACTS.move)}
        >
          <Button
            size="xs"
            variant="subtle"
            leftSection={MOVE}
            onClick={() => openDialog('move-device', { vicUuids })}
          >
            {words.move(selected.length)}
          </Button>
        </DisabledReason>
      )}
      <Button
        size="xs"
        variant="subtle"
        leftSection={DOWNLOAD}
        onClick={() => void exportDevices({ views, filter: null, sort: null, vicUuids: new Set(vicUuids) })}
      >
        {screens.dashboardExport.selected(selected.length)}
      </Button>
      <ActionIcon size="xs" aria-label={words.clearSelection} onClick={() => selection.set(new Set())}>
        {CROSS}
      </ActionIcon>
    </div>
  );
}

/** Returns where an action leads that a right refuses: who can do it with the first device. [PLUS-35] */
function insteadOf(
  refusal: BulkRefusal | null,
  { device }: SelectedDevice,
  act: ActCode,
): Instead | undefined {
  return refusal?.by === 'permission' ? whoCanInstead({ act, vicUuid: device.vicUuid }) : undefined;
}

/** Returns why an action is refused; `fitsNone` is the text of a command. */
function refusalText(
  refusal: BulkRefusal | null,
  { access }: SelectedDevice,
  fitsNone?: string,
): string | undefined {
  if (refusal === null) return undefined;
  if (refusal.by === 'permission') return permissionRefusalText(refusal.reason, readerOf(access.subject));
  const texts = {
    'fits-none': fitsNone,
    'several-workspaces': words.oneWorkspace,
    'no-target': screens.dashboard.noTarget,
  };
  return texts[refusal.reason];
}

/** Returns the selected devices that still exist, in dashboard order. */
function useSelectedDevices(
  views: readonly WorkspaceView[],
  subjectOf: (view: WorkspaceView) => Subject,
): readonly SelectedDevice[] {
  const vicUuids = useStore(selection, (ids) => ids);
  const { isConnected } = useCardContext();
  return useMemo(() => {
    if (vicUuids.size === 0) return [];
    const nowMs = serverNowMs();
    // A role may have changed since the selection.
    return views
      .filter((view) => isCommandOffered(subjectOf(view)))
      .flatMap((view) =>
        view.devices
          .filter(({ vicUuid }) => vicUuids.has(vicUuid))
          .map((device) => {
            const access = deviceContextOf({ device, view }, subjectOf, isConnected, nowMs);
            return { device, view, access: inWorkspace(access, view, 1) };
          }),
      );
  }, [vicUuids, views, subjectOf, isConnected]);
}
