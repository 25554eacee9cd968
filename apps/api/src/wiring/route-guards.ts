import { ROUTES, type Route, type RouteName } from '@partyline/contract';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/open-database.ts';
import { ApiFailure } from '../http/errors/api-failure.ts';
import { authenticate, bearerOf } from '../http/authentication/authenticate.ts';
import { auditRefusal } from '../modules/audit/audit-refusal.ts';
import { findSupportToken } from '../modules/support/support-tokens.service.ts';
import type { UsedSupportToken } from '../modules/support/support-tokens.repository.ts';
import { authorize, requireScope } from '../http/authorization/authorize.ts';
import type { Caller } from '../http/authorization/caller.ts';
import { withApiTokens } from '../modules/api-tokens/verify-api-token.ts';
import { loadCaller } from '../http/authorization/load-caller.ts';
import type { RateLimits } from '../http/requests/rate-limits.ts';
import { inRequestScope, scopeOf } from '../http/authorization/request-scope.ts';
import type { TokenIdentity } from '../http/authentication/token-identity.ts';
import type { VerifyToken } from '../http/authentication/token-verifier.ts';
import { isSignedByPayments } from '../http/authentication/verify-payment-signature.ts';
import { isSignedByHost } from '../http/authentication/verify-signature.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Verified token; null where the route asks for none. */
    identity: TokenIdentity | null;
    /** [PLUS-25] */
    supportToken: UsedSupportToken | null;
  }
}

export interface GuardDeps {
  readonly database: Db;
  readonly verifyToken: VerifyToken;
  readonly limits: RateLimits;
  readonly hostSecret: string;
  /** Several are valid at once, so that they can be rotated. */
  readonly paymentSecrets: readonly string[];
}

/** Each refuses by throwing ApiFailure. */
export interface RouteGuards {
  /** Checks token, scopes and rate limits before the body is read. */
  admit(name: RouteName, request: FastifyRequest): Promise<void>;
  verifySignature(route: Route, request: FastifyRequest, rawBody: Buffer): void;
  /**
   * Loads the caller, checks the permission and runs the handler; public and self-loading routes get null. Audits refusals.
   * [PLUS-22]
   */
  admitted<Answer>(
    name: RouteName,
    identity: TokenIdentity | null,
    loadsCaller: boolean,
    serve: (caller: Caller | null) => Promise<Answer>,
  ): Promise<Answer>;
}

/** Creates the guards of the routes; unknown kinds of permission are refused. */
export function createGuards({
  database,
  verifyToken,
  limits,
  hostSecret,
  paymentSecrets,
}: GuardDeps): RouteGuards {
  const verify = withApiTokens(verifyToken, database);
  return {
    async admit(name, request) {
      const { permission, rateLimit }: Route = ROUTES[name];
      if (rateLimit === 'contact') await limits.contact(request);
      if (permission.kind === 'public' || permission.kind === 'signature') return;
      if (permission.kind === 'support') {
        await admitSupport(database, limits, request);
        return;
      }
      if (permission.kind === 'visitor' && request.headers.authorization === undefined) return;
      request.identity = await authenticate(request.headers.authorization, verify, () =>
        limits.refusedToken(request),
      );
      if (request.identity.apiToken !== undefined) {
        await limits.apiToken(request);
        await inRequestScope(scopeOf(request), () => admitToken(database, name, request.identity));
      }
      if (rateLimit === 'login') await limits.login(request);
      if (rateLimit === 'invitation' || rateLimit === 'import') await limits[rateLimit](request);
    },
    verifySignature({ permission }, request, rawBody) {
      if (permission.kind !== 'signature') return;
      const { method, headers, url } = request;
      const call = { method, path: url, headers, rawBody };
      const isSigned =
        permission.by === 'payments'
          ? isSignedByPayments(call, paymentSecrets, Date.now())
          : isSignedByHost(call, hostSecret, Date.now());
      if (!isSigned) throw new ApiFailure('unauthenticated');
    },
    async admitted(name, identity, loadsCaller, serve) {
      const route: Route = ROUTES[name];
      const recorded = <Result>(work: () => Promise<Result>) =>
        auditRefusal(database, { name, identity }, work);
      if (loadsCaller) return recorded(() => serve(null));
      return serve(await recorded(() => callerOf(database, route, identity)));
    },
  };
}

/** Checks the scopes of an API token; refusals are audited. [PLUS-25] */
function admitToken(database: Db, name: RouteName, identity: TokenIdentity | null): Promise<void> {
  return auditRefusal(database, { name, identity }, () => requireScope(name, identity));
}

/** Finds a call's support token; other tokens are refused. [PLUS-25] */
async function admitSupport(database: Db, limits: RateLimits, request: FastifyRequest): Promise<void> {
  await limits.apiToken(request);
  const token = bearerOf(request.headers.authorization) ?? '';
  request.supportToken = await findSupportToken(database, token);
  if (request.supportToken !== null) return;
  if (token !== '') await limits.refusedToken(request);
  throw new ApiFailure('unauthenticated', { message: (texts) => texts.API_TOKEN_NOT_VALID_TEXT });
}

const WITHOUT_CALLER: ReadonlySet<string> = new Set(['public', 'signature', 'support']);

async function callerOf(
  database: Db,
  { permission }: Route,
  identity: TokenIdentity | null,
): Promise<Caller | null> {
  if (WITHOUT_CALLER.has(permission.kind)) return null;
  if (identity === null && permission.kind === 'visitor') return null;
  if (identity === null) throw new ApiFailure('unauthenticated');
  const unverifiedAllowed = permission.kind === 'bearer' && permission.unverified === 'allowed';
  return authorize(permission, await loadCaller(database, identity, { unverifiedAllowed }));
}
