import { isQuietAt, type QuietHours } from '@partyline/alerts';
import { LATEST_START_MS, type ScheduleQuietHours } from './schedule.ts';

/** `missed`: too late; `quiet`: the workspace has quiet hours. */
export type SkipReason = 'missed' | 'quiet';

/** Returns null while they are off. */
export function scheduleQuietHoursOf(quiet: ScheduleQuietHours | null): QuietHours | null {
  if (quiet === null || !quiet.isOn) return null;
  return { from: quiet.quietFrom, to: quiet.quietTo, timeZone: quiet.timeZone };
}

/** Returns why a run is skipped, or null. Quiet: it was due, or would act, in quiet hours. [PLUS-15] */
export function skipReasonOf(
  { dueMs, nowMs }: { readonly dueMs: number; readonly nowMs: number },
  quiet: QuietHours | null,
): SkipReason | null {
  if (isQuietAt(quiet, dueMs)) return 'quiet';
  if (nowMs - dueMs > LATEST_START_MS) return 'missed';
  return isQuietAt(quiet, nowMs) ? 'quiet' : null;
}

/** `unchanged`: the device was already as the schedule wants it. */
export type DeviceResult = 'pending' | 'commanded' | 'unchanged' | 'refused';

/** What became of a run. */
export const RUN_OUTCOMES = ['running', 'done', 'partly', 'refused', 'missed', 'quiet'] as const;
export type RunOutcome = (typeof RUN_OUTCOMES)[number];

/** Returns how a run went; it is done without a refusal, also when there was nothing to do. [PLUS-15] */
export function runOutcomeOf(results: readonly DeviceResult[]): RunOutcome {
  if (results.includes('pending')) return 'running';
  const refused = results.filter((result) => result === 'refused').length;
  if (refused === 0) return 'done';
  return refused === results.length ? 'refused' : 'partly';
}

/** The device already is, or is becoming, what the schedule wants. */
const UNCHANGED: ReadonlySet<string> = new Set(['already-online', 'already-offline']);

export function resultOfRefusal(reason: string): 'unchanged' | 'refused' {
  return UNCHANGED.has(reason) ? 'unchanged' : 'refused';
}
