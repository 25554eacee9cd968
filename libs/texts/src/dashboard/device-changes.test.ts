import { CHANGE_WARNINGS, MOVE_REFUSALS, REMOVAL_REFUSALS } from '@partyline/device-state';
import { expect, it } from 'vitest';
import {
  CHANGE_WARNING_TEXTS,
  DEVICE_OUTCOME_TEXTS,
  EDIT_ISSUE_TEXTS,
  MOVE_REFUSAL_TEXTS,
  REMOVAL_REFUSAL_TEXTS,
  afterAddingText,
  deviceRefusalText,
  rebootText,
  screens,
} from '../index.ts';

const warned = (change: keyof typeof CHANGE_WARNINGS): string =>
  CHANGE_WARNINGS[change].map((warning) => CHANGE_WARNING_TEXTS[warning]).join(' ');

it('[DEV-31, DEV-32] asks to stop the instance or link group before it is moved', () => {
  expect(MOVE_REFUSAL_TEXTS.running).toBe(
    'Please stop the instance or the whole link group before moving it to another workspace.',
  );
});

it("[LQ-7] says to the letter that a link group with the workspace owner's LQ stays", () => {
  expect(MOVE_REFUSALS.map((reason) => MOVE_REFUSAL_TEXTS[reason]).at(-1)).toBe(
    "You can't move this link group because it has LQ added by workspace owner.",
  );
});

it('[DEV-33] warns that a change of data center resets the configuration and cannot be undone', () => {
  expect(warned('data-center-change')).toBe('This resets the configuration. This cannot be undone.');
});

it('[DEV-34] warns that an upgrade from trial resets the configuration', () => {
  expect(warned('upgrade-from-trial')).toBe('This resets the configuration.');
});

it('[DEV-35, LQ-8] names what a version upgrade reboots', () => {
  expect(rebootText({ isLinkGroup: false, deviceNames: ['Stage'] })).toBe(
    'This reboots the subscription: Stage.',
  );
  expect(rebootText({ isLinkGroup: true, deviceNames: ['Stage', 'Ada', 'Zoe'] })).toBe(
    'This reboots the whole link group: Stage, Ada, Zoe.',
  );
});

it('[DEV-51] says "Device can not be deleted" whatever keeps it', () => {
  for (const reason of REMOVAL_REFUSALS) {
    expect(REMOVAL_REFUSAL_TEXTS[reason]).toBe('Device can not be deleted');
  }
});

it('[DEV-42] says that an instance was updated once its data center was changed', () => {
  expect(DEVICE_OUTCOME_TEXTS['data-center-changed']).toBe('Instance updated successfully.');
});

it('[DEV-49] says that a device was unregistered', () => {
  expect(DEVICE_OUTCOME_TEXTS.unregistered).toBe('Device unregistered successfully.');
});

it('[DEV-50] says that a device could not be unregistered', () => {
  expect(DEVICE_OUTCOME_TEXTS['unregister-failed']).toBe('Unable to update the device. Please try again!');
});

it('[DEV-40, DEV-41] says what is wrong with an edit', () => {
  expect(EDIT_ISSUE_TEXTS['instance-name-required']).toContain('is required.');
  expect(EDIT_ISSUE_TEXTS['data-center-required']).toContain('is required.');
  expect(EDIT_ISSUE_TEXTS['name-taken']).toBe('This name is already used in the workspace.');
  expect(EDIT_ISSUE_TEXTS['stop-before-data-center-change']).toBe(
    'Please stop the instance before changing the data center.',
  );
});

it('[GD-32] says nothing when the browser goes on or stays, and why it does not', () => {
  expect(afterAddingText({ kind: 'navigate', url: 'https://a.example/' }, 'x')).toBeNull();
  expect(afterAddingText({ kind: 'stay' }, 'x')).toBeNull();
  expect(afterAddingText({ kind: 'not-proper' }, 'x')).toBe('Your request is not proper!');
  expect(afterAddingText({ kind: 'failed' }, ' Unknown model. ')).toBe('Unknown model.');
  expect(afterAddingText({ kind: 'failed' }, ' ')).toBe('Something went wrong!');
  expect(afterAddingText({ kind: 'failed' })).toBe('Something went wrong!');
});

it('[PLUS-7, GW-14] gives the reason of any refusal, by what refuses it', () => {
  expect(deviceRefusalText({ by: 'permission', reason: 'running' })).toBe('Stop the device first.');
  expect(deviceRefusalText({ by: 'command', reason: 'already-online' })).toBe(
    'The device is already online.',
  );
  expect(deviceRefusalText({ by: 'open', reason: 'offline' })).toBe(
    'Open is available when the device is online.',
  );
  expect(deviceRefusalText({ by: 'upgrade', reason: 'no-newer-version' })).toBe('There is no newer version.');
  expect(deviceRefusalText({ by: 'move', reason: 'running' })).toBe(MOVE_REFUSAL_TEXTS.running);
  expect(deviceRefusalText({ by: 'move', reason: 'no-target' })).toBe(screens.dashboard.noTarget);
  expect(deviceRefusalText({ by: 'removal', reason: 'running' })).toBe('Device can not be deleted');
  expect(deviceRefusalText({ by: 'connection', reason: 'offline' })).toBe(
    'You are offline. Commands are unavailable until you reconnect.',
  );
});
