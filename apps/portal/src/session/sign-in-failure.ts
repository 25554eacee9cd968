import { classifyIdentityFailure, type IdentityFailure } from '@partyline/session';

/** Why the identity service refused; a wrong password and an unknown person are the same. [ERR-21, ERR-22, ERR-23] */
export type SignInFailure = IdentityFailure;

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : '';
}

/** Sorts an error of the identity SDK; an unknown one is general. */
export function describeSignInFailure(error: unknown): SignInFailure {
  return classifyIdentityFailure(codeOf(error));
}

/** Whether the identity service could not be reached, which says nothing of the session. */
export function isIdentityOutOfReach(error: unknown): boolean {
  return describeSignInFailure(error) === 'network';
}

/** What talks to the identity service could not be fetched: as if the service could not be reached. */
export class OutOfReach extends Error {
  readonly code = 'auth/network-request-failed';

  constructor(cause: unknown) {
    super('the identity service could not be reached', { cause });
  }
}
