import { expect, it } from 'vitest';
import { assertNever } from './assert-never.ts';

it('throws for a value the types say cannot be, and names it', () => {
  // What a bug would hand over, against the types.
  const impossible = 'sixth wheel' as never;
  expect(() => assertNever(impossible)).toThrow('Unexpected value: "sixth wheel"');
});
