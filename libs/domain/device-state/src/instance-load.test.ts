import { expect, it } from 'vitest';
import { nextInstanceLoad, type InstanceLoad } from './index.ts';

const empty: InstanceLoad<string> = { vicData: null, loading: false, failure: '' };
const known: InstanceLoad<string> = { vicData: 'old', loading: true, failure: 'No connection' };

it('shows that it is loading from the beginning of a read, and keeps what it has', () => {
  expect(nextInstanceLoad(empty, { kind: 'begun' })).toEqual({ ...empty, loading: true });
  expect(nextInstanceLoad({ ...known, loading: false }, { kind: 'begun' })).toEqual(known);
});

it('[DEV-55] takes the rows of a success, and forgets an earlier failure', () => {
  const event = { kind: 'answered', errorCode: 0, workspaces: 'new' } as const;
  expect(nextInstanceLoad(known, event)).toEqual({ vicData: 'new', loading: false, failure: '' });
});

it('[DEV-56] keeps the old rows after any other answer, without a message', () => {
  for (const errorCode of [1, 1001, '0', 'success', null, undefined]) {
    const event = { kind: 'answered', errorCode, workspaces: 'new' } as const;
    expect(nextInstanceLoad(known, event)).toEqual({ vicData: 'old', loading: false, failure: '' });
  }
});

it('[DEV-57] keeps the old rows and the message of an error', () => {
  const event = { kind: 'failed', message: 'Something went wrong!' } as const;
  expect(nextInstanceLoad(known, event)).toEqual({
    vicData: 'old',
    loading: false,
    failure: 'Something went wrong!',
  });
});
