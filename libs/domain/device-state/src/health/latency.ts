/** How often the way to a data center is measured. [PLUS-14] */
export const LATENCY_PROBES = 3;
/** How long one measuring may take; a data center that takes longer counts as not measured. [PLUS-14] */
export const LATENCY_TIMEOUT_MS = 3_000;

/** A data center, and the round trip to it from this browser in whole milliseconds; null where it was not measured. */
export interface MeasuredCenter<Center> {
  readonly center: Center;
  readonly latencyMs: number | null;
  /** Whether nothing measured is nearer; never where fewer than two were measured. */
  readonly isNearest: boolean;
}

/** The median of some round trips in whole milliseconds, the lower of two in the middle; null for none. [PLUS-14] */
export function computeLatencyMs(roundTripsMs: readonly number[]): number | null {
  const sorted = roundTripsMs.filter((ms) => Number.isFinite(ms) && ms >= 0).toSorted((a, b) => a - b);
  const median = sorted[Math.floor((sorted.length - 1) / 2)];
  return median === undefined ? null : Math.round(median);
}

/**
 * Data centers from the nearest to the farthest by what was measured, those that were not measured last and in the order
 * given. The first is marked as the nearest when there is another one to compare it with. [PLUS-14]
 */
export function listByLatency<Center extends { readonly id: string }>(
  centers: readonly Center[],
  latencies: ReadonlyMap<string, number | null>,
): MeasuredCenter<Center>[] {
  const measured = centers.map((center) => ({ center, latencyMs: latencies.get(center.id) ?? null }));
  const sorted = measured.toSorted(
    (a, b) => (a.latencyMs ?? Number.MAX_VALUE) - (b.latencyMs ?? Number.MAX_VALUE),
  );
  const isComparable = sorted.filter(({ latencyMs }) => latencyMs !== null).length > 1;
  return sorted.map((one, index) => ({ ...one, isNearest: isComparable && index === 0 }));
}
