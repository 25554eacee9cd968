import { PLAN_TIMEOUT_MS } from '@partyline/session';

/**
 * Where the wait for a bought plan stands: it is active; it is waited for; or it takes longer than anybody should watch, and
 * the notice says that word will follow. There is no failure among them. [GB-3]
 */
export type PaymentWait = 'active' | 'waiting' | 'told-later';

/**
 * How the wait for a bought plan goes on, from when payment=success was seen until now (milliseconds since 1970), at
 * most 30 s. A plan that is active ends it at any time. [CONST-8, PAY-13, GB-3]
 */
export function computePaymentWait(isPlanActive: boolean, sinceMs: number, nowMs: number): PaymentWait {
  if (isPlanActive) return 'active';
  return nowMs - sinceMs < PLAN_TIMEOUT_MS ? 'waiting' : 'told-later';
}
