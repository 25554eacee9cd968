import { computeZoomLevel, sumTallies } from '@partyline/display';
import { screens } from '@partyline/texts';
import { memo, useCallback, useMemo } from 'react';
import { useMe } from '../../session/me.ts';
import { Page } from '../../shell/page/page.tsx';
import { useIsPhone } from '../../theme/use-media.ts';
import { CardContext, type CardContextValue, useSubject } from './device-context.ts';
import { useIsConnected } from '../../query-client.ts';
import { ControlTabIndex } from './card/row-button.tsx';
import {
  DashboardContent,
  WithoutData,
  FirstSteps,
  Overlays,
  PageNotices,
  ToolbarControls,
  useIsChunkMissing,
} from './dashboard-content.tsx';
import { isNarrowed, type DashboardSearch } from './dashboard-search.ts';
import { useLiveUpdates } from './live-updates.ts';
import { openDevice } from './data/open-device.ts';
import { useRequestCommand, useSetFavorite } from './mutations.ts';
import { useInstances } from './queries.ts';
import { useAccordions, usePreference, useViewType, zoomPreference } from './data/preference.ts';
import { DashboardNotices } from './states/dashboard-notices.tsx';
import { TallyList, Toolbar, SearchTextContext, useSearchText } from './toolbar/toolbar.tsx';
import { useDashboardViews, useNarrowing } from './view-model.ts';
import { useIsSettled } from './virtual-list/virtual-rows.tsx';

const NO_NARROWING = { state: '', plan: '', version: '', center: '', favorites: '' };

interface DashboardPageProps {
  search: DashboardSearch;
  onSearch: (change: DashboardSearch) => void;
}

/** Renders the dashboard: every workspace the user sees, live. */
export function DashboardPage({ search, onSearch }: DashboardPageProps) {
  const write = useCallback((q: string) => onSearch({ q }), [onSearch]);
  const { text, query, setText, writeNow } = useSearchText(search.q ?? '', write);
  const change = useCallback(
    (next: DashboardSearch) => {
      if (next.q === undefined) writeNow();
      onSearch(next);
    },
    [onSearch, writeNow],
  );
  return (
    <SearchTextContext value={useMemo(() => ({ text, setText }), [text, setText])}>
      <Dashboard {...{ search, query, setText }} onSearch={change} />
    </SearchTextContext>
  );
}

interface DashboardProps extends DashboardPageProps {
  /** The deferred search; it lags behind typing. */
  query: string;
  setText: (text: string) => void;
}

const Dashboard = memo(function Dashboard({ search, onSearch, query, setText }: DashboardProps) {
  const {
    identity: { uid },
    user: { accountId },
  } = useMe();
  const isConnected = useIsConnected();
  const instances = useInstances();
  const views = useDashboardViews(instances.vicData);
  const owner = `${uid}.${accountId}`;
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
  const tally = useMemo(() => sumTallies(views.map((view) => view.tally)), [views]);
  const subjectOf = useSubject();
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
      notice={
        instances.vicData !== undefined && (
          <>
            <DashboardNotices
              isConnected={isConnected}
              failure={instances.failure}
              isChunkMissing={isChunkMissing}
              isLoading={instances.loading}
              readAtMs={instances.updatedAtMs}
              onRetry={instances.refetch}
            />
            {isSettled && <PageNotices />}
          </>
        )
      }
      summary={
        hasDevices &&
        !isPhone && (
          <TallyList
            place="bar"
            {...{ tally, states, onSearch }}
            onClear={isNarrowed(search) ? clear : undefined}
          />
        )
      }
      tools={
        <Toolbar>
          {isSettled && (
            <ToolbarControls
              {...{
                owner,
                sort: search.sort ?? '',
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
          )}
        </Toolbar>
      }
    >
      {hasDevices && isPhone && <TallyList place="page" {...{ tally, states, onSearch }} />}
      <CardContext value={cardContext}>
        {instances.vicData === undefined ? (
          <WithoutData instances={instances} />
        ) : (
          // Arrow keys are in the missing chunk, so every control becomes a Tab stop.
          <ControlTabIndex value={isChunkMissing ? undefined : -1}>
            {isSettled && !hasDevices && <FirstSteps {...{ views, subjectOf }} />}
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
              subjectOf={subjectOf}
              onClear={clear}
            />
          </ControlTabIndex>
        )}
        {isSettled && <Overlays {...{ views, subjectOf, search, onSearch }} />}
      </CardContext>
    </Page>
  );
});
