import type { Subject } from '@partyline/permissions';
import { screens } from '@partyline/texts';
import { memo } from 'react';
import { useIsPhone } from '../../../theme/use-media.ts';
import { DeviceGrid } from '../grid/device-grid.tsx';
import { GridRowView, LinkGroupFrame, type RowContext } from '../grid/grid-row-view.tsx';
import linkGroup from '../grid/link-group.module.css';
import type { DeviceFilter } from '../model/device-filter.ts';
import type { CardSize } from '../model/grid-metrics.ts';
import type { GridRow, GroupCardsRow, SoloCardsRow } from '../model/grid-rows.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';
import { DeviceTile } from './device-tile.tsx';
import styles from './device-tiles.module.css';
import { tileMetricsFor } from './tile-metrics.ts';

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
