import { expect, it } from 'vitest';
import { listLogDays } from '../index.ts';

const BERLIN = { locale: 'en-GB', timeZone: 'Europe/Berlin' };
const entries = (...instants: string[]) => instants.map((at) => ({ at }));

it("[PLUS-22, GU-14] groups entries by the days of the reader's time zone", () => {
  const list = entries(
    '2026-11-27T18:41:00Z',
    '2026-11-26T23:30:00Z', // 00:30 on the 27th in Berlin
    '2026-11-26T22:30:00Z',
    '2026-11-20T10:00:00Z',
  );
  const days = listLogDays(list, Date.parse('2026-11-27T20:00:00Z'), BERLIN);
  expect(days.map((day) => [day.isToday, day.isYesterday, day.entries.length])).toEqual([
    [true, false, 2],
    [false, true, 1],
    [false, false, 1],
  ]);
  expect(days.map(({ atMs }) => atMs)).toEqual(
    [list[0], list[2], list[3]].map((one) => Date.parse(one?.at ?? '')),
  );
});

it('[GU-14] knows yesterday after a day of 25 hours', () => {
  const now = Date.parse('2026-10-25T22:30:00Z'); // 23:30 on the day summer time ends
  const [day] = listLogDays(entries('2026-10-24T20:00:00Z'), now, BERLIN);
  expect(day).toMatchObject({ isToday: false, isYesterday: true });
});
