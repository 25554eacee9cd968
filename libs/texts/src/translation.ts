/**
 * The shape of a catalogue, or of a part of it, in another language: the same keys, and functions of the same parameters.
 * A text may have any words; codes, numbers and booleans stay what they are. A list keeps its length where its type says it.
 * A missing key does not compile, and an extra one only where it comes from a spread: `translation.test.ts` finds those.
 * [PLUS-30]
 */
export type Translation<English> = English extends string
  ? string
  : English extends (...parameters: infer Parameters) => infer Result
    ? (...parameters: Parameters) => Translation<Result>
    : English extends object
      ? { readonly [Key in keyof English]: Translation<English[Key]> }
      : English;
