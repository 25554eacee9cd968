import { expect, it } from 'vitest';
import { computeInstanceLoad } from '../index.ts';

const query = { data: 'old', isFetching: false, failure: null } as const;

it('[ENT-28] says while it loads, and keeps what it has', () => {
  expect(computeInstanceLoad({ ...query, data: undefined, isFetching: true })).toEqual({
    vicData: undefined,
    loading: true,
    failure: '',
  });
  expect(computeInstanceLoad({ ...query, isFetching: true }).vicData).toBe('old');
});

it('[DEV-55, ENT-28] gives the workspaces of a success', () => {
  expect(computeInstanceLoad(query)).toEqual({ vicData: 'old', loading: false, failure: '' });
});

it('[DEV-56] keeps the old workspaces after any other answer, without a message', () => {
  const failure = { isAnswered: true, message: 'Odd' };
  expect(computeInstanceLoad({ ...query, failure })).toEqual({ vicData: 'old', loading: false, failure: '' });
});

it('[DEV-57, ERR-42] keeps the old workspaces and the message of an error', () => {
  const failure = { isAnswered: false, message: 'Something went wrong!' };
  expect(computeInstanceLoad({ ...query, failure })).toEqual({
    vicData: 'old',
    loading: false,
    failure: 'Something went wrong!',
  });
});
