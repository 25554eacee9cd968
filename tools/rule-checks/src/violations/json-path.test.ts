import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonPath, locate, printable, valueAt } from './json-path.ts';

it.each([
  [[], '$'],
  [['new', 0, 'prices', 12, 'users'], '$.new[0].prices[12].users'],
  [['account-owner', 'instance', 3], "$['account-owner'].instance[3]"],
  [['7'], "$['7']"],
  [["it's", 'a\\b'], String.raw`$['it\'s']['a\\b']`],
  [['', 'é'], "$['']['é']"],
  [['line\nbreak'], String.raw`$['line\u000abreak']`],
])('writes %j as %s', (segments, path) => {
  expect(jsonPath(segments)).toBe(path);
});

it('escapes control and invisible characters, also outside the BMP', () => {
  expect(printable('a\u001b\u009b\u200b\u2028\u{e0001}\ud800é日🎧')).toBe(
    String.raw`a\u001b\u009b\u200b\u2028\udb40\udc01\ud800é日🎧`,
  );
});

it('finds keys with dots, positions, and what is missing at the end', () => {
  const document = { new: [{ 'a.b': 1, a: { b: 2 } }] };
  expect(locate(document, 'new.0.a.b')).toEqual(['new', 0, 'a.b']);
  expect(locate(document, 'new.0.a')).toEqual(['new', 0, 'a']);
  expect(locate(document, 'new.0.price')).toEqual(['new', 0, 'price']);
  expect(locate(document, 'skyport')).toEqual(['skyport']);
  expect(locate(null, '')).toEqual([]);
  expect(valueAt(document, ['new', 0, 'price'])).toBeUndefined();
  expect(valueAt(document, ['new', 0, 'toString'])).toBeUndefined();
});

it('takes apart every path that it is joined from', () => {
  const key = fc.string({ minLength: 1 }).filter((text) => !text.includes('.'));
  fc.assert(
    fc.property(fc.array(fc.oneof(key, fc.nat({ max: 5 }))), fc.jsonValue(), (segments, leaf) => {
      const document = segments.reduceRight<unknown>(
        (value, segment) =>
          typeof segment === 'number'
            ? Array.from({ length: segment + 1 }, () => value)
            : Object.defineProperty({}, segment, { value, enumerable: true }),
        leaf,
      );
      expect(locate(document, segments.join('.'))).toEqual(segments);
      expect(valueAt(document, segments)).toBe(leaf);
    }),
  );
});
