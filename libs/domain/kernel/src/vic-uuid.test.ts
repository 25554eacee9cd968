import fc from 'fast-check';
import { expect, expectTypeOf, it } from 'vitest';
import { parseVicUuid } from './ids.ts';
import type { VicUuid } from './ids.ts';

const UUID = '0f8fad5b-d9cb-469f-a165-70867728950e';

it('takes a UUID of any version and gives it back in lower case', () => {
  fc.assert(
    fc.property(fc.uuid(), (uuid) => {
      expect(parseVicUuid(uuid)).toEqual({ ok: true, value: uuid });
      expect(parseVicUuid(uuid.toUpperCase())).toEqual({ ok: true, value: uuid });
    }),
  );
});

it.each([
  '',
  UUID.slice(1),
  `${UUID}0`,
  `0${UUID}`,
  ` ${UUID.slice(1)}`,
  `${UUID.slice(1)}\n`,
  `{${UUID}}`,
  UUID.replaceAll('-', ''),
  UUID.replace('f', 'g'),
  UUID.replace('0f8fad5b-', '0f8fad5-b'),
  // Lower-cased, this letter takes up two places.
  `${UUID.slice(0, 34)}İ`,
  null,
  undefined,
  12,
  [UUID],
])('refuses %j', (input) => {
  expect(parseVicUuid(input)).toEqual({ ok: false, error: 'not-a-uuid' });
});

it('answers anything at all without an exception', () => {
  fc.assert(
    fc.property(fc.anything(), (input) => {
      expect(parseVicUuid(input).ok).toBe(false);
    }),
  );
});

it('is a text that no plain text can stand in for', () => {
  expectTypeOf<VicUuid>().toExtend<string>();
  expectTypeOf<string>().not.toExtend<VicUuid>();
});
