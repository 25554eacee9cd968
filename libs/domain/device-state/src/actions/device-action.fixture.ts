import { subjectFor } from '@partyline/permissions';
import type { DeviceInWorkspace, PlacedDevice } from './device-action.ts';
import { sampleDevice, type SampleDevice } from '../testing.ts';

/** A device with everything that an action on it reads: one to test an action on. */
export function placedDevice(more: Partial<PlacedDevice & SampleDevice> = {}): PlacedDevice & SampleDevice {
  return { ...sampleDevice(), id: 1, movable: true, registeredBy: null, ...more };
}

/** What an action on a device depends on, for a user of this role who may do what the role may. */
export function contextOf(role: string, more: Partial<DeviceInWorkspace> = {}): DeviceInWorkspace {
  return {
    subject: subjectFor({ roles: [role], planType: 'paid', customerStatus: 'B2C' }),
    workspaceId: 1,
    isSubscriptionExpired: false,
    isConnected: true,
    workspace: { roleType: 'shared', isDefault: false, isDirty: false },
    rows: [],
    moveTargetCount: 1,
    ...more,
  };
}
