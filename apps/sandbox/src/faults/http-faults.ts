import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toolkitErrorBody } from '../identity/users/toolkit-error.ts';
import { type Fault, type FaultList, type FaultTarget, targetOf } from './fault-list.ts';

declare module 'fastify' {
  interface FastifyRequest {
    losesAnswer: boolean;
  }
}

/**
 * Marks the second copy of a duplicated request, which is exempt from faults; the value is a secret of this
 * process.
 */
const COPY_HEADER = 'x-sandbox-copy';
const COPY_MARK = randomBytes(16).toString('hex');

/**
 * Applies the active faults to requests: `delay` waits first; `fail` answers the status without doing the
 * work; `drop` does the work and loses the answer; `duplicate` does it twice; `hang` never answers; `reset`
 * breaks the connection.
 */
export function registerFaults(app: FastifyInstance, faults: FaultList): void {
  app.decorateRequest('losesAnswer', false);
  app.addHook('preHandler', async (request, reply) => {
    const target = targetOf(request.url);
    if (target === null || isCopy(request) || request.method === 'OPTIONS') return;
    const fault = faults.strike(target, [request.url]);
    if (fault) await strike(app, faults, fault, target, request, reply);
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (request.losesAnswer) request.raw.socket.destroy();
    done(null, payload);
  });
}

export function isCopy(request: FastifyRequest): boolean {
  return request.headers[COPY_HEADER] === COPY_MARK;
}

async function strike(
  app: FastifyInstance,
  faults: FaultList,
  fault: Fault,
  target: FaultTarget,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  switch (fault.kind) {
    case 'delay':
      await wait(fault.delayMs, undefined, { signal: faults.cleared }).catch(() => undefined);
      return;
    case 'fail':
      if (target === 'manager') void reply.header('access-control-allow-origin', '*');
      await reply.code(fault.status).send(failureBody(target, fault.status));
      return;
    case 'drop':
      request.losesAnswer = true;
      return;
    case 'duplicate':
      await app.inject({
        method: request.method as 'GET' | 'POST' | 'DELETE', // the stand-ins serve only these methods
        url: request.url,
        headers: { ...request.headers, [COPY_HEADER]: COPY_MARK },
        ...(request.rawBody === '' ? {} : { payload: request.rawBody }),
      });
      return;
    case 'hang':
      reply.hijack();
      if (!faults.cleared.aborted) await aborted(faults.cleared);
      request.raw.socket.destroy();
      return;
    case 'reset':
      reply.hijack();
      request.raw.socket.destroy();
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

function failureBody(target: FaultTarget, status: number): object {
  const message = 'This failure was requested through the sandbox’s control.';
  if (target === 'payments') return { error: { type: 'api_error', message } };
  return target === 'identity'
    ? toolkitErrorBody(`INTERNAL_ERROR : ${message}`, status)
    : { error: { code: 'fault', message } };
}
