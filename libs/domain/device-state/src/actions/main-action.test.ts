import { expect, it } from 'vitest';
import { displayState } from '../index.ts';
import { mainAction } from './main-action.ts';
import { listEveryCondition } from '../testing.ts';

const EXPECTED = {
  online: 'open',
  initialising: 'open',
  warning: 'open',
  starting: 'working',
  stopping: 'working',
  error: 'retry',
  failed: 'retry',
  offline: 'start',
  deleted: null,
} as const;

it('puts the action first that fits what the device is shown as', () => {
  for (const device of listEveryCondition()) {
    expect(mainAction(device)).toBe(EXPECTED[displayState(device)]);
  }
});
