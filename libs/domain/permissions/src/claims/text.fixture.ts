import fc from 'fast-check';

const range = (min: number, max: number) => fc.integer({ min, max });

/** Covers every UTF-8 length and both sides of the surrogates. */
export const anyText: fc.Arbitrary<string> = fc.string({
  unit: fc
    .oneof(
      range(0, 0x7f),
      range(0x80, 0x7ff),
      range(0x800, 0xd7ff),
      range(0xe000, 0xffff),
      range(0x10000, 0x10ffff),
    )
    .map((point) => String.fromCodePoint(point)),
});
