/** Wrong use or unreadable input: one sentence on the standard error, nothing on the standard output, exit code 2. */
export class WrongUse extends Error {}
