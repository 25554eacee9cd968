import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listDuplicateKeys } from './duplicate-keys.ts';

it.each([
  ['{"a":1,"a":1}', [['a']]],
  ['{"a":1,"b":{"a":1},"c":[{"a":1},{"a":1}]}', []],
  ['{"new":[{},{"price":1,"users":4,"price":2}]}', [['new', 1, 'price']]],
  ['{"a":{"x":1},"b":[1,[2,{"y":0,"y":0}]],"a":{"x":1,"x":1}}', [['b', 1, 1, 'y'], ['a'], ['a', 'x']]],
  ['{"a":1,"a":2,"a":3}', [['a'], ['a']]],
  [String.raw`{"a":1,"\u0061":2}`, [['a']]],
  [String.raw`{"a\"":"{\"a\":1,","b\\":"]","a\"":2}`, [['a"']]],
  ['{"":0,"":0}', [['']]],
  ['{"__proto__":0,"constructor":0,"toString":0}', []],
  ['["a","a",{"a":"a"}]', []],
  ['"a"', []],
  ['7', []],
  ['{}', []],
])('finds in %s at %j', (json, found) => {
  expect(listDuplicateKeys(json)).toEqual(found);
});

it('finds nothing in what was written from a value, however it is spaced', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom('', '  ', '\t'), (value, space) => {
      expect(listDuplicateKeys(JSON.stringify(value, null, space))).toEqual([]);
    }),
  );
});

it('reads ten thousand levels and a million letters', () => {
  const deep = `${'['.repeat(10_000)}{"a":1,"a":2}${']'.repeat(10_000)}`;
  expect(listDuplicateKeys(deep)[0]).toHaveLength(10_001);
  expect(listDuplicateKeys(`{"a":"${'\\"x'.repeat(300_000)}","a":1}`)).toEqual([['a']]);
});
