import type { DeviceFilter as Narrowing } from '@partyline/device-state';
import type { ViewType } from '@partyline/display';
import { screens } from '@partyline/texts';
import { ErrorState } from '@partyline/ui';
import { memo, Suspense, useMemo } from 'react';
import { DeviceGrid } from './grid/device-grid.tsx';
import { GridRowView, type RowContext } from './grid/grid-row-view.tsx';
import { OtherView } from './lazy-parts.tsx';
import { filterOf, isAnyFound } from './model/device-filter.ts';
import { metricsFor, type CardSize } from './model/grid-metrics.ts';
import type { WorkspaceView } from './model/workspace-view.ts';
import { NothingFound, NoWorkspaces } from './states/dashboard-empty.tsx';
import styles from './states/dashboard-empty.module.css';
import { DashboardSkeleton } from './states/dashboard-skeleton.tsx';
import type { LiveInstances } from './queries.ts';
import { useIsConnected } from './device-context.ts';
import { useIsPhone } from '../../shell/use-media.ts';

const words = screens.dashboard;

interface DashboardContentProps extends RowContext {
  views: readonly WorkspaceView[];
  viewType: ViewType;
  query: string;
  narrowing: Narrowing;
  size: CardSize;
  sort: string;
  onSort: (sort: string) => void;
  isOpen: (workspaceId: number) => boolean;
  onClear: () => void;
}

/** The devices, or why there are none. Memoized so that typing paints before its result. */
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

/** The grid replaces a view whose chunk failed to load. */
function Devices({ viewType, size, ...props }: Filtered) {
  const metrics = metricsFor(size, useIsPhone());
  const grid = <DeviceGrid {...props} metrics={metrics} RowView={GridRowView} />;
  if (viewType === 'grid') return grid;
  return (
    <Suspense fallback={<DashboardSkeleton />}>
      <OtherView {...props} viewType={viewType} size={size} fallback={grid} />
    </Suspense>
  );
}

/** Shows a skeleton, or why there is no data. [GU-17, DEV-57] */
export function WithoutData({ instances }: { instances: LiveInstances }) {
  const isConnected = useIsConnected();
  if (isConnected && !instances.hasFailed) return <DashboardSkeleton />;
  return (
    <div className={styles.place}>
      <ErrorState
        title={words.failedTitle}
        retryLabel={words.retry}
        busy={instances.loading}
        onRetry={instances.refetch}
      >
        {isConnected ? instances.failure : words.offlineRefusal}
      </ErrorState>
    </div>
  );
}
