import { createContext, useCallback, useEffect, useRef, useState } from 'react';
import { nextTask } from '../../../next-task.ts';
import { expectNewRows } from '../virtual-list/row-detail.ts';

/** The URL is written when typing pauses: a user would not want to come back to half a word. */
const URL_DELAY_MS = 250;

/** The text of the search field, and the function that changes it. */
export interface SearchText {
  readonly text: string;
  readonly setText: (text: string) => void;
}

/** Carries {@link SearchText} to the field alone: nothing else renders with every key. */
export const SearchTextContext = createContext<SearchText>({ text: '', setText: () => undefined });

/**
 * The text of a search that the URL holds. Typing shows at once, is searched for (`query`, deferred), and is written to the
 * URL a moment after its result is on screen, because that write renders the page. When the URL changes otherwise (back,
 * forward, a link), its text wins. `writeNow` writes what is still to be written, before another entry of the history begins.
 */
export function useSearchText(
  inUrl: string,
  writeUrl: (text: string) => void,
): SearchText & { readonly query: string; readonly writeNow: () => void } {
  const [text, showText] = useState(inUrl);
  const [lastInUrl, setLastInUrl] = useState(inUrl);
  /** Typed and not yet in the URL. */
  const [unwritten, setUnwritten] = useState<string | null>(null);
  /** Written last, until the URL has it; then any text in the URL wins again, the same one too. */
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
 * The value, a task after it was rendered: what is typed shows first. Not deferred by React, which renders in slices of 5 ms
 * with a frame in between: a search of 10,000 devices took twice as long.
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
