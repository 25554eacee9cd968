import {
  computeLatencyMs,
  LATENCY_PROBES,
  LATENCY_TIMEOUT_MS,
  parseManagerUrl,
} from '@partyline/device-state';

/** null on timeout, in ms. */
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
export async function measureLatency(
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
