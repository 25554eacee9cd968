import { computeZoomLevel, sumTallies } from '@partyline/display';
import { screens } from '@partyline/texts';
import { classNames } from '@partyline/ui';
import { memo, useCallback, useMemo } from 'react';
import { useMe } from '../../session/me.ts';
import { NoticesRow } from '../../shell/foot/page-foot.tsx';
import { pageState } from '../../shell/foot/slot.tsx';
import { Page } from '../../shell/page/page.tsx';
import { useIsJoinOnly } from '../../shell/navigation/use-portal-pages.ts';
import { useIsPhone } from '../../theme/use-media.ts';
import { CardContext, type CardContextValue, useSubject } from './device-context.ts';
import { useIsConnected } from '../../query-client.ts';
import { ControlTabIndex } from './card/row-button.tsx';
import {
  DashboardContent,
  WithoutData,
  AfterFirstSteps,
  FirstSteps,
  TrialAllows,
  Overlays,
  ToolbarControls,
  useIsChunkMissing,
} from './dashboard-content.tsx';
import { isNarrowed, NO_FILTERS, type DashboardSearch } from './dashboard-search.ts';
import { useLiveUpdates } from './live-updates.ts';
import { openDevice } from './data/open-device.ts';
import { useRequestCommand, useSetFavorite, useWithdrawCommand } from './mutations.ts';
import { useInstances } from './queries.ts';
import { useAccordions, usePreference, useViewType, zoomPreference } from './data/preference.ts';
import { JoinList } from './states/join-list.tsx';
import { DashboardNotices } from './states/dashboard-notices.tsx';
import { ProblemsStrip } from './problems/problems-strip.tsx';
import { TallyList, Toolbar, SearchTextContext, useSearchText } from './toolbar/toolbar.tsx';
import styles from './problems/problems.module.css';
import { useDashboardViews, useNarrowing } from './view-model.ts';
import { useIsSettled } from './virtual-list/virtual-rows.tsx';

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
    <SearchTextContext value={useMemo(() => ({ text, setText, writeNow }), [text, setText, writeNow])}>
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
    user: { accountId, firstSteps },
  } = useMe();
  const isNew = firstSteps !== null;
  const isConnected = useIsConnected();
  const instances = useInstances();
  const views = useDashboardViews(instances.vicData);
  const owner = `${uid}.${accountId}`;
  const accordions = useAccordions(owner, instances.vicData);
  const [zoom, setZoom] = usePreference(zoomPreference, uid);
  const [viewType, setViewType] = useViewType(uid);
  const narrowing = useNarrowing(search, views);
  const { states } = narrowing;
  const command = useRequestCommand();
  const withdraw = useWithdrawCommand();
  const { mutate: setFavorite } = useSetFavorite();
  useLiveUpdates();
  const size = computeZoomLevel(zoom);
  const isPhone = useIsPhone();
  const isJoinOnly = useIsJoinOnly();
  const tally = useMemo(() => sumTallies(views.map((view) => view.tally)), [views]);
  const subjectOf = useSubject();
  const cardContext = useMemo<CardContextValue>(
    () => ({
      size,
      isConnected,
      openDevice,
      command,
      withdraw,
      setFavorite,
      showDevice: (device) => onSearch({ device }),
    }),
    [size, isConnected, command, withdraw, setFavorite, onSearch],
  );
  const isSettled = useIsSettled(instances.vicData !== undefined || instances.hasFailed);
  const isChunkMissing = useIsChunkMissing(isSettled);
  const hasDevices = views.some((view) => view.devices.length > 0);
  const clear = useCallback(() => {
    setText('');
    onSearch(NO_FILTERS);
  }, [setText, onSearch]);
  const sortBy = useCallback((sort: string) => onSearch({ sort }), [onSearch]);
  return (
    <Page
      title={screens.dashboard.title}
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
                onSearch,
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
      {instances.vicData !== undefined && (
        <pageState.Fill>
          <DashboardNotices
            isConnected={isConnected}
            failure={instances.failure}
            isChunkMissing={isChunkMissing}
            isLoading={instances.loading}
            readAtMs={instances.updatedAtMs}
            onRetry={instances.refetch}
          />
        </pageState.Fill>
      )}
      {hasDevices && isPhone && <TallyList place="page" {...{ tally, states, onSearch }} />}
      {isPhone && <NoticesRow />}
      <CardContext value={cardContext}>
        {instances.vicData === undefined ? (
          <WithoutData instances={instances} />
        ) : (
          <>
            <ProblemsStrip {...{ views, subjectOf }} />
            {/* Arrow keys are in the missing chunk, so every control becomes a Tab stop. */}
            <ControlTabIndex value={isChunkMissing ? undefined : -1}>
              <div className={classNames(styles.below, isNew ? styles.steps : undefined)}>
                {isJoinOnly && <JoinList views={views} />}
                {(isNew || (isSettled && !hasDevices)) && <FirstSteps {...{ views, subjectOf }} />}
                <AfterFirstSteps isNew={isNew}>
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
                </AfterFirstSteps>
                {isNew && <TrialAllows />}
              </div>
            </ControlTabIndex>
          </>
        )}
        {isSettled && <Overlays {...{ views, subjectOf, search, narrowing, onSearch }} />}
      </CardContext>
    </Page>
  );
});
