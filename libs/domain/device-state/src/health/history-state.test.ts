import { expect, it } from 'vitest';
import { historyStateOf } from '../index.ts';

it.each([
  ['report', 'online', 'warning', 'warning'],
  ['report', 'online', 'healthy', 'online'],
  ['report', 'offline', 'healthy', 'offline'],
  ['report', 'offline', 'init', 'starting'],
  ['report', null, null, 'offline'],
  ['no-answer', null, null, 'error'],
  ['command', null, null, null],
  ['moved', null, null, null],
] as const)('[PLUS-12] a line of the kind %s with %s and %s shows %s', (kind, state, status, shown) => {
  expect(historyStateOf({ kind, state, status })).toBe(shown);
});
