import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isQuietAt, isTimeOfDay, isTimeZone, timeOfDay } from './quiet-hours.ts';

const night = { from: '22:00', to: '07:00', timeZone: 'Europe/Berlin' };
const at = (instant: string, quiet = night) => isQuietAt(quiet, Date.parse(instant));

describe('isQuietAt', () => {
  it('[PLUS-16] spans midnight, the beginning included and the end excluded', () => {
    expect(at('2026-01-10T20:59:59Z')).toBe(false);
    expect(at('2026-01-10T21:00:00Z')).toBe(true);
    expect(at('2026-01-10T23:30:00Z')).toBe(true);
    expect(at('2026-01-11T05:59:59Z')).toBe(true);
    expect(at('2026-01-11T06:00:00Z')).toBe(false);
  });

  it('[PLUS-16] follows the clock on the wall through both changes of summer time', () => {
    expect(at('2026-03-29T04:59:59Z')).toBe(true);
    expect(at('2026-03-29T05:00:00Z')).toBe(false);
    expect(at('2026-10-25T05:59:59Z')).toBe(true);
    expect(at('2026-10-25T06:00:00Z')).toBe(false);
    // 02:30 comes twice, and both are quiet.
    const hour = { from: '02:15', to: '02:45', timeZone: 'Europe/Berlin' };
    expect(at('2026-10-25T00:30:00Z', hour)).toBe(true);
    expect(at('2026-10-25T01:30:00Z', hour)).toBe(true);
  });

  it('holds within a day, and never without quiet hours', () => {
    const noon = { from: '12:00', to: '13:00', timeZone: 'Asia/Kolkata' };
    expect(at('2026-06-01T06:29:00Z', noon)).toBe(false);
    expect(at('2026-06-01T06:30:00Z', noon)).toBe(true);
    expect(at('2026-06-01T07:30:00Z', noon)).toBe(false);
    expect(isQuietAt(null, 0)).toBe(false);
  });

  it('is never where both times are equal', () => {
    const none = { from: '12:00', to: '12:00', timeZone: 'UTC' };
    expect(at('2026-06-01T12:00:00Z', none)).toBe(false);
    expect(at('2026-06-01T18:00:00Z', none)).toBe(false);
  });

  const hour = fc.integer({ min: 0, max: 1439 }).map((minutes) => {
    const two = (part: number) => String(part).padStart(2, '0');
    return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  });
  const zone = fc.constantFrom('UTC', 'Europe/Berlin', 'America/St_Johns', 'Pacific/Chatham');

  it('[PLUS-16] splits the day: an instant is in the hours or in the rest of them', () => {
    fc.assert(
      fc.property(hour, hour, zone, fc.date({ noInvalidDate: true }), (from, to, timeZone, date) => {
        fc.pre(from !== to);
        const ms = date.getTime();
        expect(isQuietAt({ from, to, timeZone }, ms)).toBe(!isQuietAt({ from: to, to: from, timeZone }, ms));
      }),
    );
  });
});

it('reads times of day and time zones', () => {
  expect(['00:00', '23:59', '09:05'].every(isTimeOfDay)).toBe(true);
  expect(['24:00', '9:05', '09:60', '', '09:05:00', '109:05'].some(isTimeOfDay)).toBe(false);
  expect(['Europe/Berlin', 'UTC', 'America/New_York'].every(isTimeZone)).toBe(true);
  expect(['Mars/Base', '+02:00', '', ' '].map(isTimeZone)).toEqual(Array(4).fill(false));
  expect(timeOfDay(Date.parse('2026-01-01T00:05:00Z'), 'UTC')).toBe('00:05');
});
