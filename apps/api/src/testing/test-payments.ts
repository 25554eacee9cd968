import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { millisecondsInDay } from 'date-fns/constants';

/** A subscription as the test's payment provider has it. */
export interface TestBilled {
  status: 'active' | 'past_due' | 'canceled';
  isCancelledAtEnd: boolean;
  periodEndMs: number;
  readonly priceId: string;
}

/** A payment provider of the test's own: what the routes about held subscriptions ask of it, over real HTTP. */
export interface TestPayments {
  readonly url: string;
  /** Its subscriptions, by id. */
  readonly subscriptions: Map<string, TestBilled>;
  /** Method, path and body of every call, oldest first. */
  readonly calls: readonly string[];
  /** false: it refuses every call as a provider in trouble does. */
  isAvailable: boolean;
  /** Called after a change was carried out and before it is answered. */
  beforeAnswer: () => Promise<void>;
  stop(): Promise<void>;
}

const seconds = (ms: number): number => Math.floor(ms / 1000);

function wireOf(id: string, billed: TestBilled): object {
  const price = {
    id: billed.priceId,
    object: 'price',
    unit_amount: 9900,
    currency: 'usd',
    recurring: { interval: 'month' },
  };
  const start = billed.periodEndMs - 30 * millisecondsInDay;
  const item = {
    id: `si_${id}`,
    quantity: 1,
    price,
    current_period_start: seconds(start),
    current_period_end: seconds(billed.periodEndMs),
  };
  return {
    id,
    object: 'subscription',
    customer: 'cus_test',
    metadata: {},
    status: billed.status,
    cancel_at_period_end: billed.isCancelledAtEnd,
    ended_at: billed.status === 'canceled' ? seconds(Date.now()) : null,
    items: { object: 'list', data: [item] },
  };
}

/** Starts the provider on any free port. */
export async function startTestPayments(): Promise<TestPayments> {
  const subscriptions = new Map<string, TestBilled>();
  const calls: string[] = [];
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  const state: TestPayments = {
    url: `http://127.0.0.1:${port}`,
    subscriptions,
    calls,
    isAvailable: true,
    beforeAnswer: () => Promise.resolve(),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const { method = '', url = '' } = request;
    calls.push(`${method} ${url} ${body}`.trim());
    const answer = state.isAvailable ? answerOf(method, url, new URLSearchParams(body)) : null;
    await state.beforeAnswer();
    const [status, data] = answer ?? [503, { error: { type: 'api_error', message: 'Away.' } }];
    // The provider's package would ask an unavailable one again after a pause.
    response.writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' });
    response.end(JSON.stringify(data));
  }

  function answerOf(method: string, path: string, body: URLSearchParams): readonly [number, object] {
    if (path === '/v1/billing_portal/sessions') {
      const returnUrl = body.get('return_url');
      return [
        200,
        { id: 'bps_1', object: 'billing_portal.session', url: `${state.url}/p/secret?to=${returnUrl}` },
      ];
    }
    const id = /^\/v1\/subscriptions\/(\w+)$/.exec(path)?.[1] ?? '';
    const billed = subscriptions.get(id);
    if (billed === undefined) {
      return [
        404,
        { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such.' } },
      ];
    }
    if (method === 'POST') billed.isCancelledAtEnd = body.get('cancel_at_period_end') === 'true';
    if (method === 'DELETE') billed.status = 'canceled';
    return [200, wireOf(id, billed)];
  }
  return state;
}
