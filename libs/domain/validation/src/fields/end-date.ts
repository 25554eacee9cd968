import { parseInstant } from '@partyline/kernel';

export type EndDateIssue = 'end-date-invalid' | 'end-date-past';

/** Whether an end date, in milliseconds since 1970, may be set: null (no end), or in the future. [PLUS-4] */
export function isEndDateAllowed(endsAtMs: number | null, nowMs: number): boolean {
  return endsAtMs === null || (Number.isFinite(endsAtMs) && endsAtMs > nowMs);
}

/**
 * Returns what is wrong with an end date (ISO 8601 with its zone), or null. With `nowMs` null a past date passes.
 * [PLUS-4, GX-27]
 */
export function endDateIssue(text: string, nowMs: number | null): EndDateIssue | null {
  const instant = parseInstant(text);
  if (!instant.ok) return 'end-date-invalid';
  return nowMs === null || isEndDateAllowed(instant.value, nowMs) ? null : 'end-date-past';
}
