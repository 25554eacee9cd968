import { classifyIdentityFailure, isRefreshFailurePassing, type IdentityFailure } from '@partyline/session';
import * as v from 'valibot';

/** Classifies an SDK error; unknown ones are `general`. [ERR-21, ERR-22, ERR-23] */
export function identityFailureOf(error: unknown): IdentityFailure {
  return classifyIdentityFailure(error instanceof Error && 'code' in error ? error.code : '');
}

/** Whether an error says nothing about the session, so that a retry may help. [AUTH-16, GA-15] */
export function isPassingFailure(error: unknown): boolean {
  return isRefreshFailurePassing(identityFailureOf(error));
}

/** The SDK failed to load: same as an unreachable service. */
export class IdentityUnreachable extends Error {
  readonly code = 'auth/network-request-failed';

  constructor(cause: unknown) {
    super('the identity service could not be reached', { cause });
  }
}

const otherProviderSchema = v.object({
  customData: v.object({
    email: v.string(),
    _tokenResponse: v.optional(v.object({ verifiedProvider: v.optional(v.array(v.string()), []) })),
  }),
});

/** An account with another provider, and its providers where known. */
export interface OtherProviderFacts {
  readonly email: string;
  readonly providers: readonly string[];
}

/** Returns the other providers of an SDK error; empty if unknown. */
export function otherProvidersOf(error: unknown): OtherProviderFacts {
  const read = v.safeParse(otherProviderSchema, error);
  if (!read.success) return { email: '', providers: [] };
  const { email, _tokenResponse } = read.output.customData;
  return { email, providers: _tokenResponse?.verifiedProvider ?? [] };
}
