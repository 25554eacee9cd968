import { useState } from 'react';
import { errorText, isWorthTelling } from '../../shell/error-text.ts';

/** How saving a form goes. */
export interface Save {
  readonly isBusy: boolean;
  /** What came of the last try, in words; null for nothing to say. */
  readonly outcome: { readonly isError: boolean; readonly text: string } | null;
  /** Runs `work` unless it runs already. Says whether it came to an end without an error. */
  readonly run: (
    work: () => Promise<unknown>,
    textOf?: (error: unknown) => string | null,
  ) => Promise<boolean>;
  readonly forget: () => void;
}

function usualText(error: unknown): string | null {
  return isWorthTelling(error) ? errorText(error) : null;
}

/** One thing at a time, and what came of it: `done` is said when it went well. */
export function useSave(done: string | null): Save {
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Save['outcome']>(null);
  return {
    isBusy,
    outcome,
    forget: () => setOutcome(null),
    async run(work, textOf = usualText) {
      if (isBusy) return false;
      setBusy(true);
      setOutcome(null);
      try {
        await work();
        setOutcome(done === null ? null : { isError: false, text: done });
        return true;
      } catch (error) {
        const text = textOf(error);
        setOutcome(text === null ? null : { isError: true, text });
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
