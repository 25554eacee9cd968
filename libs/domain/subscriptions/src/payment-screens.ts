/** How long the screens after a payment stay before redirecting to the dashboard. [CONST-4, PAY-12, GB-2] */
export const PAYMENT_REDIRECT_MS = 10_000;
/** When the payment spinner hides by itself. [CONST-16, PAY-14, GB-1] */
export const PAYMENT_SPINNER_HIDE_MS = 10_000;

/**
 * Returns the whole seconds until the redirect: 10 at the start, 0 when due. A clock set back restarts the countdown. Unix
 * milliseconds. [PAY-12, GB-2]
 */
export function computeRedirectSecondsLeft(shownSinceMs: number, nowMs: number): number {
  const leftMs = PAYMENT_REDIRECT_MS - Math.max(0, nowMs - shownSinceMs);
  return Math.max(0, Math.ceil(leftMs / 1_000));
}

/** Whether the payment spinner is still visible, by its start (Unix milliseconds). [PAY-14, GB-1] */
export function isPaymentSpinnerShown(shownSinceMs: number, nowMs: number): boolean {
  return nowMs - shownSinceMs < PAYMENT_SPINNER_HIDE_MS;
}
