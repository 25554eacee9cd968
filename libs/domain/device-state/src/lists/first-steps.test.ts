import { describe, expect, it } from 'vitest';
import { listFirstSteps, type FirstStepsFacts } from './first-steps.ts';

const NOTHING: FirstStepsFacts = {
  line: null,
  progress: null,
  isOwner: false,
  isTrialOffered: false,
  mayBuy: false,
  mayInvite: false,
  mayAddDevice: false,
};
const NEW = { isOpened: false, isInvited: false };
const OFFLINE = { isOnline: false, mayStart: true, mayOpen: false };
const STARTING = { isOnline: false, mayStart: false, mayOpen: false };
const ONLINE = { isOnline: true, mayStart: false, mayOpen: true };
const TRIAL_OWNER = { isOwner: true, mayBuy: true, progress: NEW };
const stepsOf = (facts: Partial<FirstStepsFacts>) =>
  listFirstSteps({ ...NOTHING, ...facts })?.map(({ name, state, actions }) => [name, state, ...actions]);

describe('[HZ-12] the owner of a new account', () => {
  it.each<[string, Partial<FirstStepsFacts>, ReturnType<typeof stepsOf>]>([
    [
      'starts the line, then sees the plans',
      { line: OFFLINE },
      [
        ['start', 'inProgress', 'start'],
        ['open', null],
        ['invite', null, 'see-plans'],
      ],
    ],
    [
      'can go on to the plans while it starts',
      { line: STARTING },
      [
        ['start', null],
        ['open', null],
        ['invite', 'inProgress', 'see-plans'],
      ],
    ],
    [
      'opens it when it is online',
      { line: ONLINE },
      [
        ['start', 'done'],
        ['open', 'inProgress', 'open'],
        ['invite', null, 'see-plans'],
      ],
    ],
    [
      'chooses a plan after it was opened, also when it is stopped again',
      { line: OFFLINE, progress: { ...NEW, isOpened: true } },
      [
        ['start', 'done'],
        ['open', 'done'],
        ['invite', 'inProgress', 'see-plans'],
      ],
    ],
    [
      'invites after a purchase',
      { line: ONLINE, mayInvite: true, progress: { ...NEW, isOpened: true } },
      [
        ['start', 'done'],
        ['open', 'done'],
        ['invite', 'inProgress', 'invite'],
      ],
    ],
    [
      'starts the line again that was stopped before it was opened',
      { line: OFFLINE, mayInvite: true, progress: { ...NEW, isInvited: true } },
      [
        ['start', 'inProgress', 'start'],
        ['open', null],
        ['invite', 'done'],
      ],
    ],
    [
      'has all three before the first device',
      { isTrialOffered: true },
      [
        ['start', 'inProgress', 'start-trial', 'see-plans'],
        ['open', null],
        ['invite', null],
      ],
    ],
    [
      'sees no steps when all is done',
      { line: ONLINE, progress: { isOpened: true, isInvited: true } },
      undefined,
    ],
  ])('%s', (_what, facts, expected) => {
    expect(stepsOf({ ...TRIAL_OWNER, ...facts })).toEqual(expected);
  });
});

describe('[PLUS-28] a dashboard without devices', () => {
  it('offers each action by its own right', () => {
    expect(stepsOf({ mayBuy: true, isTrialOffered: true })?.[0]).toEqual([
      'start',
      'inProgress',
      'see-plans',
    ]);
    expect(stepsOf({ mayAddDevice: true })?.[0]).toEqual(['start', 'inProgress', 'add-device']);
    expect(stepsOf({ mayInvite: true, mayBuy: true })?.[2]).toEqual(['invite', null, 'invite']);
  });

  it('begins with inviting for a user who can do nothing about a device', () => {
    expect(stepsOf({ mayInvite: true })).toEqual([
      ['start', null],
      ['open', null],
      ['invite', 'inProgress', 'invite'],
    ]);
  });

  it('has no steps for a user who can do none of it, nor with a device of an older account', () => {
    expect(stepsOf({})).toBeUndefined();
    expect(stepsOf({ isTrialOffered: true })).toBeUndefined();
    expect(stepsOf({ line: OFFLINE, mayBuy: true, mayInvite: true })).toBeUndefined();
  });
});
