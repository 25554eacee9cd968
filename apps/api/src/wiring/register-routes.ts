import { API_BASE, FEED_CURSOR_HEADER, ROUTES, type Route, type RouteName } from '@partyline/contract';
import { withEffectCheck, type Effect } from '../db/effect-check.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { ApiFailure } from '../http/errors/api-failure.ts';
import type { Caller } from '../http/authorization/caller.ts';
import type { RouteGuards } from './route-guards.ts';
import { acceptUploads, readUpload } from '../http/requests/read-upload.ts';
import { inRequestScope, scopeOf, type RequestScope } from '../http/authorization/request-scope.ts';
import { missingRight } from '../http/authorization/asked-rights.ts';
import { rightsOfCall } from '../http/authorization/rights-of-call.ts';
import { createContext, type AnyContext } from '../http/routes/route-context.ts';
import type { Handlers } from '../http/routes/route-types.ts';
import { sendResult } from '../http/answers/send-result.ts';
import { parseJson } from '../http/requests/parse-json.ts';
import { checkRequest, type CheckedRequest } from '../http/requests/validate.ts';
import { withRefusedAct } from '../http/authorization/refused-act.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    routeName?: RouteName;
  }
}

/** A handler of any route, type-checked in the handlers table. */
interface AnyHandler {
  readonly loadsCaller: boolean;
  readonly handle: (context: AnyContext) => Promise<unknown>;
}

export interface RegistryDeps {
  readonly handlers: Handlers;
  readonly guards: RouteGuards;
  /** Aborted when streams opened now must end. */
  readonly streamEnd: () => AbortSignal;
  /** Returns the position of the notification stream; null before it has begun. */
  readonly feedCursor: () => string | null;
}

/**
 * Registers exactly the contract's routes. Order of checks: token and rate limit, body, rights, handler. Before each commit, job
 * request and provider call of a handler, and before its answer: whether the call's right was asked for its object. [GX-26, ROLE-38]
 */
export function registerRoutes(app: FastifyInstance, deps: RegistryDeps): void {
  const isUpload = (name: RouteName): boolean => takesUpload(ROUTES[name]);
  for (const name of routeNames()) if (!isUpload(name)) app.route(routeOptions(name, deps));
  // A separate plugin: only these routes parse forms.
  void app.register((forms, _options, done) => {
    acceptUploads(forms);
    for (const name of routeNames().filter(isUpload)) forms.route(routeOptions(name, deps));
    done();
  });
}

function takesUpload({ upload }: Route): boolean {
  return upload !== undefined;
}

export function requireHandlers(handlers: Partial<Handlers>): void {
  const missing = routeNames().filter((name) => handlers[name] === undefined);
  if (missing.length > 0) throw new Error(`These routes have no handler: ${missing.join(', ')}.`);
}

export function routeNames(): RouteName[] {
  // Object.keys returns strings; the table's keys are exactly the route names.
  return Object.keys(ROUTES) as RouteName[];
}

/** Converts a contract path for the router: `vic/ccm/{id}` is `/api/vic/ccm/:id`. [GX-1, GD-15] */
export function routerPath(path: string): string {
  return API_BASE + path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/\/$/, '');
}

function routeOptions(name: RouteName, deps: RegistryDeps): RouteOptions {
  const route: Route = ROUTES[name];
  const handler = anyHandler(deps.handlers, name);
  const { guards, streamEnd } = deps;
  return {
    method: route.method,
    url: routerPath(route.path),
    config: { routeName: name },
    onRequest: (request) => guards.admit(name, request),
    handler: async (request, reply) => {
      const raw = bodyOf(request);
      guards.verifySignature(route, request, raw);
      const checked = checkRequest(route, {
        params: request.params,
        query: request.query,
        body: parseJson(raw),
      });
      // Before the rows are read: what is told meanwhile comes after it.
      if (route.method === 'GET' && request.identity !== null) nameFeedCursor(reply, deps.feedCursor());
      const upload = route.upload === undefined ? null : await readUpload(request);
      const result = await inRequestScope(scopeOf(request), async (scope) => {
        const serve = (caller: Caller | null) =>
          handler.handle(createContext({ request, reply, checked, upload, caller, shutdown: streamEnd() }));
        const requireRights = rightsCheck(name, checked, scope);
        return withEffectCheck(requireRights, async () => {
          const answer = await guards.admitted(name, request.identity, handler.loadsCaller, serve);
          requireRights?.('answer');
          return answer;
        }).catch((error: unknown) => {
          throw withRefusedAct(error, { name, checked, scope });
        });
      });
      return sendResult(route, reply, result);
    },
  };
}

/**
 * Returns what refuses the effects and the answer of a call whose rights were not asked for its objects and granted, so that a bug
 * neither writes nor leaks; null for routes without such rights. Answers repeated by an idempotency key pass. [GX-14, ROLE-38]
 */
export function rightsCheck(
  name: RouteName,
  checked: CheckedRequest,
  scope: Pick<RequestScope, 'granted' | 'isRepeated'>,
): ((effect: Effect | 'answer') => void) | null {
  const required = rightsOfCall(name, checked);
  if (required === null) return null;
  return (effect) => {
    const missing = scope.isRepeated ? undefined : missingRight(required, scope);
    if (missing === undefined) return;
    const { anyOf, object } = missing;
    throw new Error(
      `${name}: ${effect} without the right ${anyOf.join(' or ') || 'of its body'} for ${object ?? 'any object'}.`,
    );
  };
}

function nameFeedCursor(reply: FastifyReply, cursor: string | null): void {
  if (cursor !== null) void reply.header(FEED_CURSOR_HEADER, cursor);
}

/** Returns the raw body. Compressed ones are refused: they may unpack to any size. */
function bodyOf(request: FastifyRequest): Buffer {
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') throw new ApiFailure('unsupported-media-type');
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
}

function anyHandler(handlers: Handlers, name: RouteName): AnyHandler {
  const handler = handlers[name];
  // Built from this route's schemas and permission, as the handler's type requires.
  if (typeof handler === 'function') {
    return { loadsCaller: false, handle: handler as AnyHandler['handle'] };
  }
  return { loadsCaller: true, handle: handler.handle as AnyHandler['handle'] };
}
