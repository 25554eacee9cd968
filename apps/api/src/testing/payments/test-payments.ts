import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Stripe } from 'stripe';
import { type Wire, type WireEvent, newId } from './wire-objects.ts';
import { type Answer, type PaymentFault, State } from './payments-state.ts';
import { failed, answerOnce } from './answer-call.ts';

/** A test payment provider over real HTTP. */
export interface TestPayments {
  /** For PAYMENTS_API_URL. */
  readonly url: string;
  /** Method and path, in order. */
  readonly calls: readonly string[];
  readonly objects: ReadonlyMap<string, Wire>;
  fault: PaymentFault | null;
  isDeclining: boolean;
  /** Runs after a call's effect and before its answer. */
  beforeAnswer: () => Promise<unknown>;
  /** Pays a session; returns its six events, unsent. */
  pay(sessionId: string, change?: { readonly currency?: string; readonly amount?: number }): WireEvent[];
  /** Changes an object; returns an event about it. */
  change(id: string, type: string, fields: Readonly<Record<string, unknown>>): WireEvent;
  /** Adds an object; returns an event about it. */
  add(type: string, object: Wire): WireEvent;
  /** The newest object of a kind. */
  newest(object: string): Wire;
  stop(): Promise<void>;
}

export const TEST_WEBHOOK_SECRETS = ['whsec_first_of_tests', 'whsec_second_of_tests'] as const;

/** Signs an event like the provider; `atMs` is the signature's time. */
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

async function serve(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://provider');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer); // a request streams buffers
  const text = Buffer.concat(chunks).toString();
  state.calls.push(`${request.method ?? ''} ${url.pathname}`);
  const { fault } = state;
  if (fault === 'reset') return void request.socket.destroy();
  if (typeof fault === 'object' && fault !== null && 'slowMs' in fault) await wait(fault.slowMs);
  const answer = failedBy(fault) ?? answerOnce(state, request, url, text);
  await state.beforeAnswer();
  response.writeHead(answer.status, { 'content-type': 'application/json', 'request-id': newId('req') });
  response.end(JSON.stringify(answer.body));
}

function failedBy(fault: PaymentFault | null): Answer | null {
  if (typeof fault === 'number') return failed(fault, { type: 'api_error', message: 'An error' });
  return typeof fault === 'object' && fault !== null && 'error' in fault
    ? failed(fault.status, fault.error)
    : null;
}
