import { createContext, useCallback, useDeferredValue, useEffect, useState } from 'react';

/** Typing is written into the address when it pauses: a person would not want to come back to half a word. */
const WRITE_DELAY_MS = 250;

/** What stands in the search field, and the function that puts another text there. */
export interface SearchText {
  readonly text: string;
  readonly type: (text: string) => void;
}

/** Carries {@link SearchText} to the field alone: nothing else is drawn with every letter. */
export const SearchTextContext = createContext<SearchText>({ text: '', type: () => undefined });

/**
 * The text of a search that lives in the address: what is typed shows at once, is searched for (`query`) as soon as the page
 * gets to it, and is written into the address a moment after that has been shown, for that takes time from what is drawn. When
 * the address changes otherwise (back, forward, a link), its text counts.
 */
export function useSearchText(
  inAddress: string,
  write: (text: string) => void,
): SearchText & { readonly query: string } {
  const [text, setText] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  /** What was typed and is not in the address yet. */
  const [typed, setTyped] = useState<string | null>(null);
  /** What was written last, until the address has it: then the text in the address counts again, the same one too. */
  const [written, setWritten] = useState<string | null>(null);
  const query = useDeferredValue(text);
  if (inAddress !== seen) {
    setSeen(inAddress);
    if (inAddress === written) setWritten(null);
    else {
      setText(inAddress);
      setTyped(null);
    }
  }
  useEffect(() => {
    if (typed === null || typed !== query) return undefined;
    const timer = setTimeout(() => {
      setTyped(null);
      setWritten(typed);
      write(typed);
    }, WRITE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed, query, write]);
  const type = useCallback((next: string) => {
    setText(next);
    setTyped(next);
  }, []);
  return { text, query, type };
}
