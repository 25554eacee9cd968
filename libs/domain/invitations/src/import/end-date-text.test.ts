import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listMeantDays, readEndDate } from './end-date-text.ts';

const at = (text: string, zone = 'UTC') => {
  const ms = readEndDate(text, zone);
  return ms === null ? null : new Date(ms).toISOString();
};

describe('the end of access in a cell', () => {
  it.each([
    ['2026-12-31', 'UTC', '2026-12-31T23:59:59.999Z'],
    ['31.12.2026', 'UTC', '2026-12-31T23:59:59.999Z'],
    ['1.2.2027', 'UTC', '2027-02-01T23:59:59.999Z'],
    ['01. 02. 2027', 'UTC', '2027-02-01T23:59:59.999Z'],
    ['2026-12-31', 'Europe/Berlin', '2026-12-31T22:59:59.999Z'],
    ['2027-06-30', 'Europe/Berlin', '2027-06-30T21:59:59.999Z'],
    // Clocks go back at midnight, and forward.
    ['2026-04-04', 'America/Santiago', '2026-04-05T03:59:59.999Z'],
    ['2026-09-05', 'America/Santiago', '2026-09-06T03:59:59.999Z'],
    ['2026-12-31', 'America/New_York', '2027-01-01T04:59:59.999Z'],
    ['2026-12-31T20:00:00+01:00', 'America/New_York', '2026-12-31T19:00:00.000Z'],
  ])('[PLUS-4, GX-27] reads %s in %s as %s', (text, zone, instant) => {
    expect(at(text, zone)).toBe(instant);
  });

  it.each([
    '30.02.2027',
    '2027-02-29',
    '2027-13-01',
    '12/31/2026',
    '31.12.26',
    'tomorrow',
    '46387',
    '2026-12-31T20:00',
  ])('[PLUS-4] does not guess what %s means', (text) => {
    expect(at(text)).toBeNull();
  });

  it('[PLUS-4] is the same day in both forms, and an instant printed is read as itself', () => {
    const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(
        day,
        fc.constantFrom('UTC', 'Asia/Kathmandu', 'America/St_Johns', 'Europe/Lisbon'),
        (date, zone) => {
          const iso = date.toISOString();
          const [year, month, ofMonth] = iso.slice(0, 10).split('-');
          const end = readEndDate(`${year}-${month}-${ofMonth}`, zone);
          expect(readEndDate(`${ofMonth}.${month}.${year}`, zone)).toBe(end);
          expect(readEndDate(new Date(end ?? 0).toISOString(), 'UTC')).toBe(end);
        },
      ),
    );
  });
});

it.each([
  ['12/31/2026', ['2026-12-31']],
  ['31/12/2026', ['2026-12-31']],
  ['31.12.26', ['2026-12-31']],
  ['2026/12/31', ['2026-12-31']],
  ['31-12-2026', ['2026-12-31']],
  ['4/5/2027', ['2027-05-04', '2027-04-05']],
  ['5/5/2027', ['2027-05-05']],
  ['30/2/2027', []],
  ['1/2/202', []],
  ['2027/1/100', []],
  ['46387', []],
  ['soon', []],
])('[PLUS-4] %s may mean %j', (text, days) => {
  expect(listMeantDays(text)).toEqual(days);
});
