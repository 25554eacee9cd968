import { startTransition, useEffect, useState } from 'react';
import type * as later from './later.tsx';

/** Whatever the dashboard needs beyond its first look. */
export type Later = typeof later;
/** The same as far as it has come: null while it is on its way, `missing` when it could not be fetched. */
export type LaterPart = Later | 'missing' | null;

let loaded: Later | null = null;

/** Fetches what the dashboard needs beyond its first look. */
export async function loadLater(): Promise<Later> {
  loaded = await import('./later.tsx');
  return loaded;
}

/** Whether it has come. */
export function hasLater(): boolean {
  return loaded !== null;
}

/**
 * What the dashboard needs beyond its first look, from the moment it is wanted. It is no part that throws when it cannot be
 * fetched: a network that goes in that moment must not take away the devices that are shown. It is not asked for again,
 * because browsers remember such a failure until the page is loaded anew. [DEV-57]
 */
export function useLater(isWanted: boolean): LaterPart {
  const [part, setPart] = useState<LaterPart>(loaded);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    const set = (fetched: LaterPart) => {
      if (isHere) startTransition(() => setPart(fetched));
    };
    loadLater().then(set, () => set('missing'));
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  return part;
}
