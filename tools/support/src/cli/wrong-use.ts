/** Wrong use or unreadable input: one sentence on stderr, no output, exit code 2. */
export class WrongUse extends Error {}
