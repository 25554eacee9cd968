import { Stripe } from 'stripe';
import type { SignedCall } from './verify-signature.ts';

/** Clock difference allowed in both directions. */
export const PAYMENT_SIGNATURE_TOLERANCE_S = 300;

const HEADER = 'stripe-signature';
const TIMESTAMP = /^t=(\d{1,12})$/;

/**
 * Returns whether the payment provider signed this call now with any secret. Its package checks HMAC and age; future timestamps are
 * refused here. Never throws. [GB-9]
 */
export function isSignedByPayments(
  { headers, rawBody }: Pick<SignedCall, 'headers' | 'rawBody'>,
  secrets: readonly string[],
  nowMs: number,
): boolean {
  const header = headers[HEADER];
  if (typeof header !== 'string') return false;
  const [first, ...others] = header.split(',').filter((part) => part.startsWith('t='));
  const timestamp = TIMESTAMP.exec(first ?? '')?.[1];
  if (timestamp === undefined || others.length > 0) return false;
  if (Number(timestamp) - nowMs / 1000 > PAYMENT_SIGNATURE_TOLERANCE_S) return false;
  return secrets.some((secret) => isSignedWith(secret, rawBody, header, nowMs));
}

function isSignedWith(secret: string, rawBody: Buffer, header: string, nowMs: number): boolean {
  try {
    const { signature } = Stripe.webhooks;
    return (
      signature?.verifyHeader(rawBody, header, secret, PAYMENT_SIGNATURE_TOLERANCE_S, undefined, nowMs) ??
      false
    );
  } catch {
    return false;
  }
}
