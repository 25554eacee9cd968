import { describe, expect, it } from 'vitest';
import {
  EXPORT_COLUMNS,
  listExportRows,
  EXPORT_MEDIA_TYPE,
  exportFileName,
  printExport,
  listExportedSubscriptions,
} from './export-rows.ts';
import { aDevice, aSubscription } from './export.fixture.ts';
import { readStrictCsv } from './strict-csv.fixture.ts';

const rowOf = (...given: Parameters<typeof listExportRows>) => {
  const [cells] = [...listExportRows(...given)];
  return Object.fromEntries(EXPORT_COLUMNS.map((column, index) => [column, cells?.[index]]));
};

it('[GB-21] has twelve columns', () => {
  expect(EXPORT_COLUMNS.join(',')).toBe(
    'type,name,workspace,plan,users,interval,status,state,dataCenter,renewalOrExpiry,version,vicUuid',
  );
});

describe('a device', () => {
  it('[CSV-3, GB-21] fills every column', () => {
    expect(rowOf([aDevice()], [])).toEqual({
      type: 'device',
      name: 'Arena main line',
      workspace: 'Main venue',
      plan: 'Pro',
      users: '16',
      interval: 'year',
      status: 'healthy',
      state: 'online',
      dataCenter: 'Frankfurt',
      renewalOrExpiry: '2027-01-14',
      version: '4.8.1',
      vicUuid: '0f8fad5b-d9cb-469f-a165-70867728950e',
    });
  });

  it('[GB-21] without a subscription leaves what it would say empty', () => {
    const bare = aDevice({
      subscription: null,
      subscriptionStatus: null,
      noOfUsers: 0,
      interval: null,
      current_period_end: null,
      autoRenewalDate: null,
    });
    expect(rowOf([bare], [])).toMatchObject({ plan: '', users: '', interval: '', renewalOrExpiry: '' });
    expect(rowOf([bare], [])).toMatchObject({ name: 'Arena main line', status: 'healthy', version: '4.8.1' });
  });

  it('[GB-21] on a trial has users and an end, and no interval', () => {
    const trial = aDevice({ subscription: 'Trial', noOfUsers: 4, interval: null });
    expect(rowOf([trial], [])).toMatchObject({
      plan: 'Trial',
      users: '4',
      interval: '',
      renewalOrExpiry: '2027-01-15',
    });
  });
});

describe('a subscription', () => {
  it('[CSV-3, GB-21, HZ-3] has the name of its instance, its own status, and its end while past due', () => {
    expect(rowOf([], [aSubscription()])).toEqual({
      type: 'subscription',
      name: 'Arena main line',
      workspace: 'Main venue',
      plan: 'Pro',
      users: '16',
      interval: 'year',
      status: 'Past-Due',
      state: '',
      dataCenter: '',
      renewalOrExpiry: '2027-01-14',
      version: '',
      vicUuid: '0f8fad5b-d9cb-469f-a165-70867728950e',
    });
  });

  it('[GB-21] without an instance has neither name nor workspace nor uuid', () => {
    const loose = aSubscription({ deviceName: null, workSpaceName: null, vicUuid: null });
    expect(rowOf([], [loose])).toMatchObject({ name: '', workspace: '', vicUuid: '', plan: 'Pro' });
  });
});

it.each([
  ['2027-01-14T23:59:59.999Z', '2027-01-14'],
  ['2027-01-15T00:00:00Z', '2027-01-15'],
  ['2027-01-15T01:30:00+02:00', '2027-01-14'],
  ['2027-01-14T20:00:00-05:00', '2027-01-15'],
])('[GB-21] dates %s as the day in UTC, %s', (autoRenewalDate, day) => {
  expect(rowOf([], [aSubscription({ status: 'Subscribed', autoRenewalDate })])).toMatchObject({
    renewalOrExpiry: day,
  });
});

it('[CSV-3] lists one row for each device and then one for each subscription, in the order given', () => {
  const names = (prefix: string) => [`${prefix} 10`, `${prefix} 9`];
  const rows = [
    ...listExportRows(
      names('device').map((deviceName) => aDevice({ deviceName })),
      names('subscription').map((deviceName) => aSubscription({ deviceName })),
    ),
  ];
  expect(rows.map(([type, name]) => `${type}: ${name}`)).toEqual([
    'device: device 10',
    'device: device 9',
    'subscription: subscription 10',
    'subscription: subscription 9',
  ]);
});

describe('export file', () => {
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
});

describe('exported subscriptions', () => {
  const names = (...given: Parameters<typeof listExportedSubscriptions>) =>
    [...listExportedSubscriptions(...given)].map(({ deviceName }) => deviceName);

  it('[GB-21] tells of the subscription of a device by its name, its workspace and its own status', () => {
    const device = { ...aDevice({ subscriptionStatus: 'Past-Due' }), subscriptionId: '7' };
    expect([...listExportedSubscriptions([device])]).toEqual([
      {
        productKind: 'intercom',
        plan: 'Pro',
        users: 16,
        interval: 'year',
        status: 'Past-Due',
        cancelStatus: false,
        current_period_end: '2027-01-15T10:00:00Z',
        autoRenewalDate: '2027-01-14T10:00:00Z',
        expirationDate: null,
        graceEndsAt: null,
        deviceName: 'Arena main line',
        workSpaceName: 'Main venue',
        vicUuid: '0f8fad5b-d9cb-469f-a165-70867728950e',
      },
    ]);
  });

  it('[CSV-3] lists each subscription once, in the order of the devices', () => {
    expect(
      names([
        { ...aDevice({ deviceName: 'B' }), subscriptionId: '2' },
        { ...aDevice({ deviceName: 'A' }), subscriptionId: '1' },
        { ...aDevice({ deviceName: 'B again' }), subscriptionId: '2' },
      ]),
    ).toEqual(['B', 'A']);
  });

  it('[CSV-3] lists none for a device without a subscription', () => {
    expect(
      names([
        { ...aDevice({ subscription: null, subscriptionStatus: null }), subscriptionId: null },
        { ...aDevice(), subscriptionId: null },
        { ...aDevice({ subscriptionStatus: null }), subscriptionId: '1' },
      ]),
    ).toEqual([]);
  });
});
