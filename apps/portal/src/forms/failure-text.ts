import { ApiError } from '@partyline/api-client';
import { IDENTITY_FAILURE_TEXTS, screens } from '@partyline/texts';
import { identityFailureOf, otherProvidersOf } from '../session/identity/identity.ts';
import { errorText, isWorthTelling } from '../shell/messages/error-text.ts';

const { ways: METHODS, otherWay } = screens.login;

const isKnownMethod = (method: string): method is keyof typeof METHODS => Object.hasOwn(METHODS, method);

/**
 * Returns the sentence for an API or identity error; null if the user cancelled or the session ended. Names an account's other
 * sign-in method. [ERR-21, ERR-22, ERR-23]
 */
export function failureText(error: unknown): string | null {
  if (error === null || !isWorthTelling(error)) return null;
  if (error instanceof ApiError) return errorText(error);
  const failure = identityFailureOf(error);
  if (failure === 'cancelled') return null;
  if (failure === 'other-provider') {
    const { email, providers } = otherProvidersOf(error);
    const names = providers.filter(isKnownMethod).map((method) => METHODS[method]);
    return email === '' ? IDENTITY_FAILURE_TEXTS[failure] : otherWay(email, [...new Set(names)]);
  }
  return IDENTITY_FAILURE_TEXTS[failure];
}
