import type { Action } from './action.ts';

/**
 * The two actions by which an ownership moves. They stand opposite each other: who owns hands over, who does not own
 * asks. So they are the only rights that somebody can hold whose role was granted by a person without them; every other
 * right of a role is held by whoever may grant it. [GC-3, GV-11]
 */
export const HANDOVER_ACTIONS = [
  'transferOwnership',
  'askWorkspaceOwnership',
] as const satisfies readonly Action[];
