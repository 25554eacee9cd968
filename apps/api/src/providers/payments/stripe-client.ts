import { Stripe } from 'stripe';

/** What is asked for beside the price. */
export interface PaymentTerms {
  /** The provider adds tax by the customer's address. */
  readonly isTaxed: boolean;
  /** Its page takes promotion codes. */
  readonly takesCodes: boolean;
}

export interface PaymentSettings extends PaymentTerms {
  readonly url: string;
  readonly secretKey: string;
  /** Several are valid at once, so that they can be rotated. */
  readonly webhookSecrets: readonly string[];
}

/** Time-out of a call; API callers wait for it and its retries. */
const TIMEOUT_MS = 8_000;
const RETRIES = 2;

/** Creates the provider's client, without telemetry, for the configured address. */
export function createStripe({ url, secretKey }: Pick<PaymentSettings, 'url' | 'secretKey'>): Stripe {
  const { protocol, hostname, port } = new URL(url);
  return new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port === '' ? {} : { port: Number(port) }),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
}
