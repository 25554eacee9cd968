/** An answer that may be given again as long as the service says that it is unchanged. */
export interface KeptAnswer {
  readonly etag: string;
  readonly data: unknown;
}

/** The last answer of each address, so that an unchanged one need not be sent again. */
export interface EtagMemory {
  /** The last answer. Its data is the very same object each time, so that whoever holds it sees that nothing changed. */
  find(address: string): KeptAnswer | undefined;
  keep(address: string, etag: string | null, data: unknown): void;
  clear(): void;
}

const MOST_ADDRESSES = 20;

/** Makes an empty memory; beyond 20 addresses the one kept longest goes. */
export function createEtagMemory(): EtagMemory {
  const kept = new Map<string, KeptAnswer>();
  return {
    find: (address) => kept.get(address),
    keep(address, etag, data) {
      kept.delete(address);
      if (etag === null) return;
      kept.set(address, { etag, data });
      const [oldest] = kept.keys();
      if (kept.size > MOST_ADDRESSES && oldest !== undefined) kept.delete(oldest);
    },
    clear: () => kept.clear(),
  };
}
