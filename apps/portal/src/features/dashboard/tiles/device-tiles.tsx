import { screens } from '@partyline/texts';
import { classNames } from '@partyline/ui';
import { memo } from 'react';
import { useIsPhone } from '../../../shell/use-media.ts';
import { DeviceGrid } from '../grid/device-grid.tsx';
import { GridRowView, type RowContext } from '../grid/grid-row-view.tsx';
import type { DeviceFilter } from '../model/device-filter.ts';
import { tileMetricsFor, type CardSize } from '../model/grid-metrics.ts';
import type { GridRow, GroupCardsRow, SoloCardsRow } from '../model/grid-rows.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';
import { DeviceTile } from './device-tile.tsx';
import styles from './device-tiles.module.css';

const GroupTiles = memo(function GroupTiles({ row }: { row: GroupCardsRow }) {
  const { group, devices, isFirst, isLast } = row;
  return (
    <div
      role="group"
      aria-label={screens.dashboard.linkGroupOf(group.leader.deviceName)}
      className={classNames(styles.group, isFirst && styles.first, isLast && styles.last)}
    >
      {devices.map((device) => (
        <div key={device.vicUuid} className={styles.cell}>
          <DeviceTile device={device} isLeader={device.vicUuid === group.leader.vicUuid} />
        </div>
      ))}
    </div>
  );
});

const SoloTiles = memo(function SoloTiles({ row }: { row: SoloCardsRow }) {
  return (
    <div
      role="group"
      aria-label={screens.dashboard.workspaceDevices(row.view.workspace.name)}
      className={styles.solo}
    >
      {row.devices.map(({ device, isLeaderMissing }) => (
        <DeviceTile key={device.vicUuid} device={device} isLeaderMissing={isLeaderMissing} />
      ))}
    </div>
  );
});

/** One row of tiles, or another row between them. */
function TileRowView({ row, ...context }: RowContext & { row: GridRow }) {
  if (row.kind === 'group-cards') return <GroupTiles row={row} />;
  if (row.kind === 'solo-cards') return <SoloTiles row={row} />;
  return <GridRowView row={row} {...context} />;
}

interface DeviceTilesProps extends RowContext {
  views: readonly WorkspaceView[];
  filter: DeviceFilter | null;
  isOpen: (workspaceId: number) => boolean;
  size: CardSize;
}

/** The popup view: a small tile for each device, whose panel has everything else. [DASH-1, GD-2] */
export function DeviceTiles({ size, ...props }: DeviceTilesProps) {
  return <DeviceGrid {...props} metrics={tileMetricsFor(size, useIsPhone())} RowView={TileRowView} />;
}
