import { expect, it } from 'vitest';
import { EXPORT_MEDIA_TYPE, exportFileName, printExport } from './export-file.ts';
import { EXPORT_COLUMNS } from './export-rows.ts';
import { aDevice, aSubscription } from './export.fixture.ts';
import { readStrictCsv } from './strict-csv.fixture.ts';

it.each([
  ['2026-11-20T12:00:00Z', 'subscriptions-and-devices-2026-11-20.csv'],
  ['2026-11-20T23:59:59.999Z', 'subscriptions-and-devices-2026-11-20.csv'],
  ['2026-11-21T00:00:00Z', 'subscriptions-and-devices-2026-11-21.csv'],
  ['2026-11-20T22:00:00-05:00', 'subscriptions-and-devices-2026-11-21.csv'],
])('[CSV-2, GB-20] at %s is called %s, by the day in UTC', (instant, name) => {
  expect(exportFileName(Date.parse(instant))).toBe(name);
});

it('[CSV-1, CSV-3] tells of devices and subscriptions in one file, under one header', () => {
  const file = [...printExport([aDevice(), aDevice({ deviceName: '=1, "two"' })], [aSubscription()])].join(
    '',
  );
  const [header, ...rows] = readStrictCsv(file);
  expect(header).toEqual([...EXPORT_COLUMNS]);
  expect(rows.map((row) => row.slice(0, 2))).toEqual([
    ['device', 'Arena main line'],
    ['device', '\'=1, "two"'],
    ['subscription', 'Arena main line'],
  ]);
});

it('[CSV-3] has a header even when nothing is visible', () => {
  expect(readStrictCsv([...printExport([], [])].join(''))).toEqual([[...EXPORT_COLUMNS]]);
});

it('[GB-21] says what it is', () => {
  expect(EXPORT_MEDIA_TYPE).toBe('text/csv;charset=utf-8');
});
