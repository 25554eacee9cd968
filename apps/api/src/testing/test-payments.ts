import { CATALOGUE } from '@partyline/catalog';
import { SUBSCRIPTION_TYPES, type Price } from '@partyline/pricing';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Stripe } from 'stripe';

/** An object of the provider, as it goes over the wire. */
export type Wire = Record<string, unknown> & { readonly id: string; readonly object: string };

/** An event as the provider sends it. */
export interface WireEvent extends Record<string, unknown> {
  readonly id: string;
  readonly type: string;
  readonly created: number;
  readonly data: { readonly object: Wire } & Record<string, unknown>;
}

/** What the provider answers instead of what it would, for as long as it is set. */
export type PaymentFault = 'reset' | 429 | 500 | { readonly slowMs: number };

/** A payment provider of the test's own, over real HTTP: the calls that the API makes, and what happens on its pages. */
export interface TestPayments {
  /** For PAYMENTS_API_URL. */
  readonly url: string;
  /** Method and path of every call, in order. */
  readonly calls: readonly string[];
  readonly objects: ReadonlyMap<string, Wire>;
  fault: PaymentFault | null;
  /** Cards are declined. */
  isDeclining: boolean;
  /** What happens after a call was carried out and before it is answered. */
  beforeAnswer: () => Promise<unknown>;
  /** The buyer pays a session; gives back the six events of it, none of which is sent. */
  pay(sessionId: string, change?: { readonly currency?: string; readonly amount?: number }): WireEvent[];
  /** Changes an object; gives back an event about it. */
  change(id: string, type: string, fields: Readonly<Record<string, unknown>>): WireEvent;
  /** Adds an object; gives back an event about it. */
  add(type: string, object: Wire): WireEvent;
  /** The only object of a kind, or the newest. */
  newest(object: string): Wire;
  stop(): Promise<void>;
}

export const TEST_WEBHOOK_SECRETS = ['whsec_first_of_tests', 'whsec_second_of_tests'] as const;

const PRICES = new Map<string, Price>(
  SUBSCRIPTION_TYPES.flatMap((type) => CATALOGUE[type])
    .flatMap(({ prices }) => prices)
    .map((price) => [price.priceId, price]),
);
const DAYS = { week: 7, month: 30, year: 365 } as const;
let counter = 0;
const newId = (prefix: string): string => `${prefix}_${process.pid}_${(counter += 1)}`;
const nowS = (): number => Math.floor(Date.now() / 1000);

/** Signs an event as the provider does; `atMs` is the signature's clock. */
export function signEvent(
  event: WireEvent,
  secret: string = TEST_WEBHOOK_SECRETS[0],
  atMs: number = Date.now(),
): { readonly rawBody: string; readonly headers: Readonly<Record<string, string>> } {
  const payload = JSON.stringify(event);
  const timestamp = Math.floor(atMs / 1000);
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return { rawBody: payload, headers: { 'stripe-signature': header } };
}

/** Starts a provider on any free port. */
export async function startTestPayments(): Promise<TestPayments> {
  const state = new State();
  const server = createServer((request, response) => void serve(state, request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  return Object.assign(state, {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}

class State {
  readonly calls: string[] = [];
  readonly objects = new Map<string, Wire>();
  /** Answers by idempotency key, as the provider keeps them. */
  readonly answers = new Map<string, { readonly text: string; readonly answer: Answer }>();
  fault: PaymentFault | null = null;
  isDeclining = false;
  beforeAnswer = (): Promise<unknown> => Promise.resolve();

  keep(object: Wire): Wire {
    this.objects.set(object.id, object);
    return object;
  }

  add(type: string, object: Wire): WireEvent {
    return eventOf(type, this.keep(object));
  }

  change(id: string, type: string, fields: Readonly<Record<string, unknown>>): WireEvent {
    const object = this.objects.get(id);
    if (object === undefined) throw new Error(`There is no ${id}.`);
    return this.add(type, { ...object, ...fields });
  }

  newest(object: string): Wire {
    const found = [...this.objects.values()].filter((one) => one.object === object).at(-1);
    if (found === undefined) throw new Error(`There is no ${object}.`);
    return found;
  }

  pay(
    sessionId: string,
    { currency = 'usd', amount }: { readonly currency?: string; readonly amount?: number } = {},
  ): WireEvent[] {
    const session = this.objects.get(sessionId);
    if (session?.['status'] !== 'open') throw new Error('Nobody can pay this session.');
    const price = priceOf(String(session['priceId']), { currency, amount });
    const { customer, metadata } = session;
    const subscription = this.keep(subscriptionOf({ customer, metadata, price }));
    const invoice = this.keep(invoiceOf(subscription, price.unit_amount));
    const paid = this.keep({
      ...session,
      status: 'complete',
      payment_status: 'paid',
      subscription: subscription.id,
      currency,
      amount_total: price.unit_amount,
      url: null,
    });
    return [
      eventOf('customer.subscription.created', subscription),
      eventOf('customer.subscription.updated', subscription),
      eventOf('invoice.created', invoice),
      eventOf('invoice.finalized', invoice),
      eventOf('invoice.paid', invoice),
      eventOf('checkout.session.completed', paid),
    ];
  }
}

function eventOf(type: string, object: Wire): WireEvent {
  return { id: newId('evt'), type, created: nowS(), data: { object } };
}

function priceOf(
  id: string,
  { currency = 'usd', amount }: { currency?: string; amount?: number | undefined } = {},
) {
  const key = id.replace(/^price_/, '');
  const price = PRICES.get(key);
  if (price === undefined) throw new Error(`There is no price ${id}.`);
  const { interval } = price;
  return {
    id: `price_${key}`,
    object: 'price',
    currency,
    unit_amount: amount ?? price.price,
    lookup_key: key,
    metadata: {},
    recurring: { interval, interval_count: 1 },
  };
}

type WirePrice = ReturnType<typeof priceOf>;

function itemOf(price: WirePrice, id = newId('si')) {
  const start = nowS();
  const end = start + DAYS[price.recurring.interval] * 86_400;
  return {
    id,
    object: 'subscription_item',
    quantity: 1,
    price,
    current_period_start: start,
    current_period_end: end,
  };
}

function subscriptionOf({
  customer,
  metadata,
  price,
}: {
  readonly customer: unknown;
  readonly metadata: unknown;
  readonly price: WirePrice;
}): Wire {
  return {
    id: newId('sub'),
    object: 'subscription',
    customer,
    metadata,
    status: 'active',
    cancel_at_period_end: false,
    ended_at: null,
    items: { object: 'list', data: [itemOf(price)] },
  };
}

function invoiceOf({ id: subscription, customer }: Wire, total: number): Wire {
  const id = newId('in');
  return {
    id,
    object: 'invoice',
    customer,
    status: 'paid',
    number: `T-${id}`,
    currency: 'usd',
    total,
    created: nowS(),
    attempt_count: 1,
    due_date: null,
    status_transitions: { finalized_at: nowS() },
    hosted_invoice_url: `https://pay.example.test/i/${id}`,
    parent: { type: 'subscription_details', subscription_details: { subscription } },
    lines: {
      object: 'list',
      data: [{ description: 'Plan', amount: total, period: { start: nowS(), end: nowS() + 2_592_000 } }],
    },
  };
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const ok = (body: unknown): Answer => ({ status: 200, body });
const failed = (status: number, error: Readonly<Record<string, unknown>>): Answer => ({
  status,
  body: { error },
});
const MISSING = failed(404, {
  type: 'invalid_request_error',
  code: 'resource_missing',
  message: 'No such object',
});

async function serve(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://provider');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer); // a request streams buffers
  const text = Buffer.concat(chunks).toString();
  state.calls.push(`${request.method ?? ''} ${url.pathname}`);
  const { fault } = state;
  if (fault === 'reset') return void request.socket.destroy();
  if (typeof fault === 'object' && fault !== null) await wait(fault.slowMs);
  const answer =
    typeof fault === 'number'
      ? failed(fault, { type: 'api_error', message: 'An error' })
      : answerOnce(state, request, url, text);
  await state.beforeAnswer();
  response.writeHead(answer.status, { 'content-type': 'application/json', 'request-id': newId('req') });
  response.end(JSON.stringify(answer.body));
}

function answerOnce(state: State, request: IncomingMessage, url: URL, text: string): Answer {
  const key = request.headers['idempotency-key'];
  const answer = (): Answer => answerOf(state, request.method ?? '', url, new URLSearchParams(text));
  if (typeof key !== 'string' || request.method !== 'POST') return answer();
  const known = state.answers.get(key);
  if (known !== undefined) {
    if (known.text === text) return known.answer;
    return failed(400, { type: 'idempotency_error', message: 'Keys must be used with the same parameters' });
  }
  const first = answer();
  state.answers.set(key, { text, answer: first });
  return first;
}

function answerOf(
  state: State,
  method: string,
  { pathname, searchParams }: URL,
  form: URLSearchParams,
): Answer {
  const [, , ...parts] = pathname.split('/');
  const path = parts.join('/');
  if (method === 'POST') return post(state, path, form);
  if (method === 'DELETE')
    return found(state, parts[1], (object) => ({ ...object, status: 'canceled', ended_at: nowS() }));
  if (path === 'prices')
    return ok({ object: 'list', data: [priceOf(searchParams.get('lookup_keys[0]') ?? '')] });
  if (parts.length === 1 || path === 'checkout/sessions')
    return list(state, searchParams.get('customer'), parts[0] ?? '');
  return found(state, parts.at(-1), (object) => object);
}

function list(state: State, customer: string | null, path: string): Answer {
  const kind = path.replace(/s$/, '');
  const data = [...state.objects.values()].filter(
    (one) => one.object === kind && one['customer'] === customer,
  );
  return ok({ object: 'list', data, has_more: false, url: `/v1/${path}` });
}

function found(state: State, id: string | undefined, change: (object: Wire) => Wire): Answer {
  const object = state.objects.get(id ?? '');
  return object === undefined ? MISSING : ok(state.keep(change(object)));
}

function post(state: State, path: string, form: URLSearchParams): Answer {
  if (path === 'customers') return ok(state.keep({ id: newId('cus'), object: 'customer' }));
  if (path === 'checkout/sessions') return ok(state.keep(sessionOf(form)));
  if (path === 'billing_portal/sessions') {
    const url = `https://pay.example.test/portal/secret?to=${form.get('return_url')}`;
    return ok({ id: newId('bps'), object: 'billing_portal.session', url });
  }
  if (path === 'invoices/create_preview') return ok(previewOf(form));
  const [kind, id, action] = path.replace('checkout/', '').split('/');
  if (kind === 'sessions' && action === 'expire') return expire(state, id);
  return kind === 'subscriptions' ? update(state, id, form) : MISSING;
}

function sessionOf(form: URLSearchParams): Wire {
  const id = newId('cs');
  const price = priceOf(form.get('line_items[0][price]') ?? '');
  return {
    id,
    object: 'checkout.session',
    client_reference_id: form.get('client_reference_id'),
    customer: form.get('customer'),
    metadata: { partyline_checkout: form.get('metadata[partyline_checkout]') ?? '' },
    priceId: price.id,
    success_url: form.get('success_url'),
    status: 'open',
    payment_status: 'unpaid',
    currency: price.currency,
    amount_total: price.unit_amount,
    subscription: null,
    expires_at: Number(form.get('expires_at')),
    url: `https://pay.example.test/c/${id}`,
  };
}

function expire(state: State, id: string | undefined): Answer {
  const session = state.objects.get(id ?? '');
  if (session?.['status'] !== 'open')
    return failed(400, { type: 'invalid_request_error', message: 'Not open' });
  return ok(state.keep({ ...session, status: 'expired', url: null }));
}

/** What a change costs here: the new price, less 10.00 for what is left. */
function previewOf(form: URLSearchParams): Wire {
  const { unit_amount: amount } = priceOf(form.get('subscription_details[items][0][price]') ?? '');
  const period = { start: nowS(), end: nowS() + 2_592_000 };
  const lines = [
    { description: 'Unused time', amount: -1000, period },
    { description: 'New plan', amount, period },
  ];
  const data = lines;
  return {
    id: 'upcoming',
    object: 'invoice',
    currency: 'usd',
    amount_due: amount - 1000,
    lines: { object: 'list', data },
  };
}

function update(state: State, id: string | undefined, form: URLSearchParams): Answer {
  const price = form.get('items[0][price]');
  if (price !== null && state.isDeclining) {
    return failed(402, { type: 'card_error', code: 'card_declined', message: 'Declined' });
  }
  const cancel = form.get('cancel_at_period_end');
  return found(state, id, (object) => ({
    ...object,
    ...(cancel === null ? {} : { cancel_at_period_end: cancel === 'true' }),
    ...(price === null
      ? {}
      : { items: { object: 'list', data: [itemOf(priceOf(price), form.get('items[0][id]') ?? '')] } }),
  }));
}
