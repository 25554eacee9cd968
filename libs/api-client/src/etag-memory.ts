/** A cached answer, reused while the server says it is unchanged. */
export interface KeptAnswer {
  readonly etag: string;
  readonly data: unknown;
}

/** Caches the last answer of each address for its ETag. */
export interface EtagMemory {
  /** Returns the last answer, always with the same data object, so that callers can detect an unchanged one. */
  find(address: string): KeptAnswer | undefined;
  keep(address: string, etag: string | null, data: unknown): void;
  clear(): void;
}

const MOST_ADDRESSES = 20;

/** Creates an empty cache of 20 addresses; the oldest is evicted. */
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
