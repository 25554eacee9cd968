import { expect, it } from 'vitest';
import { parseAccountSearch } from './my-account-search.ts';

it('[ACCT-19] opens the settings by name', () => {
  expect(parseAccountSearch({ tab: 'settings' })).toEqual({ tab: 'settings' });
});

it.each([undefined, null, '', 'Settings', 'plans', '__proto__', ['settings'], 7, {}])(
  'takes %j for no part',
  (tab) => {
    expect(parseAccountSearch({ tab })).toEqual({});
  },
);
