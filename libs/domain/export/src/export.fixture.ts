import type { ExportedDevice, ExportedSubscription } from './export-rows.ts';

/** Returns an instance that runs on a yearly Pro and renews, or with these changes. */
export function aDevice(changes: Partial<ExportedDevice> = {}): ExportedDevice {
  return {
    deviceType: 'virtual',
    deviceName: 'Arena main line',
    workSpaceName: 'Main venue',
    subscription: 'Pro',
    subscriptionStatus: 'Subscribed',
    noOfUsers: 16,
    interval: 'year',
    cancelStatus: false,
    current_period_end: '2027-01-15T10:00:00Z',
    autoRenewalDate: '2027-01-14T10:00:00Z',
    expirationDate: null,
    graceEndsAt: null,
    status: 'healthy',
    state: 'online',
    deploymentTarget: 'Frankfurt',
    version: '4.8.1',
    vicUuid: '0f8fad5b-d9cb-469f-a165-70867728950e',
    ...changes,
  };
}

/** Returns the subscription it runs on, past due, or with these changes. */
export function aSubscription(changes: Partial<ExportedSubscription> = {}): ExportedSubscription {
  return {
    productKind: 'intercom',
    plan: 'Pro',
    users: 16,
    interval: 'year',
    status: 'Past-Due',
    cancelStatus: false,
    current_period_end: '2027-01-07T10:00:00Z',
    autoRenewalDate: '2027-01-07T10:00:00Z',
    expirationDate: null,
    graceEndsAt: '2027-01-14T10:00:00Z',
    deviceName: 'Arena main line',
    workSpaceName: 'Main venue',
    vicUuid: '0f8fad5b-d9cb-469f-a165-70867728950e',
    ...changes,
  };
}
