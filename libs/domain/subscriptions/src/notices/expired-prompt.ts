import { isExpiredPromptFor } from '@partyline/permissions';
import type { Subject } from '@partyline/permissions';

/** Hidden after an answer. [BILL-21, CONST-3] */
export const EXPIRED_PROMPT_INTERVAL_MS = 600_000;

/** [GB-14] */
export type PromptedScreen = 'billing' | 'payment' | 'other';

export interface ExpiredPromptFacts {
  readonly subject: Subject;
  readonly hasExpiredSubscription: boolean;
  readonly screen: PromptedScreen;
  /** In this browser, by either button, in Unix milliseconds; null for never. */
  readonly answeredAtMs: number | null;
}

/**
 * Returns the milliseconds until the notice opens; 0 for now, null for never. Either button hides it, whatever the clock.
 * [BILL-21, BILL-25, GB-14, CONST-3]
 */
export function computeExpiredPromptDelay(facts: ExpiredPromptFacts, nowMs: number): number | null {
  const isForCaller = facts.hasExpiredSubscription && isExpiredPromptFor(facts.subject);
  if (!isForCaller || facts.screen !== 'other') return null;
  // Nor does an unreadable time.
  if (facts.answeredAtMs === null || !(facts.answeredAtMs <= nowMs)) return 0;
  return Math.max(0, facts.answeredAtMs + EXPIRED_PROMPT_INTERVAL_MS - nowMs);
}
