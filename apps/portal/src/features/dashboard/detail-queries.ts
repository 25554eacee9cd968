import type { DeploymentTarget, Instance } from '@partyline/contract';
import {
  computeLatencyMs,
  LATENCY_PROBES,
  LATENCY_TIMEOUT_MS,
  parseManagerUrl,
  pingUrlOf,
} from '@partyline/device-state';
import { infiniteQueryOptions, keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { config } from '../../config.ts';
import { api } from '../../session/api.ts';

/** Measures the round trip of a request in ms; null on timeout. */
async function probe(url: string, signal: AbortSignal): Promise<number | null> {
  const startedMs = performance.now();
  try {
    const answer = await fetch(url, {
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.any([signal, AbortSignal.timeout(LATENCY_TIMEOUT_MS)]),
    });
    return answer.ok ? performance.now() - startedMs : null;
  } catch {
    return null;
  }
}

/**
 * Measures the round trip in ms: the median of a few probes after one that opens the connection. Null without an allowed,
 * responding address. [PLUS-14]
 */
async function measureLatency(
  latencyUrl: string | undefined,
  allowedOrigins: readonly string[],
  signal: AbortSignal,
): Promise<number | null> {
  const address = parseManagerUrl(latencyUrl, allowedOrigins);
  if (!address.ok || (await probe(address.value, signal)) === null) return null;
  const roundTrips: number[] = [];
  for (let count = 0; count < LATENCY_PROBES; count += 1) {
    const ms = await probe(address.value, signal);
    if (ms !== null) roundTrips.push(ms);
  }
  return computeLatencyMs(roundTrips);
}

/** Returns the query of a device's round trip in ms; null if unknown. [PLUS-14] */
export const latencyQuery = ({ vicUuid, ccmurl }: Instance) =>
  queryOptions({
    queryKey: ['latency', vicUuid, ccmurl],
    async queryFn({ signal }) {
      const { instanceOrigins } = config;
      const manager = parseManagerUrl(ccmurl, instanceOrigins);
      return manager.ok ? measureLatency(pingUrlOf(manager.value), instanceOrigins, signal) : null;
    },
    staleTime: 60_000,
  });

/** Returns the query of a data center's round trip in ms; null if unknown. [PLUS-14] */
export const centerLatencyQuery = (center: DeploymentTarget | undefined) =>
  queryOptions({
    queryKey: ['latency', center?.id, center?.latencyUrl],
    queryFn:
      center === undefined
        ? skipToken
        : ({ signal }) => measureLatency(center.latencyUrl, config.instanceOrigins, signal),
    staleTime: 60_000,
  });

/** Returns the query of a device's history, newest first, in pages. [PLUS-12] */
export const historyQuery = (id: number, version: string) =>
  infiniteQueryOptions({
    queryKey: ['device-history', id, version],
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/vic/history/{id}', {
        params: { path: { id: String(id) }, query: pageParam === null ? {} : { cursor: pageParam } },
        signal,
      }),
    initialPageParam: null as string | null, // the first page has no cursor
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
