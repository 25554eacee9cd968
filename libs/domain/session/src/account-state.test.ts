import { expect, expectTypeOf, it } from 'vitest';
import { ACCOUNT_STATES, parseAccountState, type AccountState } from './index.ts';

it('[ACCT-1] is exactly ready, loading or Failed', () => {
  expect(ACCOUNT_STATES).toEqual(['ready', 'loading', 'Failed']);
  expectTypeOf<AccountState>().toEqualTypeOf<'ready' | 'loading' | 'Failed'>();
});

it('is read in any letter case and spelt as the specification does', () => {
  expect(['failed', 'FAILED', ' Ready ', 'Loading'].map(parseAccountState)).toEqual([
    'Failed',
    'Failed',
    'ready',
    'loading',
  ]);
  for (const value of ['failure', '', null, undefined, 0, {}]) expect(parseAccountState(value)).toBeNull();
});
