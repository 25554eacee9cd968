const cleanups = new Set<() => void>();

/**
 * Registers what must be forgotten when another person or account takes over: caches, open forms, kept answers. Gives a
 * function that takes it back.
 */
export function onAccountDataReset(cleanup: () => void): () => void {
  cleanups.add(cleanup);
  return () => void cleanups.delete(cleanup);
}

/** Forgets everything that belongs to the person and account until now. [AUTH-14, ACCT-13, GA-21, GA-28] */
export function resetAccountData(): void {
  for (const cleanup of cleanups) cleanup();
}
