import { useQuery } from '@tanstack/react-query';
import { useFeedMode } from '../../session/feed/notification-feed.ts';
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
  // The code that handles notifications loads after the first render; until then, none arrives.
  const feedMode = useFeedMode();
  const feed = hasLater() ? feedMode : 'polling';
  const result = useQuery({
    ...instancesQuery,
    enabled: isReady,
    refetchInterval: ({ state }) => refreshInterval(state.data, feed),
    refetchIntervalInBackground: true,
  });
  return {
    ...instanceLoadOf(result),
    knownAtMs: result.dataUpdatedAt,
    hasFailed: result.isError,
    readAgain: () => void result.refetch(),
  };
}
