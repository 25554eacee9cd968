/**
 * Why a host call failed: `unreachable` (no answer or "not now": retry), `unknown-instance`, `refused` (final),
 * `improper` (violates the protocol).
 */
export type HostFailureKind = 'unreachable' | 'unknown-instance' | 'refused' | 'improper';

/** A failed host call. The message is for the log only. */
export class HostFailure extends Error {
  override readonly name = 'HostFailure';
  readonly kind: HostFailureKind;
  /** Whether the host may have acted on the call all the same: it was sent, and no proper answer came. */
  readonly isUnclear: boolean;

  constructor(
    kind: HostFailureKind,
    message: string,
    { isUnclear = false, ...options }: ErrorOptions & { readonly isUnclear?: boolean } = {},
  ) {
    super(message, options);
    this.kind = kind;
    this.isUnclear = isUnclear;
  }
}
