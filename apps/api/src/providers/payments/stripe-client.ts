import { Stripe } from 'stripe';

/** How the payment provider is reached. */
export interface PaymentSettings {
  /** The provider's own address, or the sandbox's. */
  readonly url: string;
  readonly secretKey: string;
  /** Any of them may have signed an event, so that they can be exchanged one by one. */
  readonly webhookSecrets: readonly string[];
}

/** A call is given up after so long, and repeated at most so often; the caller of the API waits for it. */
const TIMEOUT_MS = 8_000;
const RETRIES = 2;

/** The provider's own package, without telemetry, against the configured address. */
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
