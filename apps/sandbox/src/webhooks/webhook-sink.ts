import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';

export interface SunkWebhook {
  readonly name: string;
  readonly headers: IncomingHttpHeaders;
  /** Raw body, which the signature covers. */
  readonly body: string;
}

const KEPT = 500;

/** The newest webhooks in memory, oldest first. */
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
 * Serves a receiver of webhooks: any name below `/webhook-sink/` accepts posts and shows them on GET. It does
 * not check signatures.
 */
export function registerWebhookSink(app: FastifyInstance, sink: WebhookSink): void {
  app.post('/webhook-sink/:name', (request: NamedRequest, reply) => {
    sink.add({ name: request.params.name, headers: request.headers, body: request.rawBody });
    return reply.code(204).send();
  });
  app.get('/webhook-sink/:name', (request: NamedRequest) => ({ webhooks: sink.list(request.params.name) }));
}
