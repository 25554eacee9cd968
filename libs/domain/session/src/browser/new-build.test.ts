import { expect, it } from 'vitest';
import { isOtherBuild } from '../index.ts';

it.each([
  ['1.0.0+aa', '1.0.0+aa', false],
  ['1.0.0+aa', '1.0.0+bb', true],
  ['1.0.0+aa', '1.1.0+aa', true],
  ['dev', '1.0.0+aa', false],
  ['1.0.0+aa', '1.0.0', false],
  ['1.0.0+aa', undefined, false],
  ['1.0.0+aa', null, false],
])('[PLUS-29] a tab of %s is asked to reload while %s is served: %s', (running, served, isAsked) => {
  expect(isOtherBuild(running, served)).toBe(isAsked);
});
