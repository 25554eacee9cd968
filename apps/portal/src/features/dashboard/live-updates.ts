import type { Instance } from '@partyline/contract';
import {
  applyUpdateToDevices,
  findDevice,
  isLoading,
  isUnreportedChange,
  needsStopConfirmation,
  nextOverdueStep,
  type DeviceUpdate,
} from '@partyline/device-state';
import { hashKey, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { config } from '../../config.ts';
import { onAccountDataReset } from '../../session/session-store.ts';
import type { FeedNotification } from '../../session/feed/stream-message.ts';
import { getFeedMode, followEffects, type EffectKind } from '../../session/feed/notification-feed.ts';
import { openDialog } from '../../shell/dialogs/dialogs.ts';
import { whenIdle } from '../../next-task.ts';
import {
  announcePendingCommands,
  clearPendingCommands,
  clearRestarts,
  continueRestarts,
  removeRestart,
} from './data/device-commands.ts';
import { clearStopOffers, continueStopOffers } from './data/stop-offers.ts';
import { createChangeAnnouncer } from './data/device-changes.ts';
import { refetch } from './data/refetch.ts';
import { learnServerClock, serverNowMs } from '../../session/server-clock.ts';
import { useCommandInstance } from './mutations.ts';
import { WORKSPACES_KEY, lastFetchedAt, type Workspaces } from '../../session/workspaces.ts';
import { refetchWorkspace } from './queries.ts';

/** Delay that batches a burst of device updates into one workspace fetch. */
const REFETCH_DELAY_MS = 1_000;
const WATCHDOG_MS = 5_000;
/** Longest wait for an idle page before the server clock is read. */
const CLOCK_DELAY_MS = 2_000;

onAccountDataReset(() => {
  clearPendingCommands();
  clearRestarts();
  clearStopOffers();
});

const INSTANCES_HASH = hashKey(WORKSPACES_KEY);
const cachedWorkspaces = (client: QueryClient) => client.getQueryData<Workspaces>(WORKSPACES_KEY);

function createWorkspaceRefetch(client: QueryClient) {
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  return {
    schedule(workspaceId: number) {
      if (timers.has(workspaceId)) return;
      const run = () => {
        timers.delete(workspaceId);
        // The next regular fetch reports a failure that lasts.
        refetchWorkspace(client, workspaceId).catch(() => undefined);
      };
      timers.set(workspaceId, setTimeout(run, REFETCH_DELAY_MS));
    },
    clear() {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

/** Time of each device's last notification, by id. */
type LastHeard = Map<string, number>;

/**
 * Updates one device. Fetches its workspace when the update is more than progress or is no report of the host; an unknown device
 * fetches everything. [NOTIF-22, GN-5]
 */
function applyUpdate(
  client: QueryClient,
  update: DeviceUpdate,
  scheduleWorkspace: (workspaceId: number) => void,
): void {
  const cached = cachedWorkspaces(client) ?? [];
  const before = findDevice(cached, update.vicUuid);
  if (!before) {
    refetch(client, WORKSPACES_KEY);
    return;
  }
  if (isUnreportedChange(before.device, update)) {
    // The stop of a restart was withdrawn, perhaps in another tab.
    if (update.openCommand === null) removeRestart(update.vicUuid);
    scheduleWorkspace(before.workspace.id);
    return;
  }
  const next = applyUpdateToDevices(cached, update);
  const after = findDevice(next, update.vicUuid)?.device;
  if (next === cached || after === undefined) return;
  client.setQueryData<Workspaces>(WORKSPACES_KEY, next);
  const isMoreThanProgress =
    after.state !== before.device.state ||
    after.status !== before.device.status ||
    after.DNSStatus !== before.device.DNSStatus;
  if (isMoreThanProgress) scheduleWorkspace(before.workspace.id);
}

/** Refetches everything when a starting or stopping device is silent for too long. [GD-11] */
function watchSilence(client: QueryClient, heard: LastHeard): void {
  const nowMs = serverNowMs();
  const isSilent = cachedWorkspaces(client)?.some(({ vicList, lqDevicesList }) =>
    [...vicList, ...lqDevicesList].filter(isLoading).some((device) => {
      const times = {
        commandSinceMs: device.openCommand && Date.parse(device.openCommand.since),
        lastNotificationMs: heard.get(device.vicUuid) ?? null,
        lastReadMs: lastFetchedAt(),
      };
      return nextOverdueStep(times, nowMs) === 'refetch';
    }),
  );
  if (isSilent === true) refetch(client, WORKSPACES_KEY);
}

/** What live updates may bring about. */
interface Commands {
  readonly start: (device: Instance) => void;
  /** Confirmed if required. */
  readonly stop: (device: Instance) => void;
}

/**
 * Keeps the cached devices live; returns the cleanup. Workspace and dashboard updates, gaps of the feed and silent devices refetch
 * everything. [DEV-12 … DEV-20, NOTIF-20, NOTIF-22, NOTIF-24, GD-11, GN-5]
 */
function startLiveUpdates(client: QueryClient, { start, stop }: Commands): () => void {
  void whenIdle(CLOCK_DELAY_MS).then(() => learnServerClock(`${config.apiBase}ping`));
  const workspaces = createWorkspaceRefetch(client);
  const changes = createChangeAnnouncer(() => cachedWorkspaces(client), lastFetchedAt);
  const heard: LastHeard = new Map();
  const onEffect = (kind: EffectKind, { data }: FeedNotification) => {
    if (kind === 'reload-workspaces' || kind === 'reload-workspaces-and-instances') {
      refetch(client, WORKSPACES_KEY);
    }
    if (kind === 'merge-instance' && data) {
      heard.set(data.vicUuid, serverNowMs());
      // Progress alone fetches no workspace.
      applyUpdate(client, data, (workspaceId) => workspaces.schedule(workspaceId));
    }
    if (kind === 'reload-workspace' && data === undefined) refetch(client, WORKSPACES_KEY);
  };
  const onData = () => {
    const cached = cachedWorkspaces(client);
    if (cached === undefined) return;
    // Before the announcements, which leave out what its messages tell.
    continueStopOffers(cached, serverNowMs(), stop);
    announcePendingCommands(cached, serverNowMs());
    changes.note();
    continueRestarts(cached, serverNowMs(), start);
  };
  const unsubscribeFeed = followEffects({
    onEffect,
    onGap: () => refetch(client, WORKSPACES_KEY),
  });
  // A feed that connected before this subscription may have sent unseen updates.
  if (getFeedMode() === 'live') refetch(client, WORKSPACES_KEY);
  const unsubscribeCache = client.getQueryCache().subscribe(({ query, type }) => {
    if (type === 'updated' && query.queryHash === INSTANCES_HASH) onData();
  });
  const watchdog = setInterval(() => {
    watchSilence(client, heard);
    onData();
  }, WATCHDOG_MS);
  return () => {
    unsubscribeFeed();
    unsubscribeCache();
    clearInterval(watchdog);
    workspaces.clear();
    changes.stop();
  };
}

/** Keeps the devices live while mounted. [DASH-18, GD-33] */
export function useLiveUpdates(): void {
  const client = useQueryClient();
  const { mutate } = useCommandInstance();
  useEffect(
    () =>
      startLiveUpdates(client, {
        start: (device) => mutate({ device, command: 'start' }),
        stop: (device) =>
          needsStopConfirmation(device)
            ? openDialog('confirm-command', { device, command: 'stop' })
            : mutate({ device, command: 'stop' }),
      }),
    [client, mutate],
  );
}
