/** What a parse or a computation gives back: a value, or the reason there is none. Never an exception. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** A successful result that holds `value`. */
export function ok<T>(value: T): Result<T, never> {
  return { ok: true, value };
}

/** A failed result that holds `error`. */
export function err<E>(error: E): Result<never, E> {
  return { ok: false, error };
}
