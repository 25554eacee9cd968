import type { FastifyInstance } from 'fastify';
import { hash } from 'node:crypto';

/** How a person is named in the log: recognisable across lines, not readable. */
export function logNameOf(uid: string): string {
  return hash('sha256', uid, 'hex').slice(0, 12);
}

/**
 * One line per call, when it is over: request id, the route's pattern (never the address: keys stand in it), status,
 * milliseconds, and who. No token, no e-mail, no body. [GX-16]
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
    // Monitors call these all the time.
    const isMonitor = ['ping', 'live', 'ready'].includes(config.routeName ?? '');
    if (isMonitor && reply.statusCode === 200) request.log.debug(line, 'call');
    else request.log.info(line, 'call');
    done();
  });
}

/** How errors are written: a database error quotes the row it is about, so of its words only the code is kept. */
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

/** An error of the worker thread has passed this serializer there: what crosses the thread keeps no class. */
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
