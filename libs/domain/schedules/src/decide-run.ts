import { isQuietAt, type QuietHours } from '@partyline/alerts';
import { LATEST_START_MS, type ScheduleQuietHours } from './schedule.ts';

/** Why a run that is due does nothing: it is too late, or the workspace has quiet hours. */
export const SKIP_REASONS = ['missed', 'quiet'] as const;
/** One of {@link SKIP_REASONS}. */
export type SkipReason = (typeof SKIP_REASONS)[number];

/** Returns the quiet hours of a workspace; null while they are off. */
export function scheduleQuietHoursOf(quiet: ScheduleQuietHours | null): QuietHours | null {
  if (quiet === null || !quiet.isOn) return null;
  return { from: quiet.quietFrom, to: quiet.quietTo, timeZone: quiet.timeZone };
}

/**
 * Returns why a run does nothing now; null for one that goes ahead. A run that was due more than ten minutes ago is missed. One
 * that was due in quiet hours is skipped, and so is one that is late and would act in them. [PLUS-15]
 */
export function skipReasonOf(
  { dueMs, nowMs }: { readonly dueMs: number; readonly nowMs: number },
  quiet: QuietHours | null,
): SkipReason | null {
  if (isQuietAt(quiet, dueMs)) return 'quiet';
  if (nowMs - dueMs > LATEST_START_MS) return 'missed';
  return isQuietAt(quiet, nowMs) ? 'quiet' : null;
}

/** What became of one device in a run: it was commanded, it was as it should be already, or it was refused. */
export const DEVICE_RESULTS = ['pending', 'commanded', 'unchanged', 'refused'] as const;
/** One of {@link DEVICE_RESULTS}. */
export type DeviceResult = (typeof DEVICE_RESULTS)[number];

/** What became of a run. */
export const RUN_OUTCOMES = ['running', 'done', 'partly', 'refused', 'missed', 'quiet'] as const;
/** One of {@link RUN_OUTCOMES}. */
export type RunOutcome = (typeof RUN_OUTCOMES)[number];

/** Returns what became of a run by what became of its devices: done without a refusal, also where there was nothing to do. [PLUS-15] */
export function runOutcomeOf(results: readonly DeviceResult[]): RunOutcome {
  if (results.includes('pending')) return 'running';
  const refused = results.filter((result) => result === 'refused').length;
  if (refused === 0) return 'done';
  return refused === results.length ? 'refused' : 'partly';
}

/** A refusal that says that the device is, or is on its way to be, as the schedule wants it. */
const UNCHANGED: ReadonlySet<string> = new Set(['already-online', 'already-offline']);

/** Returns what a refusal of a command means for a device in a run. */
export function resultOfRefusal(reason: string): 'unchanged' | 'refused' {
  return UNCHANGED.has(reason) ? 'unchanged' : 'refused';
}
