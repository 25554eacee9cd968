/** Radius of the ring inside its 16-unit box. */
export const RING_RADIUS = 5.75;
const CIRCUMFERENCE = 2 * Math.PI * RING_RADIUS;
/** What a ring shows while the progress is unknown: a quarter, turning. */
const UNKNOWN_SHARE = 0.25;

/** The dash pattern that draws `progress` percent of the ring; a quarter when the progress is unknown. */
export function ringDashes(progress: number | null): string {
  const share = progress === null ? UNKNOWN_SHARE : Math.min(100, Math.max(0, progress)) / 100;
  return `${(share * CIRCUMFERENCE).toFixed(2)} ${CIRCUMFERENCE.toFixed(2)}`;
}
