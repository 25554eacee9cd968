/**
 * Why a host call failed: `unreachable` (no answer or "not now": retry), `unknown-instance`, `refused` (final),
 * `improper` (violates the protocol).
 */
export type HostFailureKind = 'unreachable' | 'unknown-instance' | 'refused' | 'improper';

/** A failed host call. The message is for the log only. */
export class HostFailure extends Error {
  override readonly name = 'HostFailure';
  readonly kind: HostFailureKind;

  constructor(kind: HostFailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
