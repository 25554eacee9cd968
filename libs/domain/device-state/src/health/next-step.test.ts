import { expect, it } from 'vitest';
import { REPORTED_STATUSES, sampleDevice } from '../testing.ts';
import { findNextStep, NEXT_STEPS } from './next-step.ts';
import { OWN_FAILURES } from './problem.ts';

const stepOf = (changes: Parameters<typeof sampleDevice>[0], mayCommand = true) =>
  findNextStep(sampleDevice(changes), mayCommand);

it('[PLUS-11] is given after a failure or a warning, and for no other device', () => {
  const given = REPORTED_STATUSES.filter((status) => stepOf({ status }) !== null);
  expect(given.toSorted()).toEqual(['error', 'failed', 'warning']);
});

it('[GD-11] follows the code of the reason', () => {
  const steps = OWN_FAILURES.map((failureReason) => stepOf({ status: 'error', failureReason }));
  expect(steps).toEqual(['name-host', 'name-host', 'name-host', 'name-host', 'later']);
  expect(stepOf({ status: 'failed', failureReason: 'No power' })).toBe('name-reason');
  expect(stepOf({ status: 'failed', failureReason: '' })).toBe('name-device');
  expect(stepOf({ status: 'failed', failureReason: null })).toBe('name-device');
});

it('[GD-11] names the host of a command without an answer, whatever was the reason before', () => {
  const openCommand = { action: 'stop', since: '2026-11-20T14:00:00.000Z' } as const;
  expect(stepOf({ status: 'error', failureReason: 'No power', openCommand })).toBe('name-host');
  expect(stepOf({ status: 'failed', failureReason: 'No power', openCommand })).toBe('name-reason');
});

it('is to ask for those who cannot retry; a warning needs nothing from anyone', () => {
  expect(stepOf({ status: 'failed' }, false)).toBe('ask');
  expect(stepOf({ status: 'warning' }, false)).toBe('watch');
  expect(new Set(NEXT_STEPS).size).toBe(NEXT_STEPS.length);
});
