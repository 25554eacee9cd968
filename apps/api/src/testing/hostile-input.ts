import fc from 'fast-check';

/** Hostile texts: quotes, statements, paths, control and zero-width characters, huge numbers. */
const HOSTILE = [
  '',
  ' ',
  '\t\n',
  "'",
  '"',
  '`',
  '\\',
  '--',
  ';',
  "' OR '1'='1",
  "'; DROP TABLE app.users; --",
  '%',
  '_',
  '%27',
  '$1',
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '..%2f..%2f',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00x',
  '\ufeff',
  '\u200b',
  '\u202e',
  'ﷺ',
  '👩‍👩‍👧‍👦',
  'İ',
  'ß',
  'ﬁ',
  'Z̮̞̠͙͔ͅ',
  '𝕏',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-Infinity',
  'true',
  '[]',
  '{}',
  '0',
  '-0',
  '-1',
  '1e309',
  '1e-400',
  '0x10',
  '00000000-0000-0000-0000-000000000000',
  '9223372036854775807',
  '9223372036854775808',
  '18446744073709551616',
  '999999999999999',
  '1.5',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '{"a":1}',
  'x'.repeat(3_000),
  '🙂'.repeat(500),
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.string({ maxLength: 20 }),
);

/** A JSON value with hostile texts inside. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.integer(),
  fc.double(),
  fc.constantFrom(
    null,
    true,
    false,
    0,
    -0,
    1,
    -1,
    Number.MAX_SAFE_INTEGER,
    Number.MAX_SAFE_INTEGER + 1,
    1e308,
  ),
  fc.uuid(),
  fc.array(hostileText, { maxLength: 4 }),
  fc.dictionary(hostileText, fc.oneof(hostileText, fc.integer()), { maxKeys: 4 }),
  fc.jsonValue({ maxDepth: 4 }),
);

/** Generates an object with some fields, hostile values, and sometimes extras. */
export function hostileObject(fields: readonly string[]): fc.Arbitrary<Record<string, unknown>> {
  const known = fc.record(Object.fromEntries(fields.map((field) => [field, hostileValue])), {
    requiredKeys: [],
  });
  return fc
    .tuple(known, fc.dictionary(hostileText, hostileValue, { maxKeys: 2 }), fc.boolean())
    .map(([own, others, isStrange]) => (isStrange ? { ...own, ...others } : own));
}
