import { expect, it } from 'vitest';
import { aDevice } from './export.fixture.ts';
import { listExportedSubscriptions } from './exported-subscriptions.ts';

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
