import { COMMANDS, LINK_ROLES, STATES, STATUSES } from '@partyline/device-state';
import type { DeviceConditions, LinkedDevice } from '@partyline/device-state';
import fc from 'fast-check';

/** Every field that the rules about devices read. */
export interface SampleRow extends LinkedDevice, Omit<DeviceConditions, 'DNSStatus'> {
  readonly movable: boolean;
  readonly registeredBy: string | null;
}

/** Returns a device row, by default a stopped virtual instance without a link group. */
export function row(vicUuid: string, changes: Partial<SampleRow> = {}): SampleRow {
  return {
    vicUuid,
    deviceType: 'virtual',
    state: 'offline',
    status: 'ready',
    openCommand: null,
    linkRole: null,
    leaderuuid: null,
    movable: true,
    registeredBy: null,
    ...changes,
  };
}

/** Few uuids, any condition, any links. */
export const anyRow: fc.Arbitrary<SampleRow> = fc.record({
  vicUuid: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  deviceType: fc.constantFrom('virtual', 'device'),
  state: fc.constantFrom(...STATES),
  status: fc.constantFrom('' as const, ...STATUSES),
  openCommand: fc.constantFrom(
    null,
    ...COMMANDS.map((action) => ({ action, since: '2026-11-20T10:00:00.000Z' })),
  ),
  linkRole: fc.constantFrom(null, ...LINK_ROLES),
  leaderuuid: fc.constantFrom(null, 'a', 'b', 'z'),
  movable: fc.boolean(),
  registeredBy: fc.constantFrom(null, 'owner', 'other'),
});

/** Rows of one workspace: unique uuids. */
export const anyRows: fc.Arbitrary<SampleRow[]> = fc.uniqueArray(anyRow, {
  selector: ({ vicUuid }) => vicUuid,
  maxLength: 6,
});
