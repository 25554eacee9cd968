import { subjectFor } from '@partyline/permissions';
import type { DeviceInWorkspace, PlacedDevice } from './device-action.ts';
import { sampleDevice, type SampleDevice } from '../testing.ts';

export function placedDevice(more: Partial<PlacedDevice & SampleDevice> = {}): PlacedDevice & SampleDevice {
  return { ...sampleDevice(), id: 1, movable: true, registeredBy: null, ...more };
}

/** Returns the context of an action for a user with this role. */
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
