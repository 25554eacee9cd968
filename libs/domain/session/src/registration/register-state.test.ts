import { expect, it } from 'vitest';
import { REGISTER_STATES, parseRegisterState } from '../index.ts';

it('[ACCT-6] lists in progress and then done', () => {
  expect(REGISTER_STATES).toEqual(['in progress', 'done']);
});

it.each(['in progress', 'inProgress', 'inprogress', 'IN PROGRESS', 'in\tprogress', 'in\u00a0progress\n'])(
  '[GA-9] reads %j as in progress',
  (written) => {
    expect(parseRegisterState(written)).toBe('in progress');
  },
);

it('reads done in any letter case', () => {
  expect(parseRegisterState('Done')).toBe('done');
});

it.each(['', 'pending', 'donee', 'in-progress', null, undefined, 1, {}])(
  'returns no state for %j',
  (written) => {
    expect(parseRegisterState(written)).toBeNull();
  },
);
