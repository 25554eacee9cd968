import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEVICE_TYPES, mergeDeviceLists, type DeviceType } from '../index.ts';

interface Row {
  vicUuid: string;
  deviceType: DeviceType;
  deviceName: string;
}
const row = (vicUuid: string, deviceType: DeviceType, deviceName = ''): Row => ({
  vicUuid,
  deviceType,
  deviceName,
});

it('[LQ-9] shows the devices of lqDevicesList as physical ones, after those of vicList', () => {
  const merged = mergeDeviceLists({ vicList: [row('a', 'virtual')], lqDevicesList: [row('b', 'virtual')] });
  expect(merged).toEqual([row('a', 'virtual'), row('b', 'device')]);
});

it('[LQ-9] takes a row of both lists from vicList, as a physical device', () => {
  const vicList = [row('A', 'virtual', 'of vicList'), row('b', 'virtual')];
  const merged = mergeDeviceLists({ vicList, lqDevicesList: [row('a', 'device', 'of lqDevicesList')] });
  expect(merged).toEqual([row('A', 'device', 'of vicList'), row('b', 'virtual')]);
});

it('passes on rows that need no change as the same objects', () => {
  const virtual = row('a', 'virtual');
  const physical = row('b', 'device');
  const merged = mergeDeviceLists({ vicList: [virtual], lqDevicesList: [physical] });
  expect(merged[0]).toBe(virtual);
  expect(merged[1]).toBe(physical);
});

const anyList = fc.array(
  fc.record({
    vicUuid: fc.constantFrom('a', 'b', 'c', 'd', 'A', 'B'),
    deviceType: fc.constantFrom(...DEVICE_TYPES),
    deviceName: fc.constantFrom('x', 'y'),
  }),
);

it('holds every uuid of both lists exactly once, and as physical what lqDevicesList names', () => {
  fc.assert(
    fc.property(anyList, anyList, (vicList, lqDevicesList) => {
      const merged = mergeDeviceLists({ vicList, lqDevicesList });
      const keys = merged.map((one) => one.vicUuid.toLowerCase());
      const wanted = [...vicList, ...lqDevicesList].map((one) => one.vicUuid.toLowerCase());
      expect(keys).toHaveLength(new Set(keys).size);
      expect(new Set(keys)).toEqual(new Set(wanted));
      const physical = new Set(lqDevicesList.map((one) => one.vicUuid.toLowerCase()));
      expect(
        merged.every((one) => !physical.has(one.vicUuid.toLowerCase()) || one.deviceType === 'device'),
      ).toBe(true);
    }),
  );
});
