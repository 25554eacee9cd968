import {
  computeLatencyMs,
  LATENCY_PROBES,
  LATENCY_TIMEOUT_MS,
  parseManagerUrl,
} from '@partyline/device-state';

/** One round trip in ms; null without an answer in time. */
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
 * Measures the round trip from this browser to a data center or a manager: one probe that only opens the connection, then a few whose
 * median counts. Null when it has no address, one that the settings do not allow, or does not answer. [PLUS-14]
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
