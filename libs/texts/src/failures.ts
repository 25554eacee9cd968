import type { FailureKind } from '@partyline/session';
import { ERROR_TEXTS } from './errors.ts';
import { WORDINGS } from './wordings.ts';

/** Makes the function that says in one language what a failed call says. [ERR-7 … ERR-14] */
export function failureTextOf(
  texts: Readonly<Record<Exclude<FailureKind['kind'], 'server-message'>, string>>,
): (failure: FailureKind) => string {
  return (failure) => (failure.kind === 'server-message' ? failure.message : texts[failure.kind]);
}

/** What a failed call says to the person in front of it: the server's own words where it sent any. [ERR-7 … ERR-14] */
export const failureText = /* @__PURE__ */ failureTextOf({
  timeout: WORDINGS.timeout,
  unauthenticated: WORDINGS.sessionExpired,
  maintenance: ERROR_TEXTS.maintenance,
  general: WORDINGS.generalError,
});
