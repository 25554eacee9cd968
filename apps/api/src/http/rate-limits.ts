import { millisecondsInMinute } from 'date-fns/constants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import rateLimit from '@fastify/rate-limit';
import { ApiFailure } from './api-failure.ts';

/** How often, a minute. [GA-29] */
export interface RateLimitSettings {
  /** Sign-ins and sign-ups per person. */
  readonly loginPerMinute: number;
  /** Leads, contact requests and feedback per address. */
  readonly contactPerMinute: number;
  /** Forged tokens per address. */
  readonly refusedTokensPerMinute: number;
  /** Invitations and offers or requests of ownership that are sent one by one, per account. */
  readonly invitationsPerMinute: number;
  /** Files of invitations, per account. */
  readonly importsPerMinute: number;
  /** Calls with the same API token. [PLUS-25] */
  readonly apiTokenCallsPerMinute: number;
}

/** Counts a call; refuses with `too-many-requests` and Retry-After when it is one too many. */
export type CountCall = (request: FastifyRequest) => Promise<void>;

/** The limits that stand before the routes. */
export interface RateLimits {
  readonly login: CountCall;
  readonly contact: CountCall;
  readonly refusedToken: CountCall;
  readonly invitation: CountCall;
  readonly import: CountCall;
  readonly apiToken: CountCall;
}

/** Addresses of one IPv6 customer count as one. */
const IPV6_PREFIX = 64;

/** Makes the limits. They count per node: with several nodes behind a balancer each allows its share. */
export function createRateLimits(app: FastifyInstance, settings: RateLimitSettings): RateLimits {
  void app.register(rateLimit, { global: false });
  return {
    login: limit(app, settings.loginPerMinute, ({ identity, ip }) => identity?.uid ?? ip),
    contact: limit(app, settings.contactPerMinute, addressOf),
    refusedToken: limit(app, settings.refusedTokensPerMinute, addressOf),
    invitation: limit(app, settings.invitationsPerMinute, accountOf),
    import: limit(app, settings.importsPerMinute, accountOf),
    apiToken: limit(
      app,
      settings.apiTokenCallsPerMinute,
      ({ identity, ip }) => `token-${identity?.apiToken?.id ?? ip}`,
    ),
  };
}

function accountOf({ identity, ip }: FastifyRequest): string {
  return `account-${identity?.accountId ?? ip}`;
}

function addressOf({ ip }: FastifyRequest): string {
  return rateLimit.normalizeIP(ip, IPV6_PREFIX);
}

function limit(app: FastifyInstance, max: number, keyOf: (request: FastifyRequest) => string): CountCall {
  let count: ReturnType<FastifyInstance['createRateLimit']> | undefined;
  return async (request) => {
    // The plugin is loaded when the first request comes, not before.
    count ??= app.createRateLimit({ max, timeWindow: millisecondsInMinute, keyGenerator: keyOf });
    const result = await count(request);
    if (!result.isAllowed && result.isExceeded) {
      throw new ApiFailure('too-many-requests', { retryAfterS: Math.max(1, result.ttlInSeconds) });
    }
  };
}
