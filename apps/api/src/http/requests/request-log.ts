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

/** Database errors quote the row, so only the code is logged. */
export const LOG_SERIALIZERS = {
  err: (error: unknown): LoggedError => {
    if (isLogged(error)) return error;
    if (!(error instanceof Error)) return { type: 'unknown', message: '', stack: '' };
    const fields = databaseFieldsOf(error);
    const message = fields === null ? error.message : `SQLSTATE ${fields.code}`;
    return {
      type: error.name,
      message,
      stack: (error.stack ?? '')
        .split('\n')
        .filter((line) => /^\s+at /.test(line))
        .join('\n'),
      ...fields,
    };
  },
};

interface LoggedError {
  readonly [field: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
}

/** Errors serialized by the worker thread have lost their class. */
function isLogged(error: unknown): error is LoggedError {
  if (typeof error !== 'object' || error === null || error instanceof Error) return false;
  return 'type' in error && 'message' in error && 'stack' in error;
}

interface DatabaseFields {
  readonly code: string;
  readonly constraint: unknown;
  readonly table: unknown;
  readonly routine: unknown;
}

function databaseFieldsOf(error: Error): DatabaseFields | null {
  if (!('severity' in error) || !('code' in error) || typeof error.code !== 'string') return null;
  return {
    code: error.code,
    constraint: 'constraint' in error ? error.constraint : undefined,
    table: 'table' in error ? error.table : undefined,
    routine: 'routine' in error ? error.routine : undefined,
  };
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
