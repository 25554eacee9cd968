import { refuse } from '@partyline/kernel';
import type { Decision } from '@partyline/kernel';

/** The first that holds. The first two hide the control. [GC-10, HZ-6] */
export const REFUSAL_REASONS = [
  'unknown-role',
  'no-right',
  'partner-customer',
  'trial',
  'no-plan',
  'default-workspace',
  'dirty',
  'expired',
  'running',
  'no-workspace',
] as const;

export type RefusalReason = (typeof REFUSAL_REASONS)[number];

export type PermissionDecision = Decision<RefusalReason>;

/** Created once, so that checks allocate nothing. */
export const REFUSALS = {
  'unknown-role': Object.freeze(refuse('unknown-role')),
  'no-right': Object.freeze(refuse('no-right')),
  'partner-customer': Object.freeze(refuse('partner-customer')),
  trial: Object.freeze(refuse('trial')),
  'no-plan': Object.freeze(refuse('no-plan')),
  'default-workspace': Object.freeze(refuse('default-workspace')),
  dirty: Object.freeze(refuse('dirty')),
  expired: Object.freeze(refuse('expired')),
  running: Object.freeze(refuse('running')),
  'no-workspace': Object.freeze(refuse('no-workspace')),
} as const satisfies Record<RefusalReason, PermissionDecision>;

/** Returns whether the role can never do this here; others depend on the present state and show the control disabled. [GC-10] */
export function isHiddenRefusal(reason: RefusalReason): boolean {
  return reason === 'unknown-role' || reason === 'no-right';
}
