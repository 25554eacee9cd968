/** What no law of the book can see, and the tests that look at it instead. */
interface Limit {
  readonly what: string;
  /** Relative to the repository. */
  readonly tests: readonly string[];
}

export const LIMITS: readonly Limit[] = [
  {
    what: 'Rules that SQL repeats, so that a list can be read in one statement: the laws run the rule, a test compares both row by row.',
    tests: [],
  },
];
