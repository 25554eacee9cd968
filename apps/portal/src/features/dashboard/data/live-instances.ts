import type { Notification } from '@partyline/contract';
import {
  applyUpdateToDevices,
  findDevice,
  isLoading,
  isUnreportedChange,
  nextOverdueStep,
} from '@partyline/device-state';
import { listSilentEvents } from '@partyline/notifications';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { config } from '../../../config.ts';
import { getFeedMode, subscribeToNotifications } from '../../../session/feed/notification-feed.ts';
import { onAccountDataReset } from '../../../session/session-store.ts';
import { forgetFollowed, reportFollowed } from './followed-devices.ts';
import { INSTANCES_KEY, lastReadAt, rereadWorkspace, type Workspaces } from './instances.queries.ts';
import { readAgain } from './read-again.ts';
import { continueRestarts, forgetRestarts } from './restarts.ts';
import { learnServerClock, serverNowMs } from '../server-clock.ts';

/** Reads of a workspace after updates of its devices wait this long, so that a burst of updates is one read. */
const REREAD_DELAY_MS = 1_000;
/** How often devices at work are looked at for having been silent too long. */
const WATCH_INTERVAL_MS = 5_000;

onAccountDataReset(() => {
  forgetFollowed();
  forgetRestarts();
});

const INSTANCES_HASH = hashKey(INSTANCES_KEY);

const kept = (client: QueryClient) => client.getQueryData<Workspaces>(INSTANCES_KEY);

/** Reads workspaces again, each once per burst of updates. */
function createRereads(client: QueryClient) {
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  return {
    plan(workspaceId: number) {
      if (timers.has(workspaceId)) return;
      const run = () => {
        timers.delete(workspaceId);
        // A failure is told by the next regular read, if it lasts.
        rereadWorkspace(client, workspaceId).catch(() => undefined);
      };
      timers.set(workspaceId, setTimeout(run, REREAD_DELAY_MS));
    },
    clear() {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

/** When each device was last heard of, by its id. */
type LastHeard = Map<string, number>;

/**
 * Applies an update to its device alone. Its workspace is read again when the update says more than how far the work has
 * come, or of something that no report of the host stands behind; one about a device that is not there reads everything.
 * [NOTIF-22, GN-5]
 */
function applyUpdate(
  client: QueryClient,
  update: Notification['data'],
  plan: (workspaceId: number) => void,
): void {
  const cached = kept(client) ?? [];
  const before = update && findDevice(cached, update.vicUuid);
  if (!update || !before) {
    readAgain(client, INSTANCES_KEY);
    return;
  }
  if (isUnreportedChange(before.device, update)) {
    plan(before.workspace.id);
    return;
  }
  const next = applyUpdateToDevices(cached, update);
  const after = findDevice(next, update.vicUuid)?.device;
  if (next === cached || after === undefined) return;
  client.setQueryData<Workspaces>(INSTANCES_KEY, next);
  const isMoreThanProgress =
    after.state !== before.device.state ||
    after.status !== before.device.status ||
    after.DNSStatus !== before.device.DNSStatus;
  if (isMoreThanProgress) plan(before.workspace.id);
}

/** Reads everything again when a device at work has been silent for too long. [GD-11] */
function watchSilence(client: QueryClient, heard: LastHeard): void {
  const nowMs = serverNowMs();
  const isSilent = kept(client)?.some(({ vicList, lqDevicesList }) =>
    [...vicList, ...lqDevicesList].filter(isLoading).some((device) => {
      const times = {
        commandSinceMs: device.openCommand && Date.parse(device.openCommand.since),
        lastNotificationMs: heard.get(device.vicUuid) ?? null,
        lastReadMs: lastReadAt(),
      };
      return nextOverdueStep(times, nowMs) === 'refetch';
    }),
  );
  if (isSilent === true) readAgain(client, INSTANCES_KEY);
}

/**
 * Keeps the devices up to date until the returned function is called: notifications change the device they are about;
 * a workspace or dashboard update and a feed that (re)connected read everything again; devices at work that fall silent
 * are asked after. [DEV-12 … DEV-20, NOTIF-20, NOTIF-22, NOTIF-24, GD-11, GN-5]
 */
export function keepInstancesLive(client: QueryClient): () => void {
  void learnServerClock(`${config.apiBase}ping`);
  const rereads = createRereads(client);
  const heard: LastHeard = new Map();

  const onNotification = (notification: Notification) => {
    const events = listSilentEvents(notification);
    if (events.includes('workspaceupdate') || events.includes('dashboardupdate')) {
      readAgain(client, INSTANCES_KEY);
    }
    if (!events.includes('instanceupdate')) return;
    const { data } = notification;
    if (data) heard.set(data.vicUuid, serverNowMs());
    applyUpdate(client, data, (workspaceId) => rereads.plan(workspaceId));
  };
  const onData = () => {
    const workspaces = kept(client);
    if (workspaces === undefined) return;
    reportFollowed(workspaces, serverNowMs());
    continueRestarts(client, workspaces, serverNowMs());
  };

  const stopListening = subscribeToNotifications({
    onNotification,
    onReady: () => readAgain(client, INSTANCES_KEY),
  });
  // What the feed brought before anybody listened here is in no read.
  if (getFeedMode() === 'live') readAgain(client, INSTANCES_KEY);
  const stopWatchingData = client.getQueryCache().subscribe(({ query, type }) => {
    if (type === 'updated' && query.queryHash === INSTANCES_HASH) onData();
  });
  const timer = setInterval(() => {
    watchSilence(client, heard);
    onData();
  }, WATCH_INTERVAL_MS);
  return () => {
    stopListening();
    stopWatchingData();
    clearInterval(timer);
    rereads.clear();
  };
}
