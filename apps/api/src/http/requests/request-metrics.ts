import type { ErrorName } from '@partyline/contract';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../../monitoring/metrics.ts';

declare module 'fastify' {
  interface FastifyReply {
    failure: ErrorName | null;
  }
}

/** Counts calls by route pattern: addresses hold ids and keys. [GX-16] */
export function measureRequests(app: FastifyInstance, metrics: Pick<Metrics, 'noteCall'>): void {
  app.decorateReply('failure', null);
  app.addHook('onResponse', (request, reply, done) => {
    metrics.noteCall({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
      failure: reply.failure,
    });
    done();
  });
}
