/** A cached answer, reused while the server says it is unchanged. */
export interface CachedAnswer {
  readonly etag: string;
  readonly data: unknown;
}

/** Caches the last answer of each address for its ETag. */
export interface EtagMemory {
  /** Returns the last answer, always with the same data object, so that callers can detect an unchanged one. */
  find(address: string): CachedAnswer | undefined;
  keep(address: string, etag: string | null, data: unknown): void;
  clear(): void;
}

const MOST_ADDRESSES = 20;

/** Creates an empty cache of 20 addresses; the oldest is evicted. */
export function createEtagMemory(): EtagMemory {
  const cached = new Map<string, CachedAnswer>();
  return {
    find: (address) => cached.get(address),
    keep(address, etag, data) {
      cached.delete(address);
      if (etag === null) return;
      cached.set(address, { etag, data });
      const [oldest] = cached.keys();
      if (cached.size > MOST_ADDRESSES && oldest !== undefined) cached.delete(oldest);
    },
    clear: () => cached.clear(),
  };
}
