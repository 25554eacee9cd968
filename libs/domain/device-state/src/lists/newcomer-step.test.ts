import { expect, it } from 'vitest';
import { newcomerStep, type NewcomerFacts } from './newcomer-step.ts';

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
