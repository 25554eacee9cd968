/** A status of null: no answer. */
export interface CallFailure {
  readonly status: number | null;
  readonly errorCode?: unknown;
  readonly message?: unknown;
  /** Whether the browser was offline then. */
  readonly isOffline?: boolean;
}

export type FailureKind =
  | { readonly kind: 'unauthenticated' }
  | { readonly kind: 'maintenance' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'server-message'; readonly message: string }
  | { readonly kind: 'general' };

/** Response code of maintenance. [ERR-4, GX-5] */
export const MAINTENANCE_CODE = 'err_maintenance';

/** Returns whether a failure is a 503 with the maintenance code. [ERR-12, ERR-13, GX-5] */
export function isMaintenance(failure: CallFailure): boolean {
  return failure.status === 503 && failure.errorCode === MAINTENANCE_CODE;
}

export const EMAIL_NOT_VERIFIED_CODE = 2403;

/** For a disabled or deleted user; a new token does not help. */
export const SHUT_OUT_CODE = 2401;

/** Returns whether a failure ends the session without a retry. [ERR-6, AUTH-33] */
export function isShutOut(failure: CallFailure): boolean {
  return failure.errorCode === SHUT_OUT_CODE;
}

/** Returns whether a failure has status 401, or response code 401 under any status. [ERR-5, ERR-6] */
export function isUnauthenticated(failure: CallFailure): boolean {
  return failure.status === 401 || failure.errorCode === 401 || failure.errorCode === '401';
}

/**
 * Classifies a failure: 400 and 403 show the server's text if there is one; no answer is `offline` in an offline browser, else, as
 * unlisted statuses, the general error. [ERR-5 … ERR-14, GU-17, GX-5, GX-6, GX-7]
 */
export function classifyFailure(failure: CallFailure): FailureKind {
  if (isUnauthenticated(failure)) return { kind: 'unauthenticated' };
  if (isMaintenance(failure)) return { kind: 'maintenance' };
  if (failure.status === null && failure.isOffline === true) return { kind: 'offline' };
  if (failure.status === 408) return { kind: 'timeout' };
  if (failure.status === 400 || failure.status === 403) {
    const message = typeof failure.message === 'string' ? failure.message.trim() : '';
    if (message !== '') return { kind: 'server-message', message };
  }
  return { kind: 'general' };
}
