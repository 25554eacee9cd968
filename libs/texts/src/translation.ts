/**
 * The shape of a catalogue in another language: same keys, same parameters, same codes, numbers and booleans, any words. Lists keep
 * their length where typed. Missing keys do not compile; extra ones from spreads are found by `translation.test.ts`. [PLUS-30]
 */
export type Translation<English> = English extends string
  ? string
  : English extends (...parameters: infer Parameters) => infer Result
    ? (...parameters: Parameters) => Translation<Result>
    : English extends object
      ? { readonly [Key in keyof English]: Translation<English[Key]> }
      : English;
