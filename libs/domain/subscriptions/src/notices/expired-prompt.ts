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
  /** When the portal was opened, and when the user's day began, in Unix milliseconds. */
  readonly openedAtMs: number;
  readonly dayStartMs: number;
}

/** How and in how many milliseconds the notice comes: a dialog to a page just opened, a message over one in use. [HZ-11] */
export interface ExpiredPrompt {
  readonly kind: 'dialog' | 'message';
  readonly delayMs: number;
}

/** A page is just opened for this time. */
const OPENING_MS = 10_000;

/**
 * Returns when the notice comes, or null for never. It is a dialog the first time that the portal is opened on a day; after an answer,
 * or over a page in use, it is a message. Either button hides it, whatever the clock. [BILL-21, BILL-25, GB-14, HZ-11, CONST-3]
 */
export function computeExpiredPrompt(facts: ExpiredPromptFacts, nowMs: number): ExpiredPrompt | null {
  const isForCaller = facts.hasExpiredSubscription && isExpiredPromptFor(facts.subject);
  if (!isForCaller || facts.screen !== 'other') return null;
  const { answeredAtMs, dayStartMs, openedAtMs } = facts;
  // Nor does an unreadable time, or one that a clock has put ahead.
  const answered = answeredAtMs !== null && answeredAtMs <= nowMs ? answeredAtMs : null;
  const delayMs = answered === null ? 0 : Math.max(0, answered + EXPIRED_PROMPT_INTERVAL_MS - nowMs);
  const isFirstOfDay = answered === null || answered < dayStartMs;
  const isJustOpened = nowMs + delayMs - openedAtMs < OPENING_MS;
  return { kind: isFirstOfDay && isJustOpened ? 'dialog' : 'message', delayMs };
}
