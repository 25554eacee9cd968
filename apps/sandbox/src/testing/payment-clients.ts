import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { PAYMENTS_KEY } from './running-sandbox.ts';

export const WEBHOOK_SECRET = 'whsec_for_the_tests_only';

/** Connects the official package to a sandbox; no retries by default. */
export function stripeClient(url: string, key = PAYMENTS_KEY, maxNetworkRetries = 0): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries, telemetry: false });
}

/** A webhook endpoint that verifies deliveries with the official package and records them. */
export interface WebhookReceiver {
  readonly url: string;
  readonly events: Stripe.Event[];
  readonly headers: string[];
  readonly bodies: string[];
  answerWith(status: number): void;
  close(): Promise<void>;
}

export async function startWebhook(secret = WEBHOOK_SECRET): Promise<WebhookReceiver> {
  const stripe = new Stripe('sk_test_unused');
  const [events, headers, bodies]: [Stripe.Event[], string[], string[]] = [[], [], []];
  let status = 200;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const header = String(request.headers['stripe-signature']);
      events.push(stripe.webhooks.constructEvent(body, header, secret));
      headers.push(header);
      bodies.push(body);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server has a port
  return {
    url: `http://127.0.0.1:${port}/api/webhooks/payment`,
    events,
    headers,
    bodies,
    answerWith: (next) => {
      status = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Creates a product with one monthly price of 39.00 USD. */
export async function makePrice(
  stripe: Stripe,
  lookupKey = 'intercom-essential-4-month',
  amount = 3900,
  interval: 'week' | 'month' | 'year' = 'month',
): Promise<Stripe.Price> {
  const product = await stripe.products.create({ name: 'Essential' });
  return stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: amount,
    lookup_key: lookupKey,
    recurring: { interval },
  });
}

/** Submits a form of a hosted page without following redirects. */
export function sendForm(url: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}

/** Returns the id of an expandable field. */
export function idOf(value: string | { readonly id: string } | null | undefined): string {
  return typeof value === 'string' ? value : (value?.id ?? '');
}
