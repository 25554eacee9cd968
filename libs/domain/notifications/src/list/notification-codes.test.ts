import { describe, expect, it } from 'vitest';
import {
  KIND_OF_NOTIFICATION,
  NOTIFICATION_PARAMS,
  isNotificationCode,
  parseCodedNotification,
} from './notification-codes.ts';
import { NOTIFICATION_KINDS } from './notification-kinds.ts';

describe('the codes of notifications', () => {
  it('[PLUS-27] each belong to a kind, and each kind has one', () => {
    expect(Object.keys(KIND_OF_NOTIFICATION).toSorted()).toEqual(Object.keys(NOTIFICATION_PARAMS).toSorted());
    expect(new Set(Object.values(KIND_OF_NOTIFICATION))).toEqual(new Set(NOTIFICATION_KINDS));
  });

  it('[HZ-16] are read with exactly their parameters', () => {
    const params = { workspace: 'Truck' };
    const coded = { code: 'workspace-deleted', params };
    expect(parseCodedNotification(coded)).toEqual(coded);
    expect(parseCodedNotification({ ...coded, params: { ...params, uid: 'nora' } })).toEqual(coded);
  });

  it.each([
    ['no code', {}],
    ['null', { code: null, params: null }],
    ["a newer version's code", { code: 'device-renamed', params: {} }],
    ["a name of every object's prototype", { code: 'toString', params: {} }],
    ['missing parameters', { code: 'workspace-deleted', params: {} }],
    ['parameters of another type', { code: 'workspace-deleted', params: { workspace: 7 } }],
    ['an unknown role', { code: 'access-changed', params: { account: 'A', workspace: null, role: 'king' } }],
  ])('[GN-4] are not read from %s', (_name, stored) => {
    expect(parseCodedNotification(stored)).toBeNull();
  });

  it('are known by name only', () => {
    expect(['device-failed', 'constructor', 7, null].map(isNotificationCode)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
