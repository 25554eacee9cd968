import type { Route } from '@partyline/contract';
import type { FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import { matchesEtag, NotModified, PackedData, RawData, TAKEN_OVER } from './handler-result.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Sends a handler's result in the envelope, by the route with an ETag or as 304. */
export function sendResult(route: Route, reply: FastifyReply, result: unknown): FastifyReply {
  if (result === TAKEN_OVER) return reply;
  if (route.cacheControl !== undefined) {
    void reply.headers({ 'cache-control': route.cacheControl, vary: 'authorization' });
  }
  if (result instanceof NotModified) return unchanged(reply, result.etag);
  if (result instanceof PackedData) return packed(reply, result);
  const raw = result instanceof RawData ? result : new RawData(JSON.stringify(result));
  if (route.etag === true) {
    const etag = raw.etag ?? etagOf(raw.json);
    if (matchesEtag(reply.request.headers['if-none-match'], etag)) return unchanged(reply, etag);
    void reply.header('etag', etag);
  }
  return reply.type(JSON_TYPE).send(raw.answer());
}

function packed(reply: FastifyReply, { bytes, etag }: PackedData): FastifyReply {
  if (matchesEtag(reply.request.headers['if-none-match'], etag)) return unchanged(reply, etag);
  const headers = { etag, 'content-encoding': 'br', vary: 'accept-encoding' };
  return reply.headers(headers).type(JSON_TYPE).send(bytes);
}

function unchanged(reply: FastifyReply, etag: string): FastifyReply {
  return reply.code(304).header('etag', etag).send();
}

function etagOf(json: string): string {
  return `W/"${createHash('sha256').update(json).digest('base64url').slice(0, 27)}"`;
}
