import { expect, it } from 'vitest';
import { foldAddress } from './fold-address.ts';

it.each([
  ['Ada@Example.ORG', 'ada@example.org'],
  ['\u212Aim@example.org', '\u212Aim@example.org'],
  ['E\u0301va@example.org', '\u00C9va@example.org'],
  ['\u00C9VA@example.org', '\u00C9va@example.org'],
])('folds %s to %s', (address, folded) => {
  expect(foldAddress(address)).toBe(folded);
  expect(foldAddress(folded)).toBe(folded);
});
