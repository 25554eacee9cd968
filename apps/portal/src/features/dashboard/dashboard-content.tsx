import type { DeviceFilter as Narrowing } from '@partyline/device-state';
import type { ViewType } from '@partyline/display';
import { screens } from '@partyline/texts';
import { ErrorState } from '@partyline/ui';
import { memo, useMemo, useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { lazyModule, useLazy } from '../../lazy-module.ts';
import { DeviceGrid } from './grid/device-grid.tsx';
import { GridRowView, type RowContext } from './grid/grid-row-view.tsx';
import { NoMatches, NoWorkspaces, DashboardSkeleton } from './states/without-devices.tsx';
import styles from './states/without-devices.module.css';
import type { LiveInstances } from './queries.ts';
import { useIsConnected } from '../../query-client.ts';
import { useLayoutNeeds } from '../../theme/use-media.ts';
import type * as extrasModule from './dashboard-extras.tsx';
import type { WorkspaceView } from './dashboard-rows.ts';
import { type ZoomLevel, filterOf, isNarrowing, isViewShown, metricsFor } from '@partyline/display';

const words = screens.dashboard;

interface DashboardContentProps extends RowContext {
  views: readonly WorkspaceView[];
  viewType: ViewType;
  query: string;
  narrowing: Narrowing;
  size: ZoomLevel;
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
  if (filter !== null && !views.some((view) => isViewShown(view, filter))) {
    const hidden = views.reduce((sum, { devices }) => sum + devices.length, 0);
    return <NoMatches query={query.trim()} isNarrowed={isNarrowing(narrowing)} {...{ hidden, onClear }} />;
  }
  return <Devices {...props} filter={filter} onToggle={filter === null ? onToggle : null} />;
});

type Filtered = DashboardContentProps & { filter: ReturnType<typeof filterOf> };

/** Renders the chosen view; the grid replaces a view whose chunk failed to load. */
function Devices({ viewType, size, ...props }: Filtered) {
  const metrics = metricsFor(size, useLayoutNeeds());
  const grid = <DeviceGrid {...props} metrics={metrics} RowView={GridRowView} />;
  if (viewType === 'grid') return grid;
  return <OtherView {...props} viewType={viewType} size={size} fallback={grid} />;
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

type Extras = typeof extrasModule;

/** One module for all late parts. Its failure is no error, so that the devices stay on screen. [DEV-57] */
const extras = lazyModule(() => import('./dashboard-extras.tsx'));

/** Returns whether the lazy chunk failed to load. */
export function useIsChunkMissing(isWanted: boolean): boolean {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    extras.load().then(
      () => setMissing(false),
      () => setMissing(true),
    );
  }, [isWanted]);
  return isMissing;
}

/** Renders lazy filters, views, card size and the add menu. */
export function ToolbarControls(props: ComponentProps<Extras['ToolbarControls']>) {
  const loaded = useLazy(extras);
  return loaded && <loaded.ToolbarControls {...props} />;
}

/** Renders lazy first steps. */
export function FirstSteps(props: ComponentProps<Extras['FirstSteps']>) {
  const loaded = useLazy(extras);
  return loaded && <loaded.FirstSteps {...props} />;
}

/** Renders the lazy limits of the trial. */
export function TrialAllows() {
  const loaded = useLazy(extras);
  return loaded && <loaded.TrialAllows />;
}

interface AfterFirstStepsProps {
  readonly isNew: boolean;
  readonly children: ReactNode;
}

/** Renders the devices; for a new owner after the steps above them, which would push them down. [HZ-12] */
export function AfterFirstSteps({ isNew, children }: AfterFirstStepsProps) {
  return isNew ? <WhenLoaded>{children}</WhenLoaded> : children;
}

function WhenLoaded({ children }: Pick<AfterFirstStepsProps, 'children'>) {
  return useLazy(extras) === undefined ? <DashboardSkeleton /> : children;
}

/** Renders lazy menus, drawer and bulk bar. */
export function Overlays(props: ComponentProps<Extras['Overlays']>) {
  const loaded = useLazy(extras);
  return loaded && <loaded.Overlays {...props} />;
}

type ViewProps = ComponentProps<Extras['DeviceList']> & ComponentProps<Extras['DeviceTiles']>;

interface OtherViewProps extends ViewProps {
  viewType: 'list' | 'popup';
  fallback: ReactNode;
}

/** Renders the lazy list or popup view. */
function OtherView({ viewType, fallback, ...props }: OtherViewProps) {
  const loaded = useLazy(extras);
  if (loaded === undefined) return <DashboardSkeleton />;
  if (loaded === null) return fallback;
  return viewType === 'list' ? <loaded.DeviceList {...props} /> : <loaded.DeviceTiles {...props} />;
}
