import { classifyIdentityFailure, isRefreshFailurePassing, type IdentityFailure } from '@partyline/session';
import * as v from 'valibot';

/** Classifies an error of the identity SDK; an unknown one is `general`. [ERR-21, ERR-22, ERR-23] */
export function identityFailureOf(error: unknown): IdentityFailure {
  return classifyIdentityFailure(error instanceof Error && 'code' in error ? error.code : '');
}

/** Whether an error of the identity service says nothing about the session, so that a retry may help. [AUTH-16, GA-15] */
export function isPassingFailure(error: unknown): boolean {
  return isRefreshFailurePassing(identityFailureOf(error));
}

/** The SDK could not be loaded: handled as if the identity service could not be reached. */
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

/** An account that exists with another provider, and its providers as far as the identity service names them. */
export interface OtherProviderFacts {
  readonly email: string;
  readonly providers: readonly string[];
}

/** Reads which other providers an account uses from an SDK error; empty where the error does not say. */
export function otherProvidersOf(error: unknown): OtherProviderFacts {
  const read = v.safeParse(otherProviderSchema, error);
  if (!read.success) return { email: '', providers: [] };
  const { email, _tokenResponse } = read.output.customData;
  return { email, providers: _tokenResponse?.verifiedProvider ?? [] };
}
