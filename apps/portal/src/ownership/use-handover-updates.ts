import type { EffectKind } from '../session/feed/follow-effects.ts';
import { useRefetchOn } from '../session/feed/use-refetch-on.ts';
import { HANDOVERS_KEY } from './queries.ts';

/** What may open or close a transfer or a request. */
const RELEVANT: ReadonlySet<EffectKind> = new Set(['reload-workspaces', 'refresh-token']);

/** Refetches the open transfers and requests when a workspace or the rights change. [WS-27, GC-11] */
export function useHandoverUpdates(): void {
  useRefetchOn(RELEVANT, HANDOVERS_KEY);
}
