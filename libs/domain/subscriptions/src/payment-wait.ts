import { PLAN_TIMEOUT_MS } from '@partyline/session';

/** `told-later`: the wait took too long, and a notice says that a message follows. There is no failure state. [GB-3] */
export type PaymentWait = 'active' | 'waiting' | 'told-later';

/**
 * Returns the state of the wait for a bought plan since payment=success (Unix milliseconds), at most 30 s. An active plan
 * ends it at any time. [CONST-8, PAY-13, GB-3]
 */
export function computePaymentWait(isPlanActive: boolean, sinceMs: number, nowMs: number): PaymentWait {
  if (isPlanActive) return 'active';
  return nowMs - sinceMs < PLAN_TIMEOUT_MS ? 'waiting' : 'told-later';
}
