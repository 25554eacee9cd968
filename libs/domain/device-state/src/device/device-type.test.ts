import { expect, it } from 'vitest';
import { isPhysical, parseDeviceType } from '../index.ts';

it('reads virtual and device, and physical as another word for device', () => {
  expect(parseDeviceType('virtual')).toEqual({ ok: true, value: 'virtual' });
  expect(parseDeviceType('device')).toEqual({ ok: true, value: 'device' });
  expect(parseDeviceType('physical')).toEqual({ ok: true, value: 'device' });
});

it.each(['', 'Virtual', 'PHYSICAL', 'vic', null, undefined, 1, {}, ['device']])('refuses %j', (value) => {
  expect(parseDeviceType(value)).toEqual({ ok: false, error: 'unknown-device-type' });
});

it('tells physical devices from virtual ones', () => {
  expect(isPhysical({ deviceType: 'device' })).toBe(true);
  expect(isPhysical({ deviceType: 'virtual' })).toBe(false);
});
