import { ApiError } from '@partyline/api-client';
import { giveUpOverdue } from '@partyline/device-state';
import { WORDINGS } from '@partyline/texts';
import { afterEach, describe, expect, it } from 'vitest';
import { instanceOf } from '../testing/instance-of.ts';
import { notificationsStore } from '@mantine/notifications';
import { hideMessage } from '../../../shell/messages/show-message.ts';
import { failAction, failedActions, forgetFailure, isOutdated } from './device-commands.ts';

const device = instanceOf({ state: 'offline' });
const NOW_MS = Date.parse('2026-11-20T14:01:00.000Z');
const failure = () => failedActions.get().get(device.vicUuid);
const messages = () =>
  notificationsStore.getState().notifications.map(({ title, message }) => [title, message]);

describe('a failed action', () => {
  afterEach(() => forgetFailure(device.vicUuid));

  it('keeps its cause in the words of the server, or the one it is given', () => {
    failAction(
      device,
      'start',
      new ApiError({ status: 400, errorCode: 2000, message: 'Not now.', data: null }),
    );
    expect(failure()).toMatchObject({ action: 'start', cause: 'Not now.' });
    failAction(device, 'open', 'No tab.');
    expect(failure()).toMatchObject({ action: 'open', cause: 'No tab.' });
    failAction(device, 'stop', new Error('secret'), true);
    expect(failure()).toMatchObject({ cause: WORDINGS.generalError });
  });

  it('[PLUS-10, PLUS-11] has one message, the last, and in bulk results none', () => {
    failAction(device, 'start', 'First.');
    failAction(device, 'stop', 'Second.');
    expect(messages()).toEqual([[device.deviceName, 'Not stopped: Second.']]);
    failAction(device, 'stop', 'Third.', true);
    expect(messages()).toEqual([]);
  });

  it('goes with its message, and its message with it', () => {
    failAction(device, 'start', 'No.');
    hideMessage(notificationsStore.getState().notifications[0]?.id ?? '');
    expect(failure()).toBeUndefined();
    failAction(device, 'start', 'No.');
    forgetFailure(device.vicUuid);
    expect(messages()).toEqual([]);
  });

  it('[ERR-6] is none when the session or the page ended with it', () => {
    failAction(device, 'start', new ApiError({ status: 401, errorCode: 401, message: '', data: null }));
    failAction(device, 'start', new DOMException('', 'AbortError'));
    expect(failure()).toBeUndefined();
  });

  it('is forgotten once, and a later one stays', () => {
    failAction(device, 'start', 'First.');
    const first = failure();
    failAction(device, 'start', 'Second.');
    forgetFailure(device.vicUuid, first);
    expect(failure()?.cause).toBe('Second.');
    forgetFailure(device.vicUuid);
    expect(failure()).toBeUndefined();
  });

  it('is outdated once the state, the status or the open command of the device is another', () => {
    failAction(device, 'start', 'No.');
    const failed = failure();
    if (failed === undefined) throw new Error('it was kept');
    expect(
      isOutdated(failed, { ...device, deviceName: 'Renamed', isFavorite: true, sequence: 9 }, NOW_MS),
    ).toBe(false);
    for (const change of [
      { state: 'online' },
      { status: 'failed' },
      { openCommand: { action: 'start', since: '2026-11-20T14:00:00.000Z' } },
    ] as const) {
      expect(isOutdated(failed, { ...device, ...change }, NOW_MS)).toBe(true);
    }
  });

  it('[GD-11] is not outdated by the command of before that was given up meanwhile', () => {
    const overdue = instanceOf({ openCommand: { action: 'stop', since: '2026-11-20T13:00:00.000Z' } });
    failAction(giveUpOverdue(overdue, NOW_MS), 'open', 'No tab.');
    const failed = failure();
    if (failed === undefined) throw new Error('it was kept');
    expect(isOutdated(failed, overdue, NOW_MS)).toBe(false);
  });
});
