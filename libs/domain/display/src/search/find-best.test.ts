import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBest, foldText, markFound, parseQuery } from '../index.ts';

const NAMES = [
  'Broadcast compound OB-4 backup',
  'OB truck 2',
  'Lobby',
  'OB',
  'Obelisk stage',
  'Orchestra bell',
  'Main PL',
];

function found(typed: string, names: readonly string[] = NAMES, other = '', most = 10) {
  return findBest(
    names,
    parseQuery(typed),
    (name) => ({ name: foldText(name), other: foldText(other) }),
    most,
  );
}

describe('a search by name', () => {
  it('[PLUS-26] ranks the whole name, then its beginning, then the beginning of a word, then the inside', () => {
    expect(found('ob').best).toEqual([
      'OB',
      'OB truck 2',
      'Obelisk stage',
      'Broadcast compound OB-4 backup',
      'Lobby',
    ]);
  });

  it('[PLUS-26] ranks the beginning of a word higher, after a space or another mark but not after a digit', () => {
    expect(found('ob', ['Lobby', 'Cam4ob', 'Stage OB', '(OB) van']).best).toEqual([
      'Stage OB',
      '(OB) van',
      'Lobby',
      'Cam4ob',
    ]);
  });

  it('[PLUS-26] matches scattered letters in their order only when nothing fits better', () => {
    expect(found('orbell')).toMatchObject({ best: ['Orchestra bell'], isGuess: true });
    expect(found('mpl')).toMatchObject({ best: ['Main PL'], isGuess: true });
    expect(found('ob')).toMatchObject({ isGuess: false });
    expect(found('lpm').best).toEqual([]);
    expect(found('z')).toMatchObject({ best: [], count: 0 });
    expect(found('pll', ['Main PL']).best).toEqual([]);
  });

  it('[PLUS-26] matches several words in any order, ranked below the text as typed', () => {
    expect(found('2 ob').best).toEqual(['OB truck 2']);
    expect(found('pl main', ['Main PL', 'PL main']).best).toEqual(['PL main', 'Main PL']);
    expect(found('pl main', ['Main PL', 'Old PL main']).best).toEqual(['Old PL main', 'Main PL']);
  });

  it('[PLUS-26] matches keywords, ranked below names that begin with the text', () => {
    const items = [
      { name: 'camera 1', other: 'studio' },
      { name: 'studio monitor', other: 'foyer' },
      { name: 'camera 2', other: 'foyer' },
    ];
    const names = (typed: string) =>
      findBest(items, parseQuery(typed), (item) => item, 10).best.map(({ name }) => name);
    expect(names('studio')).toEqual(['studio monitor', 'camera 1']);
    expect(names('foy cam')).toEqual(['camera 2']);
    const inside = { name: 'newstudio', other: 'foyer' };
    const known = { name: 'camera 3', other: 'main studio' };
    const begins = { name: 'my studio', other: 'foyer' };
    expect(findBest([inside, known, begins], parseQuery('studio'), (item) => item, 10).best).toEqual([
      begins,
      known,
      inside,
    ]);
    expect(names('tudio')).toEqual(['studio monitor', 'camera 1']);
  });

  it('[PLUS-26] matches with and without accents', () => {
    const names = [
      'Bühne',
      'Große Søndre Łódź',
      'ΟΔΟΣ',
      'Kırmızı',
      'Ægir',
      'Œuvre',
      'Đuro',
      'Ða',
      'Þór',
      'It’s',
    ];
    for (const [typed, name] of [
      ['buhne', 'Bühne'],
      ['bühne', 'Bühne'],
      ['bu\u0308hne', 'Bühne'],
      ['grosse', 'Große Søndre Łódź'],
      ['sondre lodz', 'Große Søndre Łódź'],
      ['οδος', 'ΟΔΟΣ'],
      ['οδοσ', 'ΟΔΟΣ'],
      ['KIRMIZI', 'Kırmızı'],
      ['aegir', 'Ægir'],
      ['oeuvre', 'Œuvre'],
      ['duro', 'Đuro'],
      ['da', 'Ða'],
      ['thor', 'Þór'],
      ["it's", 'It’s'],
    ] as const) {
      expect(found(typed, names).best, typed).toEqual([name]);
    }
  });

  it('returns all items in the given order for an empty text', () => {
    expect(found('  ')).toEqual({ best: NAMES, count: NAMES.length, rank: 0, isGuess: false });
    expect(found('', NAMES, '', 2)).toMatchObject({ best: NAMES.slice(0, 2), count: NAMES.length });
  });

  it('uses the first 100 characters', () => {
    expect(found('a'.repeat(101), ['a'.repeat(100)]).best).toHaveLength(1);
    expect(found(`${'a'.repeat(99)}b`, [`${'a'.repeat(99)}c`]).best).toEqual([]);
  });

  it('counts all matches and lists up to the limit, equal ranks in the given order', () => {
    const many = Array.from({ length: 1_000 }, (_, index) => `Camera ${index}`);
    const { best, count } = found('camera', many, '', 3);
    expect({ best, count }).toEqual({ best: ['Camera 0', 'Camera 1', 'Camera 2'], count: 1_000 });
  });

  it('orders by rank across lists', () => {
    expect(found('main').rank).toBeLessThan(found('ain').rank);
    expect(found('main pl').rank).toBeLessThan(found('pl main').rank);
  });

  it('always matches a part of the name, in any letter case and form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.nat(), fc.nat(), (name, a, b) => {
        const characters = Array.from(name);
        const part = characters.slice(a % 40, (a % 40) + 1 + (b % 40)).join('');
        expect(found(part, [name]).count).toBe(1);
      }),
    );
  });
});

describe('the marks of a match', () => {
  const marked = (text: string, typed: string) =>
    markFound(text, parseQuery(typed))
      .map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text))
      .join('');

  it('[PLUS-26] are at the beginning of a word, else at the first occurrence', () => {
    expect(marked('Broadcast compound OB-4 backup', 'ob')).toBe('Broadcast compound [OB]-4 backup');
    expect(marked('Lobby', 'ob')).toBe('L[ob]by');
    expect(marked('Lobby OB', 'ob')).toBe('Lobby [OB]');
    expect(marked('Main PL', 'pl mai')).toBe('[Mai]n [PL]');
    expect(marked('Main PL', 'main pl')).toBe('[Main PL]');
    expect(marked('Main PL', '')).toBe('Main PL');
    expect(marked('Main PL', 'xyz')).toBe('Main PL');
  });

  it('cover whole letters that fold into several', () => {
    expect(marked('Große Bühne', 'gross')).toBe('[Groß]e Bühne');
    expect(marked('Bu\u0308hne', 'buhne')).toBe('[Bu\u0308hne]');
    expect(marked('Große', 'os')).toBe('Gr[oß]e');
  });

  it('make up the text together with the parts between them', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme', maxLength: 4 }),
        (text, typed) => {
          const pieces = markFound(text, parseQuery(typed));
          expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        },
      ),
    );
  });
});
