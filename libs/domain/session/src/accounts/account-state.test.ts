import { expect, expectTypeOf, it } from 'vitest';
import { accountStateOf, type AccountState } from '../index.ts';
import { ACCOUNT_STATES } from './account-state.ts';

it('[ACCT-1] is exactly ready, loading or Failed', () => {
  expect(ACCOUNT_STATES).toEqual(['ready', 'loading', 'Failed']);
  expectTypeOf<AccountState>().toEqualTypeOf<'ready' | 'loading' | 'Failed'>();
});

it('[ACCT-1, GA-8] is ready with a chosen account, loading without one, and Failed after a failed registration', () => {
  expect(accountStateOf({ accountId: 7, hasRegistrationFailed: false })).toBe('ready');
  expect(accountStateOf({ accountId: null, hasRegistrationFailed: false })).toBe('loading');
  for (const accountId of [7, null]) {
    expect(accountStateOf({ accountId, hasRegistrationFailed: true })).toBe('Failed');
  }
});
