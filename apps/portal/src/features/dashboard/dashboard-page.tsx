import { computeZoomLevel, type Tally } from '@partyline/display';
import { screens } from '@partyline/texts';
import { memo, Suspense, useCallback, useMemo } from 'react';
import { useSession } from '../../session/session-store.ts';
import { Page } from '../../shell/page.tsx';
import { useIsPhone } from '../../shell/use-media.ts';
import { CardContext, type CardContextValue } from './card/card-context.ts';
import { DashboardContent, WithoutData } from './dashboard-content.tsx';
import type { DashboardSearch } from './dashboard-search.ts';
import { useIsConnected, useSubject } from './device-context.ts';
import { ToolbarControls, Overlays, useIsChunkMissing } from './lazy-parts.tsx';
import { useLiveUpdates } from './live-updates.ts';
import { openDevice } from './data/open-device.ts';
import type { WorkspaceView } from './model/workspace-view.ts';
import { useRequestCommand, useSetFavorite } from './mutations.ts';
import { useInstances } from './queries.ts';
import { useAccordions, usePreference, useViewType, zoomPreference } from './preferences/preference.ts';
import { DashboardNotices } from './states/dashboard-notices.tsx';
import { TallyList } from './toolbar/tally-list.tsx';
import { Toolbar } from './toolbar/toolbar.tsx';
import { SearchTextContext, useSearchText } from './toolbar/use-search-text.ts';
import { useDashboardViews, useNarrowing } from './view-model.ts';
import { useIsSettled } from './use-is-settled.ts';

/** Clears every filter. */
const NO_NARROWING = { state: '', plan: '', version: '', center: '', favorites: '' };

function sumTallies(views: readonly WorkspaceView[]): Tally {
  const sum = { online: 0, working: 0, warning: 0, failed: 0, offline: 0 };
  for (const { tally } of views) {
    for (const name of ['online', 'working', 'warning', 'failed', 'offline'] as const)
      sum[name] += tally[name];
  }
  return sum;
}

interface DashboardPageProps {
  /** The search parameters of the URL. */
  search: DashboardSearch;
  onSearch: (change: DashboardSearch) => void;
}

/** The dashboard: every workspace the user sees, with its devices, live. */
export function DashboardPage({ search, onSearch }: DashboardPageProps) {
  const write = useCallback((q: string) => onSearch({ q }), [onSearch]);
  const { text, query, setText } = useSearchText(search.q ?? '', write);
  return (
    <SearchTextContext value={useMemo(() => ({ text, setText }), [text, setText])}>
      <Dashboard {...{ search, onSearch, query, setText }} />
    </SearchTextContext>
  );
}

interface DashboardProps extends DashboardPageProps {
  /** The search that is shown; it lags behind typing. */
  query: string;
  setText: (text: string) => void;
}

const Dashboard = memo(function Dashboard({ search, onSearch, query, setText }: DashboardProps) {
  const uid = useSession(({ identity }) => identity?.uid) ?? '';
  const accountId = useSession(({ user }) => user?.accountId) ?? null;
  const isConnected = useIsConnected();
  const instances = useInstances(accountId !== null);
  const views = useDashboardViews(instances.vicData);
  const owner = `${uid}.${accountId ?? ''}`;
  const accordions = useAccordions(owner, instances.vicData);
  const [zoom, setZoom] = usePreference(zoomPreference, uid);
  const [viewType, setViewType] = useViewType(uid);
  const narrowing = useNarrowing(search);
  const { states } = narrowing;
  const command = useRequestCommand();
  const { mutate: setFavorite } = useSetFavorite();
  useLiveUpdates();
  const size = computeZoomLevel(zoom);
  const isPhone = useIsPhone();
  const tally = useMemo(() => sumTallies(views), [views]);
  const subjectIn = useSubject();
  const cardContext = useMemo<CardContextValue>(
    () => ({
      size,
      isConnected,
      openDevice,
      command,
      setFavorite,
      showDevice: (device) => onSearch({ device }),
    }),
    [size, isConnected, command, setFavorite, onSearch],
  );
  const isSettled = useIsSettled(instances.vicData !== undefined || instances.hasFailed);
  const isChunkMissing = useIsChunkMissing(isSettled);
  const hasDevices = views.some((view) => view.devices.length > 0);
  const clear = useCallback(() => {
    setText('');
    onSearch(NO_NARROWING);
  }, [setText, onSearch]);
  const sortBy = useCallback((sort: string) => onSearch({ sort }), [onSearch]);
  return (
    <Page
      title={screens.dashboard.title}
      summary={hasDevices && !isPhone && <TallyList place="bar" {...{ tally, states, onSearch }} />}
      tools={
        <Toolbar>
          {isSettled && (
            <Suspense>
              <ToolbarControls
                {...{
                  owner,
                  search,
                  onSearch,
                  query,
                  narrowing,
                  views,
                  viewType,
                  setViewType,
                  zoom,
                  setZoom,
                  clear,
                }}
              />
            </Suspense>
          )}
        </Toolbar>
      }
    >
      {instances.vicData !== undefined && (
        <DashboardNotices
          isConnected={isConnected}
          failure={instances.failure}
          isChunkMissing={isChunkMissing}
          isLoading={instances.loading}
          readAtMs={instances.updatedAtMs}
          onRetry={instances.refetch}
        />
      )}
      {hasDevices && isPhone && <TallyList place="page" {...{ tally, states, onSearch }} />}
      <CardContext value={cardContext}>
        {instances.vicData === undefined ? (
          <WithoutData instances={instances} />
        ) : (
          <DashboardContent
            views={views}
            viewType={viewType}
            query={query}
            narrowing={narrowing}
            size={size}
            sort={search.sort ?? ''}
            onSort={sortBy}
            isOpen={accordions.isOpen}
            onToggle={accordions.toggle}
            subjectIn={subjectIn}
            onClear={clear}
          />
        )}
        {isSettled && (
          <Suspense>
            <Overlays {...{ views, subjectIn, search, onSearch }} />
          </Suspense>
        )}
      </CardContext>
    </Page>
  );
});
