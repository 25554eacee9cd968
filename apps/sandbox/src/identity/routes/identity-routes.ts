import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { adminOperations, listUsers } from './admin-operations.ts';
import { clientOperations } from './client-operations.ts';
import { allowOrigins } from './cross-origin.ts';
import type { IdentityService } from '../identity-service.ts';
import { readBody, type Caller, type Operation } from './operation.ts';
import { registerProjectPaths } from './project-routes.ts';
import { refreshAnswer } from './token-answer.ts';
import { ToolkitError, toolkitErrorBody } from '../users/toolkit-error.ts';

const TOOLKIT = '/identitytoolkit.googleapis.com';
const ADMIN_BEARER = 'Bearer owner';

interface OperationParams {
  readonly operation: string;
  readonly project: string;
}

/** Serves the identity service on the paths of the official emulator, so that unmodified SDKs reach it. */
export function registerIdentity(
  app: FastifyInstance,
  identity: IdentityService,
  portalOrigins: readonly string[],
): void {
  void app.register((scope, _options, done) => {
    allowOrigins(scope, portalOrigins);
    scope.setErrorHandler(answerError);
    registerProjectPaths(scope, identity, portalOrigins);
    registerClientPaths(scope, identity);
    registerAdminPaths(scope, identity);
    scope.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: `${TOOLKIT}/*`,
      handler: (request) => refuseUnknown(request.url),
    });
    done();
  });
  app.get('/identity/jwks', (_request, reply) =>
    reply
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'public, max-age=60')
      .send({ keys: [identity.key.publicJwk] }),
  );
}

function registerClientPaths(scope: FastifyInstance, identity: IdentityService): void {
  const operations = clientOperations(identity);
  scope.post<{ Params: OperationParams }>(`${TOOLKIT}/v1/:operation`, (request) =>
    operationOf(operations, request.params.operation)(request.body, callerOf(request)),
  );
  scope.post('/securetoken.googleapis.com/v1/token', async (request) => {
    const body = readBody(
      v.object({ grant_type: v.optional(v.string()), refresh_token: v.optional(v.string()) }),
      request.body,
    );
    if (body.grant_type !== 'refresh_token') throw new ToolkitError('INVALID_GRANT_TYPE');
    return refreshAnswer(await identity.accounts.refresh(body.refresh_token), identity.projectId);
  });
}

function registerAdminPaths(scope: FastifyInstance, identity: IdentityService): void {
  const operations = adminOperations(identity);
  void scope.register((admin, _options, done) => {
    admin.addHook<{ Params: OperationParams }>('onRequest', (request, _reply, next) => {
      requireAdmin(request);
      if (request.params.project !== identity.projectId) throw new ToolkitError('PROJECT_NOT_FOUND');
      next();
    });
    admin.post<{ Params: OperationParams }>(`${TOOLKIT}/v1/projects/:project/:operation`, (request) =>
      operationOf(operations, request.params.operation)(request.body, callerOf(request)),
    );
    admin.get<{ Params: OperationParams }>(`${TOOLKIT}/v1/projects/:project/:operation`, (request) => {
      if (request.params.operation !== 'accounts:batchGet') refuseUnknown(request.url);
      return listUsers(identity.admin, request.query);
    });
    done();
  });
}

/** Requires the caller of an admin path to be a server: a request with an Origin comes from a browser and is refused. */
function requireAdmin(request: FastifyRequest): void {
  if (request.headers.origin !== undefined) {
    throw new ToolkitError('PERMISSION_DENIED', 'Admin operations are refused to web pages.', 403);
  }
  if (request.headers.authorization !== ADMIN_BEARER) {
    throw new ToolkitError('PERMISSION_DENIED', 'Admin operations need the owner token.', 401);
  }
}

function callerOf({ query, headers }: FastifyRequest): Caller {
  const key = typeof query === 'object' && query !== null && 'key' in query ? query.key : undefined;
  const locale = headers['x-firebase-locale'];
  return {
    apiKey: typeof key === 'string' ? key : undefined,
    locale: typeof locale === 'string' ? locale : undefined,
  };
}

function operationOf(operations: ReadonlyMap<string, Operation>, name: string): Operation {
  return operations.get(name) ?? (() => refuseUnknown(name));
}

function refuseUnknown(name: string): never {
  const path = name.split('?')[0] ?? name;
  throw new ToolkitError('OPERATION_NOT_ALLOWED', `The sandbox does not offer ${path}.`);
}

function answerError(error: unknown, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof ToolkitError) {
    return reply.code(error.statusCode).send(toolkitErrorBody(error.message, error.statusCode));
  }
  const status = statusOf(error);
  return reply
    .code(status)
    .send(toolkitErrorBody(status === 500 ? 'INTERNAL_ERROR' : 'INVALID_REQ_TYPE', status));
}

function statusOf(error: unknown): number {
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number') {
    return error.statusCode;
  }
  return 500;
}
