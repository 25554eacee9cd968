import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Caller } from '../authorization/caller.ts';
import { matchesEtag } from '../answers/handler-result.ts';
import type { Upload } from '../requests/read-upload.ts';
import type { RouteContext } from './route-types.ts';
import type { TokenIdentity } from '../authentication/token-identity.ts';
import type { CheckedRequest } from '../requests/validate.ts';

/** A context before its parts are typed. */
export type AnyContext = Omit<
  RouteContext<'ping'>,
  'identity' | 'caller' | 'params' | 'query' | 'body' | 'upload'
> & {
  readonly upload: Upload | null;
  readonly identity: TokenIdentity | null;
  readonly caller: Caller | null;
} & CheckedRequest;

interface ContextParts {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly checked: CheckedRequest;
  readonly upload: Upload | null;
  readonly caller: Caller | null;
  readonly shutdown: AbortSignal;
}

export function createContext({
  request,
  reply,
  checked,
  upload,
  caller,
  shutdown,
}: ContextParts): AnyContext {
  return {
    ...checked,
    upload,
    identity: request.identity,
    caller,
    headers: request.headers,
    ip: request.ip,
    requestId: request.id,
    log: request.log,
    get signal() {
      return abortedWhenGone(reply.raw);
    },
    shutdown,
    holds: (etag) => matchesEtag(request.headers['if-none-match'], etag),
    takeOver: (headers) => takeOver(reply, headers),
  };
}

const signals = new WeakMap<ServerResponse, AbortSignal>();

/** Returns the signal that aborts when the caller is gone before the answer. Created lazily: most handlers never read it. */
function abortedWhenGone(response: ServerResponse): AbortSignal {
  const known = signals.get(response);
  if (known !== undefined) return known;
  const controller = new AbortController();
  if (response.destroyed) controller.abort();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  signals.set(response, controller.signal);
  return controller.signal;
}

function takeOver(reply: FastifyReply, headers: OutgoingHttpHeaders): ServerResponse {
  reply.hijack();
  reply.raw.writeHead(200, { ...(reply.getHeaders() as OutgoingHttpHeaders), ...headers }); // the framework's type also allows header values that are never set
  return reply.raw;
}
