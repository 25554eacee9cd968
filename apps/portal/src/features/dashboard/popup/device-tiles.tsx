import { DeviceGrid } from '../grid/device-grid.tsx';
import type { GridRowSurroundings } from '../grid/grid-row-view.tsx';
import type { DeviceFilter } from '../model/device-filter.ts';
import type { CardSize } from '../model/grid-metrics.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';
import { useIsPhone } from '../../../shell/use-media.ts';
import { tileMetricsFor } from './tile-metrics.ts';
import { TileRowView } from './tile-row-view.tsx';

interface DeviceTilesProps extends GridRowSurroundings {
  views: readonly WorkspaceView[];
  filter: DeviceFilter | null;
  isOpen: (workspaceId: number) => boolean;
  size: CardSize;
}

/** The popup view: a small tile for each device; whatever else there is to see and do opens beside it. [DASH-1, GD-2] */
export function DeviceTiles({ size, ...props }: DeviceTilesProps) {
  return <DeviceGrid {...props} metrics={tileMetricsFor(size, useIsPhone())} RowView={TileRowView} />;
}
