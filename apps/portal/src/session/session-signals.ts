/** What a call or the identity service tells the session, without knowing it. */
export interface SessionSignals {
  /** A call could not be authenticated any more, or the token can not be renewed. [ERR-6, AUTH-16] */
  readonly signedOut: () => void;
  /** A call was answered 403, with this code. [GC-11, GA-33] */
  readonly forbidden: (errorCode: number | string | null) => void;
}

let listener: SessionSignals = { signedOut: () => undefined, forbidden: () => undefined };

/** Says who listens; there is one. */
export function listenToSignals(signals: SessionSignals): void {
  listener = signals;
}

/** Where the signals are given. */
export const signal: SessionSignals = {
  signedOut: () => listener.signedOut(),
  forbidden: (errorCode) => listener.forbidden(errorCode),
};
