import { expect, it } from 'vitest';
import { CHANGE_WARNINGS, isConfigurationReset } from '../index.ts';

it('[DEV-33] warns that a data-center change resets the configuration and cannot be undone', () => {
  expect(CHANGE_WARNINGS['data-center-change']).toEqual(['configuration-reset', 'not-undoable']);
  expect(isConfigurationReset('data-center-change')).toBe(true);
});

it('[DEV-34] warns that an upgrade from trial resets the configuration too', () => {
  expect(CHANGE_WARNINGS['upgrade-from-trial']).toEqual(['configuration-reset']);
});

it('[DEV-35, LQ-8] warns that a version upgrade reboots the subscription, and for a leader the whole link group', () => {
  expect(CHANGE_WARNINGS['version-upgrade']).toEqual(['reboots-subscription']);
  expect(CHANGE_WARNINGS['link-group-version-upgrade']).toEqual(['reboots-link-group']);
});
