/** How long a ping may take. [GD-19] */
export const PING_TIMEOUT_MS = 5_000;

/** How a ping ended. */
export type PingOutcome =
  /** An answer came; `ok` for a status of 200 to 299. */
  | { readonly kind: 'answered'; readonly ok: boolean }
  /** The browser gave up: no connection, no such name, not allowed to read. */
  | { readonly kind: 'rejected' }
  | { readonly kind: 'timeout' }
  /** The address could not be used at all. */
  | { readonly kind: 'malformed-url' };

/** What a ping says: the manager can be opened, its name is not known yet, or something else is wrong. */
export type PingVerdict = 'ready' | 'dns-not-ready' | 'general-error';

/**
 * What a ping says. A good answer is ready. A browser that is offline and an address that cannot be used say nothing
 * about the device: general error. Every other failure means that the name service entry is not ready yet.
 * [DEV-45, DEV-46, DEV-47, GD-20]
 */
export function classifyPing(outcome: PingOutcome, isBrowserOnline: boolean): PingVerdict {
  if (outcome.kind === 'malformed-url') return 'general-error';
  if (outcome.kind === 'answered') return outcome.ok ? 'ready' : 'dns-not-ready';
  return isBrowserOnline ? 'dns-not-ready' : 'general-error';
}
