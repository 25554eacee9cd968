import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';

/** A webhook that the portal's service has sent. */
export interface SunkWebhook {
  readonly name: string;
  readonly headers: IncomingHttpHeaders;
  /** As it came, byte for byte: the signature is over this. */
  readonly body: string;
}

const KEPT = 500;

/** The newest webhooks, oldest first; kept in memory. */
export class WebhookSink {
  #received: SunkWebhook[] = [];

  add(webhook: SunkWebhook): void {
    this.#received = [...this.#received, webhook].slice(-KEPT);
  }

  list(name: string): readonly SunkWebhook[] {
    return this.#received.filter((webhook) => webhook.name === name);
  }
}

type NamedRequest = FastifyRequest<{ Params: { readonly name: string } }>;

/**
 * Serves a receiver of webhooks, as a customer of the product would run one: any name below `/webhook-sink/` accepts what is posted to
 * it, and shows it to whoever reads it there. It does not check signatures.
 */
export function registerWebhookSink(app: FastifyInstance, sink: WebhookSink): void {
  app.post('/webhook-sink/:name', (request: NamedRequest, reply) => {
    sink.add({ name: request.params.name, headers: request.headers, body: request.rawBody });
    return reply.code(204).send();
  });
  app.get('/webhook-sink/:name', (request: NamedRequest) => ({ webhooks: sink.list(request.params.name) }));
}
