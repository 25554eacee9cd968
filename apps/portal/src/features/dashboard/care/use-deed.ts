import { useState } from 'react';
import { errorText, isWorthTelling } from '../../../shell/error-text.ts';

/** How something that is done to devices goes, for the dialog that does it. */
export interface Deed {
  readonly isBusy: boolean;
  /** Why the last try failed; null where there is nothing to say. */
  readonly failure: string | null;
  /** Does it unless it is being done; says whether it came to an end without an error. */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>;
}

/** One try at a time; a failure is told in the dialog. */
export function useDeed(textOf: (error: unknown) => string = errorText): Deed {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  return {
    isBusy,
    failure,
    async run(work) {
      if (isBusy) return false;
      setBusy(true);
      setFailure(null);
      try {
        await work();
        return true;
      } catch (error) {
        setFailure(isWorthTelling(error) ? textOf(error) : null);
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
