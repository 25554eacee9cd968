import type Stripe from 'stripe';
import type { SandboxSettings } from '../config.ts';
import {
  makePrice,
  sendForm,
  startWebhook,
  stripeClient,
  WEBHOOK_SECRET,
  type WebhookReceiver,
} from './payment-clients.ts';
import { startSandbox, type RunningSandbox } from './running-sandbox.ts';
import { until } from './until.ts';

export const DAY_S = 86_400;

/** A sandbox that sends payment events to a webhook, and the official package connected to it. */
export interface PaymentHarness {
  readonly sandbox: RunningSandbox;
  readonly webhook: WebhookReceiver;
  readonly stripe: Stripe;
  /** Types of all received events. */
  types(): string[];
  /** Waits for the first event of a type. */
  received(type: string): Promise<Stripe.Event>;
  advance(seconds: number): Promise<void>;
  /** Creates a paid subscription of a new customer to a monthly price of 39.00 USD. */
  subscribe(more?: SubscribeOptions): Promise<Stripe.Subscription>;
  dispose(): Promise<void>;
}

interface SubscribeOptions {
  readonly price?: Stripe.Price;
  readonly card?: string;
  readonly trialDays?: number;
}

export async function startPaymentHarness(overrides: Partial<SandboxSettings> = {}): Promise<PaymentHarness> {
  const webhook = await startWebhook();
  const sandbox = await startSandbox({
    paymentsWebhookUrl: webhook.url,
    paymentsWebhookSecrets: [WEBHOOK_SECRET],
    ...overrides,
  });
  const stripe = stripeClient(sandbox.url);
  return {
    sandbox,
    webhook,
    stripe,
    types: () => webhook.events.map(({ type }) => type),
    received: (type) => until(type, () => webhook.events.find((event) => event.type === type)),
    advance: async (advanceSeconds) => {
      const { status } = await sandbox.call('POST', '/control/payments/clock', { advanceSeconds });
      if (status !== 200) throw new Error(`The clock answered ${status}`);
    },
    subscribe: (more) => subscribe(stripe, more),
    dispose: async () => {
      await sandbox.dispose();
      await webhook.close();
    },
  };
}

async function subscribe(stripe: Stripe, more: SubscribeOptions = {}): Promise<Stripe.Subscription> {
  const { card = '4242424242424242', trialDays } = more;
  const price = more.price ?? (await makePrice(stripe));
  const customer = await stripe.customers.create({ email: 'ada@example.test' });
  const { id, url } = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: 'http://localhost:4200/dashboard',
    ...(trialDays === undefined ? {} : { subscription_data: { trial_period_days: trialDays } }),
  });
  await sendForm(url ?? '', { card });
  const { subscription } = await stripe.checkout.sessions.retrieve(id);
  return stripe.subscriptions.retrieve(typeof subscription === 'string' ? subscription : '');
}
