/** A value, or the reason there is none. Never an exception. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** Returns a successful result that holds `value`. */
export function ok<T>(value: T): Result<T, never> {
  return { ok: true, value };
}

/** Returns a failed result that holds `error`. */
export function err<E>(error: E): Result<never, E> {
  return { ok: false, error };
}

/** An answer to "may this happen?". A reason is a code of a closed list. */
export type Decision<Reason extends string> =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reason: Reason };

/** Frozen, because every caller is given this same object. */
const ALLOWED = Object.freeze({ allowed: true } as const);

/** Returns the answer "yes", always as the same frozen object, so that asking often costs no memory. */
export function allow(): { readonly allowed: true } {
  return ALLOWED;
}

/** Returns the answer "no", with its reason. */
export function refuse<Reason extends string>(
  reason: Reason,
): { readonly allowed: false; readonly reason: Reason } {
  return { allowed: false, reason };
}
