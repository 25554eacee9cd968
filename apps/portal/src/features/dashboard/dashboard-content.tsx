import { screens } from '@partyline/texts';
import { ErrorState } from '@partyline/ui';
import { useMemo } from 'react';
import { DeviceGrid } from './grid/device-grid.tsx';
import type { GridRowSurroundings } from './grid/grid-row-view.tsx';
import { filterOf } from './model/device-filter.ts';
import { metricsFor, type CardSize } from './model/grid-metrics.ts';
import type { WorkspaceView } from './model/workspace-view.ts';
import { NothingFound, NoWorkspaces } from './states/dashboard-empty.tsx';
import styles from './states/dashboard-empty.module.css';
import { DashboardSkeleton } from './states/dashboard-skeleton.tsx';
import type { LiveInstances } from './use-instances.ts';
import { useIsPhone } from './use-is-phone.ts';

const words = screens.dashboard;

interface DashboardContentProps extends GridRowSurroundings {
  instances: LiveInstances;
  views: readonly WorkspaceView[];
  query: string;
  size: CardSize;
  isOpen: (workspaceId: number) => boolean;
  onClearQuery: () => void;
}

/** What stands below the bar: the devices, or why there are none to show. */
export function DashboardContent({
  instances,
  views,
  query,
  onClearQuery,
  onToggle,
  size,
  ...rest
}: DashboardContentProps) {
  const filter = useMemo(() => filterOf(query), [query]);
  const metrics = metricsFor(size, useIsPhone());
  if (instances.vicData === undefined) return <WithoutData instances={instances} />;
  if (views.length === 0) return <NoWorkspaces />;
  const devices = views.flatMap((view) => view.devices);
  if (filter !== null && !devices.some(filter)) {
    return <NothingFound query={query.trim()} hidden={devices.length} onClear={onClearQuery} />;
  }
  return (
    <DeviceGrid
      {...rest}
      views={views}
      metrics={metrics}
      filter={filter}
      onToggle={filter === null ? onToggle : null}
    />
  );
}

function WithoutData({ instances }: { instances: LiveInstances }) {
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
