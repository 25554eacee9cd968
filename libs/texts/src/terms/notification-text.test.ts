import { describe, expect, it } from 'vitest';
import * as german from '../de/index.ts';
import * as english from '../index.ts';
import { findHostText } from './notification-text.ts';

const failed = (reason: string) =>
  ({ code: 'device-failed', params: { device: 'Stage', workspace: 'Arena', reason } }) as const;

describe('the text of a host in a notification', () => {
  it.each([english, german])('[HZ-16] is found at its end, in any language', ({ notificationText }) => {
    const coded = failed('Kein Strom\n(Netzteil 2)');
    const message = notificationText(coded);
    expect(findHostText({ message, ...coded })).toBe('Kein Strom (Netzteil 2)');
    expect(message).toMatch(/: Kein Strom \(Netzteil 2\)$/);
  });

  it('[HZ-16] is none where a reason is ours, or there is none', () => {
    for (const reason of ['no-answer-stop', '', ' ']) {
      const coded = failed(reason);
      expect(findHostText({ message: english.notificationText(coded), ...coded })).toBeNull();
    }
    expect(findHostText({ message: 'Stored before: No power' })).toBeNull();
    const other = { code: 'workspace-deleted', params: { workspace: 'No power', reason: 'No power' } };
    expect(findHostText({ message: 'x: No power', ...other })).toBeNull();
    expect(findHostText({ message: 'Another sentence.', ...failed('No power') })).toBeNull();
    expect(findHostText({ message: 'x', code: 'device-failed', params: { reason: 7 } })).toBeNull();
  });
});
