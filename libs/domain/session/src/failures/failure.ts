/** How a call failed: the HTTP status (null when no answer came) and what the envelope said, as far as it could be read. */
export interface CallFailure {
  readonly status: number | null;
  readonly errorCode?: unknown;
  readonly message?: unknown;
}

/**
 * What a failed call means to the person in front of it: the session is over, the service is being maintained, it took too
 * long, the server says why in its own words, or something went wrong.
 */
export type FailureKind =
  | { readonly kind: 'unauthenticated' }
  | { readonly kind: 'maintenance' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'server-message'; readonly message: string }
  | { readonly kind: 'general' };

/** The response code that means maintenance. [ERR-4, GX-5] */
export const MAINTENANCE_CODE = 'err_maintenance';

/** Says whether a failure is the maintenance answer: status 503 with the maintenance code. [ERR-12, ERR-13, GX-5] */
export function isMaintenance(failure: CallFailure): boolean {
  return failure.status === 503 && failure.errorCode === MAINTENANCE_CODE;
}

/** The response code of a refusal until the caller has confirmed their e-mail address. */
export const EMAIL_NOT_VERIFIED_CODE = 2403;

/** The response code of a refusal that no new token helps against: the person is disabled or deleted. */
export const SHUT_OUT_CODE = 2401;

/** Says whether a person is shut out: their session is over at once, without a renewal or another try. [ERR-6, AUTH-33] */
export function isShutOut(failure: CallFailure): boolean {
  return failure.errorCode === SHUT_OUT_CODE;
}

/** Says whether a failure is a refused token: status 401, or response code 401 under any status. [ERR-5, ERR-6] */
export function isUnauthenticated(failure: CallFailure): boolean {
  return failure.status === 401 || failure.errorCode === 401 || failure.errorCode === '401';
}

/**
 * Says what a failed call means. 400 and 403 speak in the server's words when there are any; every status without a
 * meaning of its own, and no status at all, is the general error. [ERR-5 … ERR-14, GX-5, GX-6, GX-7]
 */
export function classifyFailure(failure: CallFailure): FailureKind {
  if (isUnauthenticated(failure)) return { kind: 'unauthenticated' };
  if (isMaintenance(failure)) return { kind: 'maintenance' };
  if (failure.status === 408) return { kind: 'timeout' };
  if (failure.status === 400 || failure.status === 403) {
    const message = typeof failure.message === 'string' ? failure.message.trim() : '';
    if (message !== '') return { kind: 'server-message', message };
  }
  return { kind: 'general' };
}
