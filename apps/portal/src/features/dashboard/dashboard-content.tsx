import type { DeviceFilter as Narrowing } from '@partyline/device-state';
import type { ViewType } from '@partyline/display';
import { screens } from '@partyline/texts';
import { ErrorState } from '@partyline/ui';
import { memo, useMemo } from 'react';
import { DeviceGrid } from './grid/device-grid.tsx';
import { GridRowView, type GridRowSurroundings } from './grid/grid-row-view.tsx';
import { filterOf } from './model/device-filter.ts';
import { isAnyFound } from './model/found-devices.ts';
import { metricsFor, type CardSize } from './model/grid-metrics.ts';
import type { WorkspaceView } from './model/workspace-view.ts';
import { NothingFound, NoWorkspaces } from './states/dashboard-empty.tsx';
import styles from './states/dashboard-empty.module.css';
import { DashboardSkeleton } from './states/dashboard-skeleton.tsx';
import type { LiveInstances } from './use-instances.ts';
import type { LaterPart } from './use-later.ts';
import { useIsPhone } from '../../shell/use-media.ts';

const words = screens.dashboard;

interface DashboardContentProps extends GridRowSurroundings {
  views: readonly WorkspaceView[];
  viewType: ViewType;
  /** Draws every view but the grid; where it is missing, the grid stands in. */
  later: LaterPart;
  query: string;
  narrowing: Narrowing;
  size: CardSize;
  sort: string;
  onSort: (sort: string) => void;
  isOpen: (workspaceId: number) => boolean;
  /** Ends the search and every filter. */
  onClear: () => void;
}

/**
 * What stands below the bar: the devices, or why there are none to show. Drawn again only when something of it changes:
 * what is typed into the search shows before that.
 */
export const DashboardContent = memo(function DashboardContent(props: DashboardContentProps) {
  const { views, query, narrowing, onClear, onToggle } = props;
  const filter = useMemo(() => filterOf(query, narrowing), [query, narrowing]);
  if (views.length === 0) return <NoWorkspaces />;
  if (filter !== null && !isAnyFound(views, filter)) {
    const hidden = views.reduce((sum, { devices }) => sum + devices.length, 0);
    return <NothingFound query={query.trim()} hidden={hidden} onClear={onClear} />;
  }
  return <Devices {...props} filter={filter} onToggle={filter === null ? onToggle : null} />;
});

type Filtered = DashboardContentProps & { filter: ReturnType<typeof filterOf> };

function Devices({ viewType, later, size, ...props }: Filtered) {
  const metrics = metricsFor(size, useIsPhone());
  if (viewType === 'grid' || later === 'missing') {
    return <DeviceGrid {...props} metrics={metrics} RowView={GridRowView} />;
  }
  if (later === null) return <DashboardSkeleton />;
  const View = viewType === 'list' ? later.DeviceList : later.DeviceTiles;
  return <View {...props} size={size} />;
}

/** What stands there as long as nothing was read. */
export function WithoutData({ instances }: { instances: LiveInstances }) {
  if (!instances.hasFailed) return <DashboardSkeleton />;
  return (
    <div className={styles.place}>
      <ErrorState
        title={words.failedTitle}
        retryLabel={words.retry}
        busy={instances.loading}
        onRetry={instances.readAgain}
      >
        {instances.failure}
      </ErrorState>
    </div>
  );
}
