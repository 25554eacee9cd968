import { API_BASE, type ErrorName } from '@partyline/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import { ApiFailure } from '../errors/api-failure.ts';
import { failureEnvelope } from './envelope.ts';
import { codeOf, failureOf } from '../errors/error-table.ts';
import { languageOfRequest } from './page-language.ts';

/** Lists failures after which no call succeeds until an operator has mended a key, a right or a setting. */
const NEED_AN_OPERATOR: ReadonlySet<ErrorName> = new Set(['payments-refused', 'identity-refused']);

/** Answers a failed call in the envelope; an unexpected error is logged with its stack, a provider's with its codes. [API-6] */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = failureOf(error);
  if (failure.failure === 'internal') request.log.error({ err: error }, 'unexpected error');
  else if (NEED_AN_OPERATOR.has(failure.failure)) request.log.error({ err: failure.cause }, failure.failure);
  else if (failure.cause !== undefined) request.log.warn({ err: failure.cause }, failure.failure);
  else if (!(error instanceof ApiFailure)) request.log.info({ code: codeOf(error) }, failure.failure);
  return sendFailure(failure, reply);
}

/** Sends a failure in the envelope, in the reader's language, with Retry-After if applicable. */
export function sendFailure(failure: ApiFailure, reply: FastifyReply): FastifyReply {
  const envelope = failureEnvelope(failure, languageOfRequest(reply.request));
  reply.failure = failure.failure;
  const { retryAfterS } = failure.details;
  if (retryAfterS !== undefined) void reply.header('retry-after', String(retryAfterS));
  if (envelope.statusCode === 401) void reply.header('www-authenticate', 'Bearer');
  return reply
    .code(envelope.statusCode)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(envelope));
}

/** Returns whether a path belongs to the API, ignoring case. */
export function isApiPath(url: string): boolean {
  const path = url.slice(0, API_BASE.length).toLowerCase();
  return path === API_BASE || /^\/api(?:[?#]|$)/i.test(url);
}

/** Answers malformed HTTP on the bare socket, in the envelope too. */
export function answerBrokenRequest(error: Error, socket: Socket): void {
  if (socket.destroyed || !socket.writable) return;
  const known = failureOf(error);
  const envelope = failureEnvelope(
    known.failure === 'internal' ? new ApiFailure('request-not-proper') : known,
  );
  const body = JSON.stringify(envelope);
  socket.end(
    `HTTP/1.1 ${envelope.statusCode} ${STATUS_WORDS.get(envelope.statusCode) ?? 'Bad Request'}\r\n` +
      `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\n` +
      `cache-control: no-store\r\nconnection: close\r\n\r\n${body}`,
  );
}

const STATUS_WORDS = new Map([
  [408, 'Request Timeout'],
  [413, 'Content Too Large'],
]);
