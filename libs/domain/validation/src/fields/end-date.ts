import { parseInstant } from '@partyline/kernel';

/** What can be wrong with an end date: it is no instant, or it is not yet to come. */
export type EndDateIssue = 'end-date-invalid' | 'end-date-past';

/**
 * Whether an end date may be set at an instant, both in milliseconds since 1970: null (no end), or an instant that is yet to
 * come. What is no instant (NaN, infinity) is refused. [PLUS-4]
 */
export function isEndDateAllowed(endsAtMs: number | null, nowMs: number): boolean {
  return endsAtMs === null || (Number.isFinite(endsAtMs) && endsAtMs > nowMs);
}

/**
 * What is wrong with an end date as it is written (ISO 8601 with its zone), or null. With `nowMs` null nobody asks whether it is
 * yet to come. [PLUS-4, GX-27]
 */
export function endDateIssue(text: string, nowMs: number | null): EndDateIssue | null {
  const instant = parseInstant(text);
  if (!instant.ok) return 'end-date-invalid';
  return nowMs === null || isEndDateAllowed(instant.value, nowMs) ? null : 'end-date-past';
}
