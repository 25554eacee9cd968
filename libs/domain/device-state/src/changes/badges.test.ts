import { expect, it } from 'vitest';
import { isUpgradeOffered, listBadges, openDecision } from '../index.ts';
import { sampleDevice } from '../testing.ts';

const quiet = { hasUpgradeAvailable: false, isVersionSupported: true, restartRequired: false } as const;

it.each([
  [[], {}],
  [['upgrade-available'], { hasUpgradeAvailable: true }],
  [['restart-required'], { restartRequired: true }],
  [[], { restartRequired: true, state: 'offline' }],
  [['version-unsupported'], { isVersionSupported: false }],
  [['version-unsupported'], { isVersionSupported: false, hasUpgradeAvailable: true }],
  [['version-unsupported', 'restart-required'], { isVersionSupported: false, restartRequired: true }],
  [['restart-required', 'upgrade-available'], { restartRequired: true, hasUpgradeAvailable: true }],
  [[], { hasUpgradeAvailable: true, deviceType: 'device' }],
  [['version-unsupported'], { isVersionSupported: false, deviceType: 'device' }],
  [[], { isVersionSupported: false, restartRequired: true, hasUpgradeAvailable: true, status: 'deleted' }],
] as const)('says %j of %j', (badges, changes) => {
  expect(listBadges(sampleDevice({ ...quiet, ...changes }))).toEqual(badges);
});

it('offers an upgrade to a virtual device with a newer version or an unsupported one, and can still be opened', () => {
  const unsupported = sampleDevice({ ...quiet, isVersionSupported: false });
  expect(isUpgradeOffered(unsupported)).toBe(true);
  expect(openDecision(unsupported).allowed).toBe(true);
  expect(isUpgradeOffered(sampleDevice({ ...quiet, hasUpgradeAvailable: true }))).toBe(true);
  expect(isUpgradeOffered(sampleDevice(quiet))).toBe(false);
  expect(isUpgradeOffered({ ...unsupported, deviceType: 'device' })).toBe(false);
  expect(isUpgradeOffered({ ...unsupported, status: 'deleted' })).toBe(false);
});
