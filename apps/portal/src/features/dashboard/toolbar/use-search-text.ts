import { createContext, useCallback, useEffect, useRef, useState } from 'react';
import { nextTask } from '../../../next-task.ts';
import { expectNewRows } from '../virtual-list/row-detail.ts';

/** Debounce of URL writes: Back should not restore half a word. */
const URL_DELAY_MS = 250;

export interface SearchText {
  readonly text: string;
  readonly setText: (text: string) => void;
}

/** For the field alone, so that nothing else renders per key. */
export const SearchTextContext = createContext<SearchText>({ text: '', setText: () => undefined });

/**
 * The search text of the URL. Typing shows at once, is searched deferred (`query`), and is written to the URL after the result
 * paints, because that write renders the page. Other URL changes win. `writeNow` flushes before a new history entry.
 */
export function useSearchText(
  inUrl: string,
  writeUrl: (text: string) => void,
): SearchText & { readonly query: string; readonly writeNow: () => void } {
  const [text, showText] = useState(inUrl);
  const [lastInUrl, setLastInUrl] = useState(inUrl);
  /** Typed, not yet in the URL. */
  const [unwritten, setUnwritten] = useState<string | null>(null);
  /** Last written, until the URL has it; afterwards any URL text wins, even an equal one. */
  const [written, setWritten] = useState<string | null>(null);
  const query = useFollowing(text);
  if (inUrl !== lastInUrl) {
    setLastInUrl(inUrl);
    if (inUrl === written) setWritten(null);
    else {
      showText(inUrl);
      setUnwritten(null);
    }
  }
  const pending = useRef<string | null>(null);
  const writeNow = useCallback(() => {
    const next = pending.current;
    if (next === null) return;
    pending.current = null;
    setUnwritten(null);
    setWritten(next);
    writeUrl(next);
  }, [writeUrl]);
  useEffect(() => {
    if (unwritten === null) pending.current = null;
    if (unwritten === null || unwritten !== query) return undefined;
    const timer = setTimeout(writeNow, URL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [unwritten, query, writeNow]);
  const setText = useCallback((next: string) => {
    pending.current = next;
    showText(next);
    setUnwritten(next);
  }, []);
  return { text, query, setText, writeNow };
}

/**
 * The value one task later, so that typing paints first. Not useDeferredValue: React's 5 ms slices doubled a search of 10,000
 * devices.
 */
function useFollowing(value: string): string {
  const [followed, setFollowed] = useState(value);
  useEffect(() => {
    let isCurrent = true;
    requestAnimationFrame(() => {
      void nextTask().then(() => {
        if (!isCurrent) return;
        expectNewRows();
        setFollowed(value);
      });
    });
    return () => {
      isCurrent = false;
    };
  }, [value]);
  return followed;
}
