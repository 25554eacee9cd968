import { ApiError } from '@partyline/api-client';
import { DECIDED_WORDINGS, WORDINGS } from '@partyline/texts';
import { showMessage } from './show-message.ts';
import type { RefusedAct } from '@partyline/contract';

/**
 * Returns the server's sentence for a refusal, the fixed one for a timeout or an offline browser, else the general error.
 * [ERR-7 … ERR-14, GU-17, GX-6, GX-7, GA-12]
 */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return WORDINGS.generalError;
  switch (error.failure.kind) {
    case 'server-message':
      return error.failure.message;
    case 'timeout':
      return WORDINGS.timeout;
    case 'offline':
      return DECIDED_WORDINGS.offline;
    case 'unauthenticated':
      return WORDINGS.sessionExpired;
    case 'maintenance':
    case 'general':
      return WORDINGS.generalError;
  }
}

/** Returns whether an error is worth a message: false for aborted calls, calls that ended the session, and maintenance. */
export function isWorthTelling(error: unknown): boolean {
  if (error instanceof ApiError) return error.kind !== 'unauthenticated' && error.kind !== 'maintenance';
  return !(error instanceof DOMException && error.name === 'AbortError');
}

/** Returns what a right refused of a failed call; undefined for any other failure. [PLUS-35] */
export function refusedActIn(error: unknown): RefusedAct | undefined {
  return error instanceof ApiError ? (error.refused ?? undefined) : undefined;
}

/** Returns the sentence of a failed call, with what a right refused. */
export function failureMessage(error: unknown) {
  return { message: errorText(error), refusedAct: refusedActIn(error) };
}

/** Shows a failed call as a message if worth it. */
export function showFailure(error: unknown): void {
  if (isWorthTelling(error)) showMessage({ type: 'error', ...failureMessage(error) });
}
