declare const brand: unique symbol;

/**
 * A value that has passed a parser. `Branded<number, 'AccountId'>` can be used as a number, but no plain number can
 * be used as one: only the parser beside the brand makes it.
 */
export type Branded<Value, Name extends string> = Value & { readonly [brand]: Name };
