import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clockText, dateText, dayText, durationText, momentText, sinceText } from './since-text.ts';

const now = Date.parse('2026-11-20T14:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('how long a device has been in its state', () => {
  it.each([
    [-5 * minute, 'just now'],
    [59_999, 'just now'],
    [minute, '1 m'],
    [hour, '1 h'],
    [3 * hour + 12 * minute, '3 h 12 m'],
    [day, '1 d'],
    [day + 4 * hour + 30 * minute, '1 d 4 h'],
    [12 * day + 5 * hour, '12 d'],
  ])('says %i ms in words: %s', (ms, text) => {
    expect(durationText(now - ms, now)).toBe(text);
  });

  it('says nothing about an instant that is none', () => {
    expect(durationText(NaN, now)).toBeNull();
    expect(sinceText(NaN, now)).toBeNull();
  });
});

describe('since when a device is off', () => {
  const zone = process.env.TZ;
  beforeAll(() => {
    process.env.TZ = 'Europe/Berlin';
  });
  afterAll(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it.each([
    ['2026-11-17T21:40:00Z', 'since Tue 22:40'],
    ['2026-11-11T08:00:00Z', 'since 11 Nov'],
    ['2025-10-02T08:00:00Z', 'since 2 Oct 2025'],
  ])('says %s in the zone of the reader, as short as it can be understood: %s', (since, text) => {
    expect(sinceText(Date.parse(since), now)).toBe(text);
  });

  it('names dates and times in the zone of the reader', () => {
    const instant = Date.parse('2026-11-29T23:30:00Z');
    expect(dateText(instant)).toBe('30 Nov 2026');
    expect(clockText(instant)).toBe('00:30');
    expect(dayText(instant)).toBe('30 Nov');
    expect(momentText(instant)).toBe('30 Nov, 00:30');
  });

  it('names every month and every day of the week as British readers know them', () => {
    const months = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
    for (let month = 0; month < 12; month += 1) {
      const instant = Date.UTC(2025, month, 9, 8);
      expect(dateText(instant)).toBe(months.format(instant));
    }
    const style = { weekday: 'short', hour: '2-digit', minute: '2-digit' } as const;
    const moments = new Intl.DateTimeFormat('en-GB', style);
    for (let days = 1; days < 7; days += 1) {
      const instant = now - days * day + hour;
      expect(sinceText(instant, now)).toBe(`since ${moments.format(instant).replace(',', '')}`);
    }
  });
});
