import fc from 'fast-check';
import type { BadgedDevice } from './changes/badges.ts';
import type { DeviceUpdate, UpdatableDevice } from './updates/device-update.ts';
import type { DeviceConditions, OpenCommand, ReportedStatus } from './device/device.ts';
import type { LinkedDevice } from './links/link-role.ts';
import { isLoading } from './state/loading.ts';
import { COMMANDS, DEVICE_TYPES, DNS_STATUSES, STATES, STATUSES } from './device/vocabulary.ts';
export { phaseOf } from './state/loading.ts';
export { nextPhase } from './state/transitions.ts';
export { listContradictions } from './health/contradiction.ts';
export { applyInstanceUpdate } from './updates/apply-instance-update.ts';
export { UPDATE_VERDICTS } from './updates/explain-update.ts';

export interface SampleDevice extends DeviceConditions, UpdatableDevice, LinkedDevice {
  readonly restartRequired: boolean;
  readonly isVersionSupported: BadgedDevice['isVersionSupported'];
  readonly isFavorite: boolean;
}

export const REPORTED_STATUSES: readonly ReportedStatus[] = ['', ...STATUSES];

export const OPEN_COMMANDS: readonly (OpenCommand | null)[] = [
  null,
  ...COMMANDS.map((action) => ({ action, since: '2026-11-20T10:00:00.000Z' })),
];

/** Returns a healthy virtual device, online and ready to open, with the given changes. */
export function sampleDevice(changes: Partial<SampleDevice> = {}): SampleDevice {
  return {
    vicUuid: '00000000-0000-4000-8000-000000000001',
    deviceName: 'Front of house',
    deviceType: 'virtual',
    state: 'online',
    status: 'healthy',
    DNSStatus: 'ready',
    openCommand: null,
    progress: null,
    epoch: 1,
    sequence: 10,
    deviceEndPoint: '198.51.100.24',
    port: 5004,
    deploymentTarget: 'Frankfurt',
    deploymentTargetId: 'fra',
    ccmurl: 'https://one.example.org/manager/1',
    version: '4.8.2',
    dnsHost: 'one.example.org',
    hostName: 'one',
    ip: '198.51.100.24',
    restartRequired: false,
    failureReason: null,
    connectedUsers: null,
    stateSince: '2026-11-20T09:00:00.000Z',
    lastSeen: '2026-11-20T10:00:00.000Z',
    isVersionSupported: true,
    hasUpgradeAvailable: true,
    linkRole: null,
    leaderuuid: null,
    isFavorite: false,
    ...changes,
  };
}

/** Lists every combination of what decides a device's condition. */
export function listEveryCondition(): DeviceConditions[] {
  const all: DeviceConditions[] = [];
  for (const deviceType of DEVICE_TYPES)
    for (const state of STATES)
      for (const status of REPORTED_STATUSES)
        for (const DNSStatus of DNS_STATUSES)
          for (const openCommand of OPEN_COMMANDS)
            all.push({ deviceType, state, status, DNSStatus, openCommand });
  return all;
}

/** Any condition a device can be in. */
export const anyCondition: fc.Arbitrary<DeviceConditions> = fc.constantFrom(...listEveryCondition());

/** Generates any full update of {@link sampleDevice}, as instance hosts send it; progress is null at rest. */
export function anyFullUpdate(): fc.Arbitrary<DeviceUpdate> {
  const text = fc.string({ maxLength: 8 });
  const whole = fc.record({
    vicUuid: fc.constant(sampleDevice().vicUuid),
    epoch: fc.integer({ min: 1, max: 3 }),
    sequence: fc.integer({ min: 1, max: 30 }),
    state: fc.constantFrom(...STATES),
    status: fc.constantFrom(...REPORTED_STATUSES),
    progress: fc.integer({ min: 0, max: 100 }),
    DNSStatus: fc.constantFrom(...DNS_STATUSES),
    deviceEndPoint: text,
    port: fc.integer({ min: 1, max: 65_535 }),
    deviceName: text,
    deploymentTarget: text,
    deploymentTargetId: text,
    ccmurl: text,
    version: text,
    dnsHost: text,
    hostName: text,
    ip: text,
    restartRequired: fc.boolean(),
    failureReason: text,
    connectedUsers: fc.option(fc.nat({ max: 40 })),
    stateSince: text,
    lastSeen: text,
    openCommand: fc.constantFrom(...OPEN_COMMANDS),
  });
  return whole.map((update) => (isLoading(update) ? update : { ...update, progress: null }));
}
