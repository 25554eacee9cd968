/** Folders with docstrings that begin with no verb yet. Only to become fewer. */
export const UNCONVERTED: readonly string[] = ['apps/api'];
