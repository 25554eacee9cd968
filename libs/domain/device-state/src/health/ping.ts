/** How long a ping may take. [GD-19] */
export const PING_TIMEOUT_MS = 5_000;

/** How a ping ended. */
export type PingOutcome =
  /** An answer came; `ok` for a status of 200 to 299. */
  | { readonly kind: 'answered'; readonly ok: boolean }
  /** No connection, no such name, or the response may not be read. */
  | { readonly kind: 'rejected' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'malformed-url' };

export type PingVerdict = 'ready' | 'dns-not-ready' | 'general-error';

/**
 * A good response is ready. An offline browser and a malformed address say nothing about the device and are a general
 * error. Every other failure means that the DNS entry is not ready. [DEV-45, DEV-46, DEV-47, GD-20]
 */
export function classifyPing(outcome: PingOutcome, isBrowserOnline: boolean): PingVerdict {
  if (outcome.kind === 'malformed-url') return 'general-error';
  if (outcome.kind === 'answered') return outcome.ok ? 'ready' : 'dns-not-ready';
  return isBrowserOnline ? 'dns-not-ready' : 'general-error';
}
