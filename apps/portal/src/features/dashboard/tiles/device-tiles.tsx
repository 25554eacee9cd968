import type { Subject } from '@partyline/permissions';
import { screens, deviceStateLabel, DEVICE_STATE_WORDS } from '@partyline/texts';
import { memo, type CSSProperties } from 'react';
import type { Instance } from '@partyline/contract';
import { displayState, isFailed, isPhysical, isShownRunning } from '@partyline/device-state';
import { classNames, StatePill } from '@partyline/ui';
import { IconRouter } from '@tabler/icons-react';
import { useIsPhone } from '../../../theme/use-media.ts';
import { DeviceGrid } from '../grid/device-grid.tsx';
import { GridRowView, LinkGroupFrame, type RowContext } from '../grid/grid-row-view.tsx';
import linkGroup from '../grid/link-group.module.css';
import type { DeviceFilter } from '../model/device-filter.ts';
import type { CardSize } from '../model/grid-metrics.ts';
import type { GridRow, GroupCardsRow, SoloCardsRow } from '../model/grid-rows.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';
import { accessOf } from '../device-access.ts';
import { useCardContext } from '../device-context.ts';
import { CardControls, FavoriteMark, useReason } from '../card/card-controls.tsx';
import { CardLines, CardSince } from '../card/card-details.tsx';
import { useClock } from '../data/clock.ts';
import { toggleOverlay, useIsSelected } from '../data/page-state.ts';
import { useIsComplete } from '../virtual-list/row-rendering.ts';
import tile from './device-tile.module.css';
import styles from './device-tiles.module.css';
import { tileMetricsFor, phoneTileHeight } from './tile-metrics.ts';

interface TilesProps<Row> {
  row: Row;
  subject: Subject;
}

const GroupTiles = memo(function GroupTiles({ row, subject }: TilesProps<GroupCardsRow>) {
  // In one column the line is at the side.
  const frame = useIsPhone() ? linkGroup : styles;
  return (
    <LinkGroupFrame row={row} frame={frame}>
      {(device, isLeader) => (
        <DeviceTile {...{ device, subject, isLeader }} workspaceId={row.view.workspace.id} />
      )}
    </LinkGroupFrame>
  );
});

const SoloTiles = memo(function SoloTiles({ row, subject }: TilesProps<SoloCardsRow>) {
  const { id, name } = row.view.workspace;
  return (
    <div role="group" aria-label={screens.dashboard.workspaceDevices(name)} className={styles.solo}>
      {row.devices.map(({ device, isLeaderMissing }) => (
        <DeviceTile key={device.vicUuid} {...{ device, subject, isLeaderMissing }} workspaceId={id} />
      ))}
    </div>
  );
});

function TileRowView({ row, ...context }: RowContext & { row: GridRow }) {
  if (row.kind === 'group-cards') return <GroupTiles row={row} subject={context.subjectOf(row.view)} />;
  if (row.kind === 'solo-cards') return <SoloTiles row={row} subject={context.subjectOf(row.view)} />;
  return <GridRowView row={row} {...context} />;
}

interface DeviceTilesProps extends RowContext {
  views: readonly WorkspaceView[];
  filter: DeviceFilter | null;
  isOpen: (workspaceId: number) => boolean;
  size: CardSize;
}

/** The popup view: a small tile per device, with a panel. [DASH-1, GD-2] */
export function DeviceTiles({ size, ...props }: DeviceTilesProps) {
  return <DeviceGrid {...props} metrics={tileMetricsFor(size, useIsPhone())} RowView={TileRowView} />;
}

const ROUTER = <IconRouter size={14} stroke={1.75} aria-hidden="true" />;

interface DeviceTileProps {
  device: Instance;
  subject: Subject;
  workspaceId: number;
  isLeader?: boolean;
  isLeaderMissing?: boolean;
}

/** A small device card that opens its panel; on phones with the problem or contract and the main action. [DASH-22, GD-2] */
const DeviceTile = memo(function DeviceTile(props: DeviceTileProps) {
  const { device, subject, workspaceId, isLeader = false, isLeaderMissing = false } = props;
  const { size, isConnected } = useCardContext();
  const isPhone = useIsPhone();
  const isComplete = useIsComplete();
  const nowMs = useClock();
  const isSelected = useIsSelected(device.vicUuid);
  const { deviceName: name } = device;
  const shown = displayState(device);
  const reason = useReason(device, isLeaderMissing);
  const access = accessOf(device, { subject, workspaceId, isConnected }, nowMs);
  const height = { '--card-height': `${phoneTileHeight(name)}px` } as CSSProperties; // custom property
  return (
    <article
      className={classNames(
        tile.tile,
        size === 'large' && tile.large,
        !isShownRunning(shown) && tile.unlit,
        isFailed(shown) && tile.wrong,
        isSelected && tile.selected,
      )}
      style={isPhone ? height : undefined}
      aria-label={screens.dashboard.cardLabel(name, DEVICE_STATE_WORDS[shown])}
      data-device={device.vicUuid}
    >
      <TileHead {...{ device, isLeader, isPhone }} />
      <div className={tile.state} title={reason ?? undefined}>
        <StatePill glyph={shown} word={deviceStateLabel(shown, device.progress)} progress={device.progress} />
        <CardSince device={device} shown={shown} nowMs={nowMs} />
        {isPhone && device.isFavorite && <FavoriteMark />}
      </div>
      {(isPhone || size === 'large') && isComplete && (
        <div className={tile.lines}>
          <CardLines size="medium" {...{ reason, device, nowMs }} />
        </div>
      )}
      {isPhone && isComplete && (
        <div className={tile.action}>
          <CardControls device={device} access={access} isMainOnly />
        </div>
      )}
    </article>
  );
});

interface TileHeadProps {
  device: Instance;
  isLeader: boolean;
  isPhone: boolean;
}

function TileHead({ device, isLeader, isPhone }: TileHeadProps) {
  const { vicUuid, deviceName: name, isFavorite } = device;
  return (
    <div className={tile.head}>
      <h3 className={tile.name}>
        <button
          type="button"
          title={name}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) =>
            toggleOverlay({ kind: 'device-card', vicUuid, anchor: currentTarget })
          }
        >
          <bdi>{name}</bdi>
        </button>
      </h3>
      {isLeader && !isPhone && <small>{screens.dashboard.leader}</small>}
      {isPhysical(device) && !isPhone && ROUTER}
      {isFavorite && !isPhone && <FavoriteMark />}
    </div>
  );
}
