import type { Action } from '../table/action.ts';
import { REFUSALS } from './refusal.ts';
import type { PermissionDecision, RefusalReason } from './refusal.ts';
import type { Target } from './target.ts';

/** The refusals that depend on an object's state rather than on who asks. */
export type StateReason = Extract<RefusalReason, 'default-workspace' | 'dirty' | 'expired' | 'running'>;

/**
 * Which states refuse which actions, in the order of the list of reasons. The default workspace can be neither deleted
 * nor handed over, one handover at a time is open (GW-5, GO-7, GO-8, GV-9); nothing starts on an expired subscription
 * (GD-35); the data center changes only at rest (GD-14).
 */
export const STATE_RULES: ReadonlyMap<Action, readonly StateReason[]> = new Map<
  Action,
  readonly StateReason[]
>([
  ['delete', ['default-workspace']],
  ['transferOwnership', ['default-workspace', 'dirty']],
  ['askWorkspaceOwnership', ['default-workspace', 'dirty']],
  ['start', ['expired']],
  ['change-target', ['running']],
]);

const HOLDS: Readonly<Record<StateReason, (target: Target) => boolean>> = {
  'default-workspace': (target) => target.kind === 'workspace' && target.isDefault,
  dirty: (target) => target.kind === 'workspace' && target.isDirty,
  expired: (target) => target.kind === 'instance' && target.isSubscriptionExpired,
  running: (target) => target.kind === 'instance' && target.isRunning,
};

/** The refusal that an object's state gives to an action which the caller has the right to, or null. [GC-10] */
export function stateRefusalOf(action: Action, target: Target): PermissionDecision | null {
  const reason = STATE_RULES.get(action)?.find((candidate) => HOLDS[candidate](target));
  return reason === undefined ? null : REFUSALS[reason];
}
