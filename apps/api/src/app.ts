import compress from '@fastify/compress';
import { API_BASE } from '@partyline/contract';
import { fastify, LogController, type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Db } from './db/open-database.ts';
import { answerBrokenRequest, answerFailure, isApiPath, sendFailure } from './http/answers/answer-failure.ts';
import { registerApiDocs } from './http/api-docs/api-docs.ts';
import { ApiFailure } from './http/errors/api-failure.ts';
import { BROTLI_PARAMS } from './http/answers/handler-result.ts';
import { NOTHING_HERE, portalPages } from './http/pages/portal-pages.ts';
import { createRateLimits } from './http/requests/rate-limits.ts';
import { registerRoutes, requireHandlers } from './wiring/register-routes.ts';
import { createRequestIds } from './http/requests/request-id.ts';
import { LOG_SERIALIZERS } from './http/requests/logged-error.ts';
import { logRequests, measureRequests } from './http/requests/request-log.ts';
import { createGuards } from './wiring/route-guards.ts';
import type { Handlers } from './http/routes/route-types.ts';
import { API_HEADERS } from './http/pages/security-headers.ts';
import type { VerifyToken } from './http/authentication/token-verifier.ts';
import type { MaintenanceState } from './maintenance/watch-maintenance.ts';
import type { Metrics } from './monitoring/metrics.ts';
import type { NodeState } from './monitoring/node-state.ts';
import { refuseUnderMaintenance } from './http/requests/refuse-under-maintenance.ts';
import type { NoteUse } from './modules/sessions/session-use.ts';
import { runtimeConfigOf } from './http/pages/app-page.ts';

export interface LogStream {
  write(line: string): void;
}

export interface AppDeps {
  readonly config: Config;
  readonly database: Db;
  readonly handlers: Handlers;
  readonly verifyToken: VerifyToken;
  /** Called for every admitted call. */
  readonly noteUse: NoteUse;
  /** Aborted when the server is about to stop. */
  readonly shutdown: AbortSignal;
  /** Returns the position of the notification stream; null before it has begun. */
  readonly feedCursor: () => string | null;
  readonly state: NodeState;
  readonly metrics: Metrics;
  readonly maintenance: MaintenanceState;
  readonly version: string;
  /** Default: standard output. */
  readonly logStream?: LogStream;
}

const BODY_LIMIT_BYTES = 1_048_576;
const COMPRESS_FROM_BYTES = 4_096;

/** Builds the HTTP application, which never listens. */
export function buildApp(deps: AppDeps): FastifyInstance {
  const { config, database, verifyToken, maintenance } = deps;
  requireHandlers(deps.handlers);
  const app = createApp(deps);
  app.decorateRequest('identity', null);
  app.decorateRequest('supportToken', null);
  acceptJsonOnly(app);
  answerEverything(app, maintenance);
  endConnections(app, deps.state);
  measureRequests(app, deps.metrics);
  logRequests(app);
  noteSessions(app, deps.noteUse);
  void app.register(compress, {
    globalDecompression: false,
    threshold: COMPRESS_FROM_BYTES,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: BROTLI_PARAMS },
  });
  const limits = createRateLimits(app, config.rateLimits);
  const hostSecret = config.instanceHost.secret;
  const guards = createGuards({
    database,
    verifyToken,
    limits,
    hostSecret,
    paymentSecrets: config.payments.webhookSecrets,
  });
  // A separate plugin: compression applies only to routes registered after it.
  void app.register((api, _options, done) => {
    registerApiDocs(api);
    registerRoutes(api, { ...deps, guards, streamEnd: () => maintenance.streamEnd });
    done();
  });
  void app.register(portalPages, { config, settings: runtimeConfigOf(config, deps.version) });
  return app;
}

function createApp({ config, logStream }: AppDeps): FastifyInstance {
  const { trustedProxies, logLevel } = config;
  return fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    exposeHeadRoutes: false,
    return503OnClosing: false,
    genReqId: createRequestIds(trustedProxies),
    requestTimeout: 60_000,
    keepAliveTimeout: 72_000,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 500 },
    logger: {
      level: logLevel,
      serializers: LOG_SERIALIZERS,
      ...(logStream === undefined ? {} : { stream: logStream }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, request, reply) => {
      void reply.headers({ ...API_HEADERS, 'x-request-id': request.id });
      answerFailure(error, request, reply);
    },
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket),
  });
}

/** Keeps bodies as bytes for signatures, and answers invalid JSON itself. */
function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
}

function answerEverything(app: FastifyInstance, maintenance: MaintenanceState): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    // The router would drop scheme and host, and route what the checks below do not see as a path of the API.
    if (!request.url.startsWith('/')) {
      void reply.headers(API_HEADERS);
      sendFailure(new ApiFailure('request-not-proper'), reply);
      return;
    }
    if (!isApiPath(request.url)) {
      done();
      return;
    }
    void reply.headers(API_HEADERS);
    done(refuseUnderMaintenance(maintenance.current, request.routeOptions.config.routeName));
  });
  app.setErrorHandler(answerFailure);
  // Otherwise the pages' catch-all route would answer unknown API paths.
  for (const url of [API_BASE, `${API_BASE}*`]) {
    app.all(url, (_request, reply) => sendFailure(new ApiFailure('not-found'), reply));
  }
  app.setNotFoundHandler((request, reply) => {
    if (isApiPath(request.url)) return sendFailure(new ApiFailure('not-found'), reply);
    return reply.code(404).type('text/plain; charset=utf-8').send(NOTHING_HERE);
  });
}

/**
 * Runs after the answer, so that no call waits. Skips refused callers and ended sessions, which a late write would list again.
 * [PLUS-23]
 */
function noteSessions(app: FastifyInstance, noteUse: NoteUse): void {
  app.addHook('onResponse', ({ identity, headers, ip, routeOptions }, { statusCode }, done) => {
    const isThere =
      statusCode < 400 && identity?.apiToken === undefined && routeOptions.config.routeName !== 'endSessions';
    if (identity !== null && isThere) noteUse(identity, headers['user-agent'] ?? '', ip);
    done();
  });
}

/** Closes connections after their answer while draining: a kept one delays the stop or breaks a load balancer's next call. */
function endConnections(app: FastifyInstance, state: NodeState): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (state.isDraining) void reply.header('connection', 'close');
    done();
  });
}
