import { findDevice } from '@partyline/device-state';
import { screens } from '@partyline/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { IconRefresh } from '@tabler/icons-react';
import { pageState } from '../../../shell/foot/slot.tsx';
import { useStore } from '../../../store.ts';
import { endFailure, failedActions, isOutdated } from '../data/device-commands.ts';
import { serverNowMs } from '../../../session/server-clock.ts';
import { WORKSPACES_KEY, type Workspaces } from '../../../session/workspaces.ts';
import { useFeedMode } from '../../../session/feed/notification-feed.ts';
import { useIsConnected } from '../../../query-client.ts';
import { Notice } from './dashboard-notices.tsx';
import type { WorkspaceView } from '../dashboard-rows.ts';

/** Ends the failed actions whose device has changed. [PLUS-11] */
export function useFailureEnds(views: readonly WorkspaceView[]): void {
  const failures = useStore(failedActions, (all) => all);
  const client = useQueryClient();
  useEffect(() => {
    // The cache: the views lag behind it.
    const workspaces = client.getQueryData<Workspaces>(WORKSPACES_KEY);
    // No data, as after a role change: keep the failures.
    if (workspaces === undefined) return;
    const outdated = [...failures].filter(([vicUuid, failure]) => {
      const found = findDevice(workspaces, vicUuid);
      return found === null || failure.isOver || isOutdated(failure, found.device, serverNowMs());
    });
    const cleanUps = outdated.map((entry) => endFailure(...entry));
    return () => {
      for (const cleanUp of cleanUps) cleanUp();
    };
  }, [client, views, failures]);
}

const liveUpdatesTexts = screens.liveUpdates;
const AGAIN = <IconRefresh size={16} stroke={1.75} aria-hidden="true" />;

/** Tells that the page polls because of too many streams or a long feed outage; offline has its own notice. [GN-17] */
export function FeedNotice() {
  const mode = useFeedMode();
  const isConnected = useIsConnected();
  if (!isConnected || (mode !== 'too-many-streams' && mode !== 'polling-with-notice')) return null;
  return (
    <pageState.Fill>
      <Notice icon={AGAIN} title={liveUpdatesTexts.paused} text={liveUpdatesTexts.reasons[mode]} />
    </pageState.Fill>
  );
}
