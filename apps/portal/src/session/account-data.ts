const cleanups = new Set<() => void>();

/**
 * Registers what resets when another user or account takes over: caches, open forms, remembered answers. Returns a function that
 * unregisters it.
 */
export function onAccountDataReset(cleanup: () => void): () => void {
  cleanups.add(cleanup);
  return () => void cleanups.delete(cleanup);
}

/** Resets everything that belongs to the current user and account. [AUTH-14, ACCT-13, GA-21, GA-28] */
export function resetAccountData(): void {
  for (const cleanup of cleanups) cleanup();
}
