import { classifyIdentityFailure, isRefreshFailurePassing, type IdentityFailure } from '@partyline/session';
import * as v from 'valibot';

/** Classifies an SDK error; unknown ones are `general`. [ERR-21, ERR-22, ERR-23] */
export function identityFailureOf(error: unknown): IdentityFailure {
  return classifyIdentityFailure(error instanceof Error && 'code' in error ? error.code : '');
}

/** Whether a retry may help, as the error says nothing about the session. [AUTH-16, GA-15] */
export function isPassingFailure(error: unknown): boolean {
  return isRefreshFailurePassing(identityFailureOf(error));
}

/** Also for an SDK that failed to load. */
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

/** The providers as far as known. */
export interface OtherProviderFacts {
  readonly email: string;
  readonly providers: readonly string[];
}

/** Returns an SDK error's other providers, if known. */
export function otherProvidersOf(error: unknown): OtherProviderFacts {
  const read = v.safeParse(otherProviderSchema, error);
  if (!read.success) return { email: '', providers: [] };
  const { email, _tokenResponse } = read.output.customData;
  return { email, providers: _tokenResponse?.verifiedProvider ?? [] };
}
