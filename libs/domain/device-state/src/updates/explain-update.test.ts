import fc from 'fast-check';
import { expect, it } from 'vitest';
import { explainInstanceUpdate } from '../index.ts';
import { UPDATE_VERDICTS } from './explain-update.ts';
import { applyInstanceUpdate } from './apply-instance-update.ts';
import type { DeviceUpdate } from '../index.ts';
import { anyFullUpdate, sampleDevice } from '../testing.ts';

const device = sampleDevice();
const next = (more: Partial<DeviceUpdate> = {}): DeviceUpdate => ({
  vicUuid: device.vicUuid,
  epoch: 1,
  sequence: 11,
  ...more,
});

it('[GN-5] says why an update is dropped', () => {
  expect(explainInstanceUpdate(device, next()).verdict).toBe('applied');
  expect(explainInstanceUpdate(device, next({ vicUuid: 'two' })).verdict).toBe('other-device');
  expect(explainInstanceUpdate(device, next({ sequence: 9 })).verdict).toBe('stale');
  expect(explainInstanceUpdate(device, next({ epoch: 0 })).verdict).toBe('stale');
  expect(explainInstanceUpdate(device, next({ sequence: 10 })).verdict).toBe('duplicate');
  expect(explainInstanceUpdate(device, next({ sequence: 10, status: 'error' })).verdict).toBe(
    'unreported-change',
  );
});

it('knows the device by its uuid in any letter case', () => {
  const known = sampleDevice({ vicUuid: 'abc' });
  expect(explainInstanceUpdate(known, next({ vicUuid: 'ABC' })).verdict).toBe('applied');
});

it('names what changed, and what of an applied update was not taken', () => {
  const said = next({ state: 'offline', status: 'sleeping', port: 70_000, deviceName: device.deviceName });
  const explained = explainInstanceUpdate(device, said);
  expect(explained.changed).toEqual(['state']);
  expect(explained.untaken).toEqual(['status', 'port']);
  expect(explained.device).toMatchObject({ state: 'offline', status: 'healthy', port: 5004, sequence: 11 });
});

it('names the empty text of a word as not taken, and nothing of an update that is dropped', () => {
  expect(explainInstanceUpdate(device, next({ state: '', version: null })).untaken).toEqual(['state']);
  expect(explainInstanceUpdate(device, next({ sequence: 9, port: 70_000 }))).toEqual({
    verdict: 'stale',
    device,
    changed: [],
    untaken: [],
  });
});

it('counts a command that is there already, or that is not spoken of, as taken', () => {
  const openCommand = { action: 'start', since: '2026-11-20T10:00:00Z' } as const;
  const starting = sampleDevice({ openCommand });
  for (const said of [next({ openCommand: { ...openCommand } }), next()]) {
    const { changed, untaken } = explainInstanceUpdate(starting, said);
    expect({ changed, untaken }).toEqual({ changed: [], untaken: [] });
  }
});

it('counts a version with the state online as the end of an offered upgrade', () => {
  const explained = explainInstanceUpdate(device, next({ state: 'online', version: '5.0.0' }));
  expect(explained.changed).toEqual(['version', 'hasUpgradeAvailable']);
});

it('counts the empty failure reason and the end of a command as taken', () => {
  const failed = sampleDevice({
    failureReason: 'No room',
    openCommand: { action: 'start', since: '2026-11-20T10:00:00Z' },
  });
  const explained = explainInstanceUpdate(failed, next({ failureReason: '', openCommand: null }));
  expect(explained.changed).toEqual(['failureReason', 'openCommand']);
  expect(explained.untaken).toEqual([]);
});

it('[GN-5] gives the device that the reducer gives, and the very same one for what is dropped', () => {
  fc.assert(
    fc.property(anyFullUpdate(), (update) => {
      const explained = explainInstanceUpdate(device, update);
      expect(explained.device).toEqual(applyInstanceUpdate(device, update));
      expect(explained.device === device).toBe(explained.verdict !== 'applied');
      expect(UPDATE_VERDICTS).toContain(explained.verdict);
      if (explained.verdict === 'applied') expect(explained.untaken).toEqual([]);
      else expect(explained.changed).toEqual([]);
    }),
  );
});
