import { createContext, useCallback, useDeferredValue, useEffect, useState } from 'react';

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
 * forward, a link), its text wins.
 */
export function useSearchText(
  inUrl: string,
  writeUrl: (text: string) => void,
): SearchText & { readonly query: string } {
  const [text, showText] = useState(inUrl);
  const [lastInUrl, setLastInUrl] = useState(inUrl);
  /** Typed and not yet in the URL. */
  const [unwritten, setUnwritten] = useState<string | null>(null);
  /** Written last, until the URL has it; then any text in the URL wins again, the same one too. */
  const [written, setWritten] = useState<string | null>(null);
  const query = useDeferredValue(text);
  if (inUrl !== lastInUrl) {
    setLastInUrl(inUrl);
    if (inUrl === written) setWritten(null);
    else {
      showText(inUrl);
      setUnwritten(null);
    }
  }
  useEffect(() => {
    if (unwritten === null || unwritten !== query) return undefined;
    const timer = setTimeout(() => {
      setUnwritten(null);
      setWritten(unwritten);
      writeUrl(unwritten);
    }, URL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [unwritten, query, writeUrl]);
  const setText = useCallback((next: string) => {
    showText(next);
    setUnwritten(next);
  }, []);
  return { text, query, setText };
}
