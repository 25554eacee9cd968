import * as deviceState from '@partyline/device-state';
import * as invitations from '@partyline/invitations';
import * as notifications from '@partyline/notifications';
import * as permissions from '@partyline/permissions';
import * as pricing from '@partyline/pricing';
import * as session from '@partyline/session';
import * as subscriptions from '@partyline/subscriptions';
import * as validation from '@partyline/validation';
import * as workspaces from '@partyline/workspaces';
import { describe, expect, it } from 'vitest';
import * as german from './de/index.ts';
import * as texts from './index.ts';

const LIBRARIES: Readonly<Record<string, object>> = {
  deviceState,
  invitations,
  notifications,
  permissions,
  pricing,
  session,
  subscriptions,
  validation,
  workspaces,
};

/** Names of the closed lists whose codes users may see. */
const TOLD = /(?:REFUSALS|REASONS|ISSUES|ISSUE_CODES|LIMITS|FAILURES|WARNINGS)$/;

const lists = Object.entries(LIBRARIES).flatMap(([library, all]) =>
  Object.entries(all)
    .filter((entry): entry is [string, readonly string[]] => TOLD.test(entry[0]) && Array.isArray(entry[1]))
    .map(([name, codes]) => [`${library}.${name}`, codes] as const),
);

/** All tables of texts, nested ones included. */
function listTables(value: unknown): object[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return [value, ...Object.values(value).flatMap(listTables)];
}

const tables = listTables({ ...texts });

describe('the closed lists of the rules', () => {
  it('are found', () => {
    expect(lists.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'validation.ISSUE_CODES',
        'permissions.REFUSAL_REASONS',
        'workspaces.OWNERSHIP_REFUSALS',
      ]),
    );
  });

  it.each(lists)('have one table with a sentence for every code: %s', (_name, codes) => {
    expect(tables.some((table) => codes.every((code) => Object.hasOwn(table, code)))).toBe(true);
  });
});

describe('the notifications', () => {
  const CODES = Object.keys(notifications.KIND_OF_NOTIFICATION).toSorted();

  it.each([
    ['English', texts],
    ['German', german],
  ])('[HZ-16, PLUS-30] have one text for every code in %s', (_name, { notificationMessages }) => {
    expect(Object.keys(notificationMessages).toSorted()).toEqual(CODES);
  });
});
