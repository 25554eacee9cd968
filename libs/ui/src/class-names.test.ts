import { expect, it } from 'vitest';
import { classNames } from './class-names.ts';

it('joins the class names that are there and leaves the attribute out when none is', () => {
  expect(classNames('a', undefined, 'b', false, '')).toBe('a b');
  expect(classNames(undefined, false)).toBeUndefined();
});
