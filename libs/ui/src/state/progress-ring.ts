/** In a 16-unit box. */
export const RING_RADIUS = 5.75;
const CIRCUMFERENCE = 2 * Math.PI * RING_RADIUS;
/** For unknown progress. */
const UNKNOWN_SHARE = 0.25;

/** Returns the dashes for `progress` percent; a quarter if unknown. */
export function ringDashes(progress: number | null): string {
  const share = progress === null ? UNKNOWN_SHARE : Math.min(100, Math.max(0, progress)) / 100;
  return `${(share * CIRCUMFERENCE).toFixed(2)} ${CIRCUMFERENCE.toFixed(2)}`;
}
