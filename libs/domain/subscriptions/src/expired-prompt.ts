import { isExpiredPromptFor } from '@partyline/permissions';
import type { Subject } from '@partyline/permissions';

/** How long the notice of an expired subscription stays away after it was answered. [BILL-21, CONST-3] */
export const EXPIRED_PROMPT_INTERVAL_MS = 600_000;

/** What is on screen, as far as the notice cares: /myaccount, a payment screen, or anything else. [GB-14] */
export type PromptedScreen = 'billing' | 'payment' | 'other';

/** What decides about the notice. */
export interface ExpiredPromptFacts {
  readonly subject: Subject;
  readonly hasExpiredSubscription: boolean;
  readonly screen: PromptedScreen;
  /** When this browser last answered it, with either button, in milliseconds since 1970; null for never. */
  readonly answeredAtMs: number | null;
}

/**
 * How long until the notice of an expired subscription opens, in milliseconds; 0 for now, null for not at all: nothing has
 * expired, the caller may not buy, or they are on a billing or payment screen. Either button sends it away for ten minutes.
 * A clock that was set back does not keep it away longer. [BILL-21, BILL-25, GB-14, CONST-3]
 */
export function computeExpiredPromptDelay(facts: ExpiredPromptFacts, nowMs: number): number | null {
  const isForCaller = facts.hasExpiredSubscription && isExpiredPromptFor(facts.subject);
  if (!isForCaller || facts.screen !== 'other') return null;
  // Neither does an answer whose time cannot be read.
  if (facts.answeredAtMs === null || !(facts.answeredAtMs <= nowMs)) return 0;
  return Math.max(0, facts.answeredAtMs + EXPIRED_PROMPT_INTERVAL_MS - nowMs);
}
