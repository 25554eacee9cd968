/**
 * Why a host could not be asked: `unreachable` (no answer, or one that says "not now": worth another attempt),
 * `unknown-instance`, `refused` (it will say the same again), `improper` (an answer outside the protocol).
 */
export type HostFailureKind = 'unreachable' | 'unknown-instance' | 'refused' | 'improper';

/** A call to an instance host that failed. The message is for the log, never for a caller. */
export class HostFailure extends Error {
  override readonly name = 'HostFailure';
  readonly kind: HostFailureKind;

  constructor(kind: HostFailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
