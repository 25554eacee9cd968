import { describe, expect, it } from 'vitest';
import {
  RUN_OUTCOMES,
  resultOfRefusal,
  runOutcomeOf,
  scheduleQuietHoursOf,
  skipReasonOf,
} from './decide-run.ts';
import { LATEST_START_MS, PAUSE_REASONS } from './schedule.ts';

const QUIET = { isOn: true, quietFrom: '19:00', quietTo: '23:00', timeZone: 'Europe/Berlin' };
const quiet = scheduleQuietHoursOf(QUIET);
const dueMs = Date.parse('2026-11-23T17:00:00Z');
const at = (due: string, now = due) =>
  skipReasonOf({ dueMs: Date.parse(due), nowMs: Date.parse(now) }, quiet);

describe('a run that is due', () => {
  it('[PLUS-15] goes ahead up to ten minutes late, and is missed after that', () => {
    expect(skipReasonOf({ dueMs, nowMs: dueMs }, null)).toBeNull();
    expect(skipReasonOf({ dueMs, nowMs: dueMs + LATEST_START_MS }, null)).toBeNull();
    expect(skipReasonOf({ dueMs, nowMs: dueMs + LATEST_START_MS + 1 }, null)).toBe('missed');
    expect(LATEST_START_MS).toBe(600_000);
  });

  it('[PLUS-15] is skipped in quiet hours, also when it is late and would act in them', () => {
    expect(at('2026-11-23T17:59:00Z')).toBeNull();
    expect(at('2026-11-23T18:00:00Z')).toBe('quiet');
    expect(at('2026-11-23T21:59:00Z')).toBe('quiet');
    expect(at('2026-11-23T22:00:00Z')).toBeNull();
    expect(at('2026-11-23T17:59:00Z', '2026-11-23T18:01:00Z')).toBe('quiet');
    expect(at('2026-11-23T21:59:00Z', '2026-11-23T22:01:00Z')).toBe('quiet');
    expect(at('2026-11-23T21:59:00Z', '2026-11-24T22:01:00Z')).toBe('quiet');
    expect(at('2026-11-23T17:00:00Z', '2026-11-23T18:01:00Z')).toBe('missed');
  });

  it('knows no quiet hours while they are off', () => {
    expect(scheduleQuietHoursOf({ ...QUIET, isOn: false })).toBeNull();
    expect(scheduleQuietHoursOf(null)).toBeNull();
  });
});

describe('a run', () => {
  it('[PLUS-15] is done where no device was refused, and where there was none', () => {
    expect(runOutcomeOf([])).toBe('done');
    expect(runOutcomeOf(['commanded', 'unchanged'])).toBe('done');
    expect(runOutcomeOf(['commanded', 'refused'])).toBe('partly');
    expect(runOutcomeOf(['refused', 'unchanged'])).toBe('partly');
    expect(runOutcomeOf(['refused', 'refused'])).toBe('refused');
    expect(runOutcomeOf(['refused', 'pending'])).toBe('running');
  });

  it('counts a device that is as it should be as unchanged', () => {
    expect(['already-online', 'already-offline'].map(resultOfRefusal)).toEqual(['unchanged', 'unchanged']);
    expect(['in-progress', 'no-right', 'expired'].map(resultOfRefusal)).toEqual([
      'refused',
      'refused',
      'refused',
    ]);
  });
});

it('keeps the names of outcomes and pauses that are stored', () => {
  expect(RUN_OUTCOMES).toEqual(['running', 'done', 'partly', 'refused', 'missed', 'quiet']);
  expect(PAUSE_REASONS).toEqual(['user', 'owner-right', 'device-gone', 'workspace-gone']);
});
