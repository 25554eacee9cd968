import { useCallback, useRef, useState } from 'react';

/** Typing is written into the address when it pauses: a person would not want to come back to half a word. */
const WRITE_DELAY_MS = 250;

/**
 * The text of a search that lives in the address: what is typed shows at once and is written into the address a moment
 * later; when the address changes otherwise (back, forward, a link), its text counts.
 */
export function useSearchText(
  inAddress: string,
  write: (text: string) => void,
): readonly [text: string, type: (text: string) => void] {
  const [text, setText] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  /** What was written last, until the address has it: then the text in the address counts again, the same one too. */
  const [written, setWritten] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (inAddress !== seen) {
    setSeen(inAddress);
    if (inAddress === written) setWritten(null);
    else setText(inAddress);
  }
  const type = useCallback(
    (next: string) => {
      setText(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        setWritten(next);
        write(next);
      }, WRITE_DELAY_MS);
    },
    [write],
  );
  return [text, type];
}
