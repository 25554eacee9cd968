declare const brand: unique symbol;

/** A value that has passed a parser: usable as the plain value, but only the parser makes one. */
export type Branded<Value, Name extends string> = Value & { readonly [brand]: Name };
