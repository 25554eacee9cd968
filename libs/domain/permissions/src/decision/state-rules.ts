import type { Action } from '../table/action.ts';
import { REFUSALS } from './refusal.ts';
import type { PermissionDecision, RefusalReason } from './refusal.ts';
import type { Target } from './target.ts';

export type StateReason = Extract<RefusalReason, 'default-workspace' | 'dirty' | 'expired' | 'running'>;

/**
 * In order of reasons. The default workspace is neither deleted nor handed over, one ownership transfer is open at a time (GW-5, GO-7,
 * GO-8, GV-9); nothing starts on an expired subscription (GD-35); the data center changes at rest (GD-14).
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

/** Returns why the target's state refuses an action that the caller has the right to, or null. [GC-10] */
export function stateRefusalOf(action: Action, target: Target): PermissionDecision | null {
  const reason = STATE_RULES.get(action)?.find((candidate) => HOLDS[candidate](target));
  return reason === undefined ? null : REFUSALS[reason];
}
