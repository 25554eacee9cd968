import type { ErrorName } from '@partyline/contract';
import type { FastifyInstance } from 'fastify';
import { hash } from 'node:crypto';
import type { Metrics } from '../../monitoring/metrics.ts';

export function logNameOf(uid: string): string {
  return hash('sha256', uid, 'hex').slice(0, 12);
}

/**
 * Logs one line per call: request id, route pattern (addresses may hold keys), status, milliseconds, user. No token, e-mail or
 * body. [GX-16]
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url, config } = request.routeOptions;
    const line = {
      method: request.method,
      route: url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(reply.failure === null ? {} : { failure: reply.failure }),
      ...(request.identity === null ? {} : { user: logNameOf(request.identity.uid) }),
      ...(request.supportToken === null ? {} : { supportToken: request.supportToken.id }),
      ...(request.identity?.apiToken === undefined ? {} : { apiToken: request.identity.apiToken.id }),
    };
    // Monitors poll these all the time.
    const isMonitor = ['ping', 'live', 'ready'].includes(config.routeName ?? '');
    if (isMonitor && reply.statusCode === 200) request.log.debug(line, 'call');
    else request.log.info(line, 'call');
    done();
  });
}

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
