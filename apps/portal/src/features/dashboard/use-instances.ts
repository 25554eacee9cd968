import { useQuery } from '@tanstack/react-query';
import { useFeedStatus } from '../../session/feed/notification-feed.ts';
import type { InstanceLoad } from '@partyline/device-state';
import {
  instanceLoadOf,
  instancesQuery,
  refreshInterval,
  type Workspaces,
} from './data/instances.queries.ts';
import { hasLater } from './use-later.ts';

/** The devices, kept up to date, and how the last read went. */
export interface LiveInstances extends InstanceLoad<Workspaces> {
  /** When what is known was read or changed, in ms. */
  readonly knownAtMs: number;
  readonly hasFailed: boolean;
  readonly readAgain: () => void;
}

/** Reads the devices, again and again as long as the dashboard is on screen. [DASH-18, GD-33, ENT-28] */
export function useInstances(isReady: boolean): LiveInstances {
  // What takes the feed's news in comes later than the first look: until then, nobody listens.
  const isListenerConnected = useFeedStatus() === 'connected' && hasLater();
  const result = useQuery({
    ...instancesQuery,
    enabled: isReady,
    refetchInterval: ({ state }) => refreshInterval(state.data, isListenerConnected),
    refetchIntervalInBackground: true,
  });
  return {
    ...instanceLoadOf(result),
    knownAtMs: result.dataUpdatedAt,
    hasFailed: result.isError,
    readAgain: () => void result.refetch(),
  };
}
