/** What contradicts a law, and the shortest way there. */
export interface Counterexample {
  /** One sentence each, in order; the last one is the fault. */
  readonly story: readonly string[];
  /** A Vitest test to paste beside the law. */
  readonly test: string;
}

export type Verdict =
  | { readonly kind: 'holds' }
  | { readonly kind: 'broken'; readonly counterexample: Counterexample }
  /** The law asked no question, or its machine took no step. */
  | { readonly kind: 'empty' }
  /** More questions or states than the law states. */
  | { readonly kind: 'too-large' };

/** What came of a law. */
export interface Outcome {
  readonly name: string;
  /** Questions of a table, states of a machine. */
  readonly states: number;
  /** Steps of a machine; 0 for a table. */
  readonly steps: number;
  readonly seconds: number;
  readonly verdict: Verdict;
}

/** Where a law is written. */
export interface LawSource {
  /** Relative to the repository. */
  readonly file: string;
  /** Under which the file exports the law. */
  readonly exportName: string;
}
