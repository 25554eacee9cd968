import { describe, expect, it } from 'vitest';
import { parseSchedule, parseScheduleQuietHours } from './schedule-form.ts';
import type { Schedule } from './schedule.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const WEEKLY: Schedule = {
  name: 'Sunday service',
  action: 'start',
  vicUuid: '',
  recurrence: 'weekly',
  date: '',
  days: ['sun'],
  time: '09:30',
  timeZone: 'Europe/Berlin',
};
const ONCE = { ...WEEKLY, recurrence: 'once', date: '2026-11-24', days: [] } as const;

const issues = (change: object, rule: Schedule = WEEKLY) => {
  const parsed = parseSchedule({ ...rule, ...change }, NOW);
  return parsed.ok ? [] : parsed.error.map(({ field, code }) => `${field} ${code}`);
};

describe('parseSchedule', () => {
  it('[PLUS-15] reads a schedule, trimmed, and clears what does not count', () => {
    const days = ['sun', 'mon', 'sun'];
    expect(parseSchedule({ ...WEEKLY, name: ' Sunday service ', date: 'x', days }, NOW)).toEqual({
      ok: true,
      value: { ...WEEKLY, days: ['mon', 'sun'] },
    });
    expect(parseSchedule({ ...ONCE, days: ['mon'] }, NOW)).toEqual({ ok: true, value: ONCE });
  });

  it('[PLUS-15] takes both actions, one device, and a name of sixty characters', () => {
    expect(issues({ action: 'stop' })).toEqual([]);
    expect(issues({ vicUuid: '6f1c2b0e-8d4a-4f57-9c3e-1a2b3c4d5e6f' })).toEqual([]);
    expect(issues({ name: 'x'.repeat(60) })).toEqual([]);
  });

  it('refuses what is no schedule at all', () => {
    for (const input of [null, 7, 'schedule', undefined])
      expect(parseSchedule(input, NOW)).toEqual({ ok: false, error: [{ field: '', code: 'wrong-type' }] });
  });

  it.each([
    [{ name: ' ' }, ['name schedule-name-required']],
    [{ name: 'x'.repeat(61) }, ['name schedule-name-too-long']],
    [{ name: 'x\u202ex' }, ['name hidden-characters']],
    [{ vicUuid: 'x' }, ['vicUuid schedule-device-unknown']],
    [{ vicUuid: ' ' }, ['vicUuid schedule-device-unknown']],
    [{ vicUuid: '\n\u00a0' }, ['vicUuid schedule-device-unknown']],
    [{ vicUuid: ' 6f1c2b0e-8d4a-4f57-9c3e-1a2b3c4d5e6f ' }, []],
    [{ days: [] }, ['days schedule-days-required']],
    [{ time: '9:30', timeZone: 'Mars/Base' }, ['time schedule-time-required', 'timeZone time-zone-unknown']],
    [{ days: ['someday', 'sun', 'never'] }, ['days wrong-type']],
    [{ days: Array(8).fill('sun') }, ['days wrong-type']],
    [{ action: 'restart', recurrence: 'daily' }, ['action wrong-type', 'recurrence wrong-type']],
    [{ owner: 'x' }, ['owner unknown-field']],
  ])('[PLUS-15] a weekly one, %j: %j', (change, expected) => expect(issues(change)).toEqual(expected));

  it.each([
    [{ date: '' }, ['date schedule-date-required']],
    [{ date: '2026-02-30' }, ['date schedule-date-required']],
    [{ date: '2026-11-22' }, ['date schedule-in-the-past']],
    [{ date: '2026-11-23', time: '13:00' }, ['date schedule-in-the-past']],
    [{ date: '2026-11-23', time: '13:01' }, []],
    [{ date: '2026-11-22', time: '' }, ['time schedule-time-required']],
    [{ date: '2026-11-22', timeZone: 'Mars/Base' }, ['timeZone time-zone-unknown']],
  ])('[PLUS-15] one that runs once, %j: %j', (change, expected) =>
    expect(issues(change, ONCE)).toEqual(expected),
  );
});

describe('parseScheduleQuietHours', () => {
  const quiet = { isOn: true, quietFrom: '19:00', quietTo: '23:00', timeZone: 'Europe/Berlin' };
  const found = (change: object) => {
    const parsed = parseScheduleQuietHours({ ...quiet, ...change });
    return parsed.ok ? [] : parsed.error.map(({ field, code }) => `${field} ${code}`);
  };

  it('[PLUS-15] checks them while they are on', () => {
    expect(parseScheduleQuietHours(quiet)).toEqual({ ok: true, value: quiet });
    expect(found({ isOn: false, quietFrom: '', quietTo: '', timeZone: '' })).toEqual([]);
    expect(found({ quietFrom: '' })).toEqual(['quietFrom schedule-time-required']);
    expect(found({ quietTo: '19:00' })).toEqual(['quietTo quiet-times-equal']);
    expect(found({ quietFrom: '', quietTo: '' })).toEqual([
      'quietFrom schedule-time-required',
      'quietTo schedule-time-required',
    ]);
    expect(found({ quietTo: '24:00', timeZone: 'x' })).toEqual([
      'quietTo schedule-time-required',
      'timeZone time-zone-unknown',
    ]);
    expect(found({ isOn: 1 })).toEqual(['isOn wrong-type']);
    expect(found({ owner: 'x' })).toEqual(['owner unknown-field']);
    expect(parseScheduleQuietHours(null)).toEqual({ ok: false, error: [{ field: '', code: 'wrong-type' }] });
  });
});
