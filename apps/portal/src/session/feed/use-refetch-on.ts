import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followEffects, type EffectKind } from './follow-effects.ts';

/** One refetch per burst. */
const REFETCH_DELAY_MS = 300;

/** Refetches queries after these effects and after a (re)connect. The set must stay the same. [GN-3] */
export function useRefetchOn(kinds: ReadonlySet<EffectKind>, queryKey: QueryKey): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const schedule = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void client.invalidateQueries({ queryKey });
      }, REFETCH_DELAY_MS);
    };
    const stop = followEffects({
      onEffect: (kind) => {
        if (kinds.has(kind)) schedule();
      },
      onReady: schedule,
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [client, kinds, queryKey]);
}
