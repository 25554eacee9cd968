import type { EffectKind } from '../session/feed/follow-effects.ts';
import { useRefetchOn } from '../session/feed/use-refetch-on.ts';
import { HANDOVERS_KEY } from './queries.ts';

/** Effects that open or close a transfer or request. */
const RELEVANT: ReadonlySet<EffectKind> = new Set(['reload-workspaces', 'refresh-token']);

/** Refetches transfers and requests when workspaces or rights change. [WS-27, GC-11] */
export function useHandoverUpdates(): void {
  useRefetchOn(RELEVANT, HANDOVERS_KEY);
}
