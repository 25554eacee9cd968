import fc from 'fast-check';
import { expect, expectTypeOf, it } from 'vitest';
import { parseClosedWord } from './closed-word.ts';
import type { Result } from './result.ts';

const WORDS = ['in progress', 'done'] as const;

it.each(['in progress', 'inProgress', 'inprogress', 'IN PROGRESS', ' In  progress\t', 'i n p r o g r e s s'])(
  '[GA-9] reads %j as the word of the list that it means',
  (written) => {
    expect(parseClosedWord(WORDS, written)).toEqual({ ok: true, value: 'in progress' });
  },
);

it('[GA-9] reads what a list spells without a space from a text with one', () => {
  expect(parseClosedWord(['inProgress', 'done'], 'in progress')).toEqual({ ok: true, value: 'inProgress' });
  expect(parseClosedWord(['inProgress', 'done'], 'Done')).toEqual({ ok: true, value: 'done' });
});

it.each([
  '',
  ' ',
  'pending',
  'donee',
  'do',
  'ın progress',
  'in-progress',
  'in_progress',
  null,
  undefined,
  1,
  ['done'],
  {},
])('does not read %j', (written) => {
  expect(parseClosedWord(WORDS, written)).toEqual({ ok: false, error: 'unknown-word' });
});

it('finds nothing in an empty list', () => {
  expect(parseClosedWord([], null)).toEqual({ ok: false, error: 'unknown-word' });
});

it('answers anything at all without an exception', () => {
  fc.assert(
    fc.property(fc.anything(), (input) => {
      const parsed = parseClosedWord(WORDS, input);
      if (parsed.ok) expect(typeof input).toBe('string');
    }),
  );
});

it('gives back words of the list only', () => {
  expectTypeOf(parseClosedWord(WORDS, 'x')).toEqualTypeOf<Result<'in progress' | 'done', 'unknown-word'>>();
});
