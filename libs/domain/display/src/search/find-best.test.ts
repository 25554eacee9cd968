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

describe('what is looked for by name', () => {
  it('[PLUS-26] comes as it fits: the name itself, its beginning, the beginning of a word, the inside', () => {
    expect(found('ob').best).toEqual([
      'OB',
      'OB truck 2',
      'Obelisk stage',
      'Broadcast compound OB-4 backup',
      'Lobby',
    ]);
  });

  it('[PLUS-26] comes sooner where a word begins with it, after a space or any other mark, but not after a digit', () => {
    expect(found('ob', ['Lobby', 'Cam4ob', 'Stage OB', '(OB) van']).best).toEqual([
      'Stage OB',
      '(OB) van',
      'Lobby',
      'Cam4ob',
    ]);
  });

  it('[PLUS-26] is found by letters in their order only where nothing fits better', () => {
    expect(found('orbell')).toMatchObject({ best: ['Orchestra bell'], isGuess: true });
    expect(found('mpl')).toMatchObject({ best: ['Main PL'], isGuess: true });
    expect(found('ob')).toMatchObject({ isGuess: false });
    expect(found('lpm').best).toEqual([]);
    expect(found('z')).toMatchObject({ best: [], count: 0 });
    expect(found('pll', ['Main PL']).best).toEqual([]);
  });

  it('[PLUS-26] is found by several words in any order, behind what holds them as they were typed', () => {
    expect(found('2 ob').best).toEqual(['OB truck 2']);
    expect(found('pl main', ['Main PL', 'PL main']).best).toEqual(['PL main', 'Main PL']);
    expect(found('pl main', ['Main PL', 'Old PL main']).best).toEqual(['Old PL main', 'Main PL']);
  });

  it('[PLUS-26] is found by what else is known of it, after names that begin so', () => {
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

  it('[PLUS-26] is found without its accents, and with them', () => {
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

  it('is all there is while nothing is typed, in the order given', () => {
    expect(found('  ')).toEqual({ best: NAMES, count: NAMES.length, rank: 0, isGuess: false });
    expect(found('', NAMES, '', 2)).toMatchObject({ best: NAMES.slice(0, 2), count: NAMES.length });
  });

  it('is looked for with its first 100 characters', () => {
    expect(found('a'.repeat(101), ['a'.repeat(100)]).best).toHaveLength(1);
    expect(found(`${'a'.repeat(99)}b`, [`${'a'.repeat(99)}c`]).best).toEqual([]);
  });

  it('is counted in full and listed up to a limit, equal fits in the order given', () => {
    const many = Array.from({ length: 1_000 }, (_, index) => `Camera ${index}`);
    const { best, count } = found('camera', many, '', 3);
    expect({ best, count }).toEqual({ best: ['Camera 0', 'Camera 1', 'Camera 2'], count: 1_000 });
  });

  it('ranks what fits better before what fits worse, across lists', () => {
    expect(found('main').rank).toBeLessThan(found('ain').rank);
    expect(found('main pl').rank).toBeLessThan(found('pl main').rank);
  });

  it('is never missed when a part of its name is typed, however that is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.nat(), fc.nat(), (name, a, b) => {
        const characters = Array.from(name);
        const part = characters.slice(a % 40, (a % 40) + 1 + (b % 40)).join('');
        expect(found(part, [name]).count).toBe(1);
      }),
    );
  });
});

describe('what was found', () => {
  const marked = (text: string, typed: string) =>
    markFound(text, parseQuery(typed))
      .map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text))
      .join('');

  it('[PLUS-26] is marked where a word begins with it, else where it occurs', () => {
    expect(marked('Broadcast compound OB-4 backup', 'ob')).toBe('Broadcast compound [OB]-4 backup');
    expect(marked('Lobby', 'ob')).toBe('L[ob]by');
    expect(marked('Lobby OB', 'ob')).toBe('Lobby [OB]');
    expect(marked('Main PL', 'pl mai')).toBe('[Mai]n [PL]');
    expect(marked('Main PL', 'main pl')).toBe('[Main PL]');
    expect(marked('Main PL', '')).toBe('Main PL');
    expect(marked('Main PL', 'xyz')).toBe('Main PL');
  });

  it('is marked in letters that fold into several, whole', () => {
    expect(marked('Große Bühne', 'gross')).toBe('[Groß]e Bühne');
    expect(marked('Bu\u0308hne', 'buhne')).toBe('[Bu\u0308hne]');
    expect(marked('Große', 'os')).toBe('Gr[oß]e');
  });

  it('restores the text with the parts between', () => {
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
