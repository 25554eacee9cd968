/** [PLUS-14] */
export const LATENCY_PROBES = 3;
/** A slower data center counts as not measured. [PLUS-14] */
export const LATENCY_TIMEOUT_MS = 3_000;

/** Round trip from this browser in whole milliseconds; null where not measured. */
export interface MeasuredCenter<Center> {
  readonly center: Center;
  readonly latencyMs: number | null;
  /** Never with fewer than two measured. */
  readonly isNearest: boolean;
}

/** Returns the median in whole milliseconds, the lower of two; null for none. [PLUS-14] */
export function computeLatencyMs(roundTripsMs: readonly number[]): number | null {
  const sorted = roundTripsMs.filter((ms) => Number.isFinite(ms) && ms >= 0).toSorted((a, b) => a - b);
  const median = sorted[Math.floor((sorted.length - 1) / 2)];
  return median === undefined ? null : Math.round(median);
}

/** Sorts from nearest to farthest, unmeasured ones last; the first is marked as nearest if there is another. [PLUS-14] */
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
