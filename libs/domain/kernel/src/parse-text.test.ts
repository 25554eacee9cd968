import fc from 'fast-check';
import { expect, it, expectTypeOf, describe } from 'vitest';
import { parseInstant, parseClosedWord } from './parse-text.ts';
import type { Result } from './result.ts';

it('[GX-27] reads back every instant that is written with its zone', () => {
  const years = { min: new Date('0000-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59.999Z') };
  fc.assert(
    fc.property(fc.date({ ...years, noInvalidDate: true }), (date) => {
      expect(parseInstant(date.toISOString())).toEqual({ ok: true, value: date.getTime() });
    }),
  );
});

it.each([
  ['2026-11-20T10:00:00Z', 1_795_168_800_000],
  ['2026-11-20T10:00:00.250Z', 1_795_168_800_250],
  ['2026-11-20T10:00:00.250731Z', 1_795_168_800_250],
  ['2026-11-20T10:00Z', 1_795_168_800_000],
  ['2026-11-20T11:00+01:00', 1_795_168_800_000],
  ['2026-11-20T04:30:00-0530', 1_795_168_800_000],
  ['2028-02-29T00:00:00Z', 1_835_395_200_000],
  ['2000-02-29T23:59:59.999Z', 951_868_799_999],
  ['2026-11-20T24:00:00Z', 1_795_219_200_000],
])('[GX-27] reads %s', (text, ms) => {
  expect(parseInstant(text)).toEqual({ ok: true, value: ms });
});

it.each([
  '',
  'yesterday',
  '2026-11-20',
  '2026-11-20T10:00:00',
  '2026-11-20 10:00:00Z',
  '2026-11-20T10:00:00.Z',
  '2026-13-40T10:00:00Z',
  '2026-02-29T10:00:00Z',
  '2026-02-30T10:00:00Z',
  '1900-02-29T10:00:00Z',
  '2026-04-31T23:00:00-05:00',
  '2026-11-00T10:00:00Z',
  '2026-11-20T24:00:01Z',
  '2026-11-20T10:00:60Z',
  '2026-11-20T10:00:00+24:00',
  '2026-11-20T10:00:00Z ',
  ' 2026-11-20T10:00:00Z',
  '2026-11-20T10:00:00+1:00',
  '+002026-11-20T10:00:00Z',
  '2026-11-20T10:00:00Z (UTC)',
  ['2026-11-20T10:00:00Z'],
  '1795168800000',
  1_795_168_800_000,
  new Date(0),
  null,
  undefined,
])('does not read %j, which is no instant with a zone', (input) => {
  expect(parseInstant(input)).toEqual({ ok: false, error: 'not-an-instant' });
});

it('answers anything at all without an exception', () => {
  fc.assert(
    fc.property(fc.anything(), (input) => {
      expect(parseInstant(input).ok).toBe(false);
    }),
  );
});

describe('closed word', () => {
  const WORDS = ['in progress', 'done'] as const;

  it.each([
    'in progress',
    'inProgress',
    'inprogress',
    'IN PROGRESS',
    ' In  progress\t',
    'i n p r o g r e s s',
  ])('[GA-9] reads %j as the word of the list that it means', (written) => {
    expect(parseClosedWord(WORDS, written)).toEqual({ ok: true, value: 'in progress' });
  });

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
});
