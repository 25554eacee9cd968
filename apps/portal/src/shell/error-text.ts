import { ApiError } from '@partyline/api-client';
import { WORDINGS } from '@partyline/texts';
import { raiseAlert } from './alerts.ts';

/**
 * The one sentence a failed call is shown with: the server's own for what it refused, the fixed wording for a timeout,
 * the general error for everything else. [ERR-7 … ERR-14, GX-6, GX-7, GA-12]
 */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return WORDINGS.generalError;
  switch (error.failure.kind) {
    case 'server-message':
      return error.failure.message;
    case 'timeout':
      return WORDINGS.timeout;
    case 'unauthenticated':
      return WORDINGS.sessionExpired;
    case 'maintenance':
    case 'general':
      return WORDINGS.generalError;
  }
}

/**
 * Whether a failed call wants a sentence of its own: not when it was given up, when the session ended with it, or when
 * the maintenance page takes over.
 */
export function isWorthTelling(error: unknown): boolean {
  if (error instanceof ApiError) return error.kind !== 'unauthenticated' && error.kind !== 'maintenance';
  return !(error instanceof DOMException && error.name === 'AbortError');
}

/** Shows a failed call as an alert, unless it is not worth one. */
export function raiseFailure(error: unknown): void {
  if (isWorthTelling(error)) raiseAlert({ type: 'error', message: errorText(error) });
}
