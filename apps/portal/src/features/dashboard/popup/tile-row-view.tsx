import { screens } from '@partyline/texts';
import { classNames } from '@partyline/ui';
import { memo } from 'react';
import { GridRowView, type GridRowSurroundings } from '../grid/grid-row-view.tsx';
import type { GridRow, GroupCardsRow, SoloCardsRow } from '../model/grid-rows.ts';
import { DeviceTile } from './device-tile.tsx';
import styles from './tile-row-view.module.css';

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

/** One row of tiles, or whatever else stands between them. */
export function TileRowView({ row, ...surroundings }: GridRowSurroundings & { row: GridRow }) {
  if (row.kind === 'group-cards') return <GroupTiles row={row} />;
  if (row.kind === 'solo-cards') return <SoloTiles row={row} />;
  return <GridRowView row={row} {...surroundings} />;
}
