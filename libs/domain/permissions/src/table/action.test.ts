import { expect, expectTypeOf, it } from 'vitest';
import { ACTIONS } from './action.ts';
import type { Action } from './action.ts';

it('[ROLE-17] knows exactly these 23 actions', () => {
  expect([...ACTIONS]).toEqual(
    (
      'add delete rename update cancel view playPause invite create revoke buy list unsubscribe start stop ' +
      'change-target ccm favorite transferOwnership askWorkspaceOwnership add-instances move-instances edit-instances'
    ).split(' '),
  );
  expect(new Set(ACTIONS).size).toBe(23);
  expectTypeOf<Action>().toEqualTypeOf<(typeof ACTIONS)[number]>();
  expectTypeOf<'reboot'>().not.toExtend<Action>();
});
