import type { FastifyInstance } from 'fastify';
import type { FaultTarget } from '../faults/fault-list.ts';
import { isCopy } from '../faults/http-faults.ts';
import { targetOf } from '../faults/fault-list.ts';

const KEPT = 2000;
const VIC_UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

/** A request to a stand-in or a delivery attempt of the instance host, without its body. */
export interface LoggedRequest {
  readonly at: string;
  readonly target: FaultTarget;
  readonly method: string;
  /** Path and query, or the callback URL of a delivery; tickets and keys are masked. */
  readonly path: string;
  /** null: no answer yet. */
  status: number | null;
  readonly vicUuid: string | null;
  readonly sequence: number | null;
}

/** The latest requests, oldest first. */
export class RequestLog {
  #entries: LoggedRequest[] = [];

  add(entry: LoggedRequest): void {
    this.#entries.push(entry);
    if (this.#entries.length > KEPT) this.#entries = this.#entries.slice(-KEPT / 2);
  }

  list(target?: FaultTarget, vicUuid?: string): readonly LoggedRequest[] {
    return this.#entries.filter(
      (entry) =>
        (target === undefined || entry.target === target) &&
        (vicUuid === undefined || entry.vicUuid === vicUuid),
    );
  }

  clear(): void {
    this.#entries = [];
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    logged: LoggedRequest | null;
  }
}

/** Logs each request to a stand-in on arrival and completes the entry with its status. */
export function recordRequests(app: FastifyInstance, log: RequestLog, now: () => number): void {
  app.decorateRequest('logged', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const target = targetOf(request.url);
    if (target !== null && request.method !== 'OPTIONS' && !isCopy(request)) {
      request.logged = {
        at: new Date(now()).toISOString(),
        target,
        method: request.method,
        path: request.url.replace(/\b(ticket|key)=[^&]*/g, '$1=…'),
        status: null,
        vicUuid: VIC_UUID.exec(request.url)?.[0].toLowerCase() ?? null,
        sequence: null,
      };
      log.add(request.logged);
    }
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.logged && !request.losesAnswer) request.logged.status = reply.statusCode;
    done(null, payload);
  });
}
