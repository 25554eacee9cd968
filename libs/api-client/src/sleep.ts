/** Waits; throws the signal's reason on abort. */
export type Sleep = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

/** Waits on the real clock. */
export const sleep: Sleep = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = (): void => {
      clearTimeout(timer);
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- the reason is whatever abort() was given, as with fetch
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
