import type { Route } from '@partyline/contract';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/open-database.ts';
import { ApiFailure } from './api-failure.ts';
import { authenticate } from './authenticate.ts';
import { authorize } from './authorize.ts';
import type { Caller } from './caller.ts';
import { loadCaller } from './load-caller.ts';
import type { RateLimits } from './rate-limits.ts';
import type { TokenIdentity } from './token-identity.ts';
import type { VerifyToken } from './token-verifier.ts';
import { isSignedByHost } from './verify-signature.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The verified token of the call; null where the route asks for none. */
    identity: TokenIdentity | null;
  }
}

/** What the guards ask. */
export interface GuardDeps {
  readonly database: Db;
  readonly verifyToken: VerifyToken;
  readonly limits: RateLimits;
  readonly hostSecret: string;
}

/** What stands before every handler. Each refuses by throwing ApiFailure. */
export interface RouteGuards {
  /** Checks the token and the rate limits, before the body is read. */
  admit(route: Route, request: FastifyRequest): Promise<void>;
  /** Checks the signature of routes that outside services call. */
  verifySignature(route: Route, request: FastifyRequest, rawBody: Buffer): void;
  /** Loads the caller from the database and asks whether the route's permission holds; null for routes without a token. */
  loadCaller(route: Route, identity: TokenIdentity | null): Promise<Caller | null>;
}

/** The guards, from the route's permission alone: a route of an unknown kind would be refused, not let through. */
export function createGuards({ database, verifyToken, limits, hostSecret }: GuardDeps): RouteGuards {
  return {
    async admit({ permission, rateLimit }, request) {
      if (rateLimit === 'contact') await limits.contact(request);
      if (permission.kind === 'public' || permission.kind === 'signature') return;
      request.identity = await authenticate(request.headers.authorization, verifyToken, () =>
        limits.refusedToken(request),
      );
      if (rateLimit === 'login') await limits.login(request);
    },
    verifySignature({ permission }, request, rawBody) {
      if (permission.kind !== 'signature') return;
      const { method, headers, url } = request;
      if (!isSignedByHost({ method, path: url, headers, rawBody }, hostSecret, Date.now())) {
        throw new ApiFailure('unauthenticated');
      }
    },
    async loadCaller({ permission }, identity) {
      if (permission.kind === 'public' || permission.kind === 'signature') return null;
      if (identity === null) throw new ApiFailure('unauthenticated');
      const unverifiedAllowed = permission.kind === 'bearer' && permission.unverified === 'allowed';
      return authorize(permission, await loadCaller(database, identity, { unverifiedAllowed }));
    },
  };
}
