import { describe, expect, it } from 'vitest';
import { EXPORT_COLUMNS, listExportRows } from './export-rows.ts';
import { aDevice, aSubscription } from './export.fixture.ts';

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
  it('[CSV-3, GB-21] has the name of its instance and its own status', () => {
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
  expect(rowOf([], [aSubscription({ autoRenewalDate })])).toMatchObject({ renewalOrExpiry: day });
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
