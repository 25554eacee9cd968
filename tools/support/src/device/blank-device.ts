import { isLoading } from '@partyline/device-state';
import type { DeviceConditions, UpdatableDevice } from '@partyline/device-state';

export interface ReplayedDevice extends UpdatableDevice, Pick<DeviceConditions, 'deviceType'> {}

/** Returns an unknown device, for which any update is newer. */
export function blankDevice(vicUuid: string, deviceType: DeviceConditions['deviceType']): ReplayedDevice {
  const nothing = {
    vicUuid,
    deviceType,
    epoch: -1,
    sequence: -1,
    state: 'offline',
    status: '',
    DNSStatus: '',
    openCommand: null,
    progress: null,
    deviceEndPoint: '',
    port: null,
    deviceName: '',
    deploymentTarget: '',
    deploymentTargetId: '',
    ccmurl: '',
    version: '',
    dnsHost: '',
    hostName: '',
    ip: '',
    restartRequired: false,
    failureReason: null,
    connectedUsers: null,
    stateSince: null,
    lastSeen: null,
    hasUpgradeAvailable: false,
  } as const;
  return { ...nothing, isLoading: isLoading(nothing) };
}
