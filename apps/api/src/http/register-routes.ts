import { API_BASE, ROUTES, type Route, type RouteName } from '@partyline/contract';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { ApiFailure } from './api-failure.ts';
import type { RouteGuards } from './route-guards.ts';
import { createContext, type AnyContext } from './route-context.ts';
import type { Handlers } from './route-types.ts';
import { sendResult } from './send-result.ts';
import { parseJson } from './parse-json.ts';
import { checkRequest } from './validate.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's name of the route. */
    routeName?: RouteName;
  }
}

/** A handler, whatever its route: the table's types were checked where the handlers were put together. */
interface AnyHandler {
  readonly loadsCaller: boolean;
  readonly handle: (context: AnyContext) => Promise<unknown>;
}

/** What the registry needs besides the table. */
export interface RegistryDeps {
  readonly handlers: Handlers;
  readonly guards: RouteGuards;
  /** Aborted when the server is about to stop. */
  readonly shutdown: AbortSignal;
}

/**
 * Registers every route of the contract, and none besides. The order of the checks is the same for all: token and rate
 * limit before a byte of the body is read, then the body, then the caller's rights, then the handler. [GX-26]
 */
export function registerRoutes(app: FastifyInstance, deps: RegistryDeps): void {
  for (const name of routeNames()) app.route(routeOptions(name, deps));
}

/** Stops the start when a route has no handler, and says which. */
export function requireHandlers(handlers: Partial<Handlers>): void {
  const missing = routeNames().filter((name) => handlers[name] === undefined);
  if (missing.length > 0) throw new Error(`These routes have no handler: ${missing.join(', ')}.`);
}

/** Every route name of the contract. */
export function routeNames(): RouteName[] {
  // Object.keys knows only strings; the table's keys are exactly the route names.
  return Object.keys(ROUTES) as RouteName[];
}

/** A path of the contract as the router wants it: `vic/ccm/{id}` is `/api/vic/ccm/:id`. [GX-1, GD-15] */
export function routerPath(path: string): string {
  return API_BASE + path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/\/$/, '');
}

function routeOptions(name: RouteName, deps: RegistryDeps): RouteOptions {
  const route: Route = ROUTES[name];
  const handler = anyHandler(deps.handlers, name);
  const { guards, shutdown } = deps;
  return {
    method: route.method,
    url: routerPath(route.path),
    config: { routeName: name },
    onRequest: (request) => guards.admit(route, request),
    handler: async (request, reply) => {
      const raw = bodyOf(request);
      guards.verifySignature(route, request, raw);
      const checked = checkRequest(route, {
        params: request.params,
        query: request.query,
        body: parseJson(raw),
      });
      const caller = handler.loadsCaller ? null : await guards.loadCaller(route, request.identity);
      const context = createContext({ request, reply, checked, caller, shutdown });
      return sendResult(route, reply, await handler.handle(context));
    },
  };
}

/** The bytes of the body as they were sent; packed ones are refused, because they may unfold to any size. */
function bodyOf(request: FastifyRequest): Buffer {
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') throw new ApiFailure('unsupported-media-type');
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
}

function anyHandler(handlers: Handlers, name: RouteName): AnyHandler {
  const handler = handlers[name];
  // The context is built from this very route's schemas and permission, which is what the handler's type asks for.
  if (typeof handler === 'function') {
    return { loadsCaller: false, handle: handler as AnyHandler['handle'] };
  }
  return { loadsCaller: true, handle: handler.handle as AnyHandler['handle'] };
}
