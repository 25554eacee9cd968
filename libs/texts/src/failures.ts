import type { FailureKind } from '@partyline/session';
import { ERROR_TEXTS } from './errors.ts';
import { WORDINGS } from './wordings.ts';

/** What a failed call says to the person in front of it: the server's own words where it sent any. [ERR-7 … ERR-14] */
export function failureText(failure: FailureKind): string {
  switch (failure.kind) {
    case 'server-message':
      return failure.message;
    case 'timeout':
      return WORDINGS.timeout;
    case 'unauthenticated':
      return WORDINGS.sessionExpired;
    case 'maintenance':
      return ERROR_TEXTS.maintenance;
    case 'general':
      return WORDINGS.generalError;
  }
}
