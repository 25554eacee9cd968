import { computeZoomLevel, type Tally } from '@partyline/display';
import { screens } from '@partyline/texts';
import { useDeferredValue, useMemo } from 'react';
import { useSession } from '../../session/session-store.ts';
import { Page } from '../../shell/page.tsx';
import { DashboardTools } from './bar/dashboard-tools.tsx';
import { TallyList } from './bar/tally-list.tsx';
import { useSearchText } from './bar/use-search-text.ts';
import { CardContext, type CardSurroundings } from './card/card-context.ts';
import { CommandFeedback } from './command-feedback.tsx';
import { DashboardContent } from './dashboard-content.tsx';
import { openDevice } from './data/open-device.ts';
import { useDeviceCommands } from './data/use-device-commands.ts';
import type { WorkspaceView } from './model/workspace-view.ts';
import { zoomPreference } from './preferences/dashboard-preferences.ts';
import { usePreference } from './preferences/preference.ts';
import { DashboardNotices } from './states/dashboard-notices.tsx';
import { useAccordions } from './use-accordions.ts';
import { useDashboardViews } from './use-dashboard-views.ts';
import { useInstances } from './use-instances.ts';
import { useIsConnected } from './use-is-connected.ts';
import { useSubject } from './use-subject.ts';

function sumTallies(views: readonly WorkspaceView[]): Tally {
  const sum = { online: 0, working: 0, warning: 0, failed: 0, offline: 0 };
  for (const { tally } of views) {
    for (const name of ['online', 'working', 'warning', 'failed', 'offline'] as const)
      sum[name] += tally[name];
  }
  return sum;
}

interface DashboardPageProps {
  /** What is searched for, from the address. */
  query: string;
  onQuery: (query: string) => void;
}

/** The dashboard: every workspace the person sees, with its devices, live. */
export function DashboardPage({ query, onQuery }: DashboardPageProps) {
  const uid = useSession(({ identity }) => identity?.uid) ?? '';
  const accountId = useSession(({ user }) => user?.accountId) ?? null;
  const isConnected = useIsConnected();
  const instances = useInstances(accountId !== null);
  const views = useDashboardViews(instances.vicData);
  const accordions = useAccordions(`${uid}.${accountId ?? ''}`, instances.vicData);
  const [zoom, setZoom] = usePreference(zoomPreference, uid);
  const [text, type] = useSearchText(query, onQuery);
  const { command, ...feedback } = useDeviceCommands();
  const size = computeZoomLevel(zoom);
  const tally = useMemo(() => sumTallies(views), [views]);
  const subjectIn = useSubject();
  const surroundings = useMemo<CardSurroundings>(
    () => ({ size, isConnected, openDevice, command }),
    [size, isConnected, command],
  );
  const hasDevices = views.some((view) => view.devices.length > 0);
  return (
    <Page
      title={screens.dashboard.title}
      summary={hasDevices && <TallyList tally={tally} place="bar" />}
      tools={<DashboardTools query={text} onQuery={type} zoom={zoom} onZoom={setZoom} />}
    >
      {instances.vicData !== undefined && (
        <DashboardNotices
          isConnected={isConnected}
          failure={instances.failure}
          isLoading={instances.loading}
          readAtMs={instances.knownAtMs}
          onRetry={instances.readAgain}
        />
      )}
      {hasDevices && <TallyList tally={tally} place="page" />}
      <CardContext value={surroundings}>
        <DashboardContent
          instances={instances}
          views={views}
          query={useDeferredValue(text)}
          size={size}
          isOpen={accordions.isOpen}
          onToggle={accordions.toggle}
          subjectIn={subjectIn}
          onClearQuery={() => type('')}
        />
      </CardContext>
      <CommandFeedback {...feedback} />
    </Page>
  );
}
