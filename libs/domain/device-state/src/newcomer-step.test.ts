import { expect, it } from 'vitest';
import { newcomerStep, type NewcomerFacts } from './newcomer-step.ts';

const NEW: NewcomerFacts = {
  deviceCount: 1,
  canStart: true,
  isTrial: true,
  isOwner: true,
  isTrialOffered: false,
  hasChosenPlan: false,
};
const EMPTY: NewcomerFacts = { ...NEW, deviceCount: 0, canStart: false, isTrial: false };

it.each<[string, Partial<NewcomerFacts>, ReturnType<typeof newcomerStep>]>([
  ['one offline device', {}, 'start-device'],
  ['one device that is running, or that the user has no right to start', { canStart: false }, null],
  ['one device of a paid account', { isTrial: false }, null],
  ['two devices', { deviceCount: 2 }, null],
])('in a trial with %s', (_what, facts, step) => {
  expect(newcomerStep({ ...NEW, ...facts })).toBe(step);
});

it.each<[string, Partial<NewcomerFacts>, ReturnType<typeof newcomerStep>]>([
  ['a plan was chosen', { hasChosenPlan: true, isTrialOffered: true }, 'chosen-plan'],
  ['the trial is offered', { isTrialOffered: true }, 'start-trial'],
  ['neither', {}, null],
  ['the user owns no account', { isOwner: false, isTrialOffered: true, hasChosenPlan: true }, null],
])('without devices: %s', (_what, facts, step) => {
  expect(newcomerStep({ ...EMPTY, ...facts })).toBe(step);
});
