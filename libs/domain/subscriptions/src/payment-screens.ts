/** How long the screens after a payment, won or cancelled, stand before they lead to the dashboard. [CONST-4, PAY-12, GB-2] */
export const PAYMENT_REDIRECT_MS = 10_000;
/** How long the spinner of a payment turns before it hides by itself. [CONST-16, PAY-14, GB-1] */
export const PAYMENT_SPINNER_HIDE_MS = 10_000;

/**
 * How many whole seconds are left until the screen after a payment leads to the dashboard, for the countdown on it: 10 at
 * the start, 0 when it is time. A clock that was set back counts from the start again. Milliseconds since 1970. [PAY-12, GB-2]
 */
export function computeRedirectSecondsLeft(shownSinceMs: number, nowMs: number): number {
  const leftMs = PAYMENT_REDIRECT_MS - Math.max(0, nowMs - shownSinceMs);
  return Math.max(0, Math.ceil(leftMs / 1_000));
}

/** Whether the spinner of a payment still turns, by when it began (milliseconds since 1970). [PAY-14, GB-1] */
export function isPaymentSpinnerShown(shownSinceMs: number, nowMs: number): boolean {
  return nowMs - shownSinceMs < PAYMENT_SPINNER_HIDE_MS;
}
