import { expect, it, describe } from 'vitest';
import { listFirstSteps, newcomerStep, type FirstStepsFacts, type NewcomerFacts } from './first-steps.ts';

const NOTHING_DONE: FirstStepsFacts = {
  deviceCount: 0,
  isOwner: false,
  isTrialOffered: false,
  mayBuy: false,
  mayInvite: false,
  mayAddDevice: false,
};
const stepsOf = (facts: Partial<FirstStepsFacts>) =>
  listFirstSteps({ ...NOTHING_DONE, ...facts })?.map(({ name, state, actions }) => [name, state, ...actions]);

it('[PLUS-28] a new owner starts the trial or sees the plans first', () => {
  expect(stepsOf({ isOwner: true, isTrialOffered: true, mayBuy: true })).toEqual([
    ['account', 'done'],
    ['device', 'current', 'start-trial', 'see-plans'],
    ['invite', 'later'],
    ['talk', 'later'],
  ]);
});

it('[PLUS-28] each action is offered by its own right', () => {
  expect(stepsOf({ mayBuy: true, isTrialOffered: true })?.[1]).toEqual(['device', 'current', 'see-plans']);
  expect(stepsOf({ mayAddDevice: true })?.[1]).toEqual(['device', 'current', 'add-device']);
  expect(stepsOf({ mayInvite: true, mayBuy: true })?.[2]).toEqual(['invite', 'later', 'invite']);
});

it('[PLUS-28] inviting comes first for who can do nothing about a device', () => {
  expect(stepsOf({ mayInvite: true })).toEqual([
    ['account', 'done'],
    ['device', 'later'],
    ['invite', 'current', 'invite'],
    ['talk', 'later'],
  ]);
});

it('[PLUS-28] there is none with a device, or for a user who can do none of it', () => {
  expect(stepsOf({ deviceCount: 1, mayBuy: true, mayInvite: true })).toBeUndefined();
  expect(stepsOf({})).toBeUndefined();
  expect(stepsOf({ isTrialOffered: true })).toBeUndefined();
});

describe('newcomer step', () => {
  const NEW: NewcomerFacts = { deviceCount: 1, canStart: true, isTrial: true };

  it.each<[string, Partial<NewcomerFacts>, ReturnType<typeof newcomerStep>]>([
    ['one offline device', {}, 'start-device'],
    ['one device that is running, or that the user has no right to start', { canStart: false }, null],
    ['one device of a paid account', { isTrial: false }, null],
    ['two devices', { deviceCount: 2 }, null],
    ['no device', { deviceCount: 0, canStart: false }, null],
  ])('in a trial with %s', (_what, facts, step) => {
    expect(newcomerStep({ ...NEW, ...facts })).toBe(step);
  });
});
