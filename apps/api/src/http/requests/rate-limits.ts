import { millisecondsInMinute } from 'date-fns/constants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import rateLimit from '@fastify/rate-limit';
import { ApiFailure } from '../errors/api-failure.ts';

/** Calls a minute. [GA-29] */
export interface RateLimitSettings {
  /** Sign-ins and sign-ups per user. */
  readonly loginPerMinute: number;
  /** Leads, contact requests and feedback per address. */
  readonly contactPerMinute: number;
  readonly refusedTokensPerMinute: number;
  /** Single invitations and ownership offers or requests, per account. */
  readonly invitationsPerMinute: number;
  readonly importsPerMinute: number;
  /** Per API token. [PLUS-25] */
  readonly apiTokenCallsPerMinute: number;
}

/** Counts a call; refuses with `too-many-requests` and Retry-After above the limit. */
export type CountCall = (request: FastifyRequest) => Promise<void>;

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

/** Creates the rate limits, which count per node. */
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
    // The plugin loads with the first request.
    count ??= app.createRateLimit({ max, timeWindow: millisecondsInMinute, keyGenerator: keyOf });
    const result = await count(request);
    if (!result.isAllowed && result.isExceeded) {
      throw new ApiFailure('too-many-requests', { retryAfterS: Math.max(1, result.ttlInSeconds) });
    }
  };
}
