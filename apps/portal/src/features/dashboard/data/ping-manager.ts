import {
  classifyPing,
  parseManagerUrl,
  PING_TIMEOUT_MS,
  pingUrlOf,
  type PingOutcome,
  type PingVerdict,
} from '@partyline/device-state';

async function ping(
  ccmurl: string,
  allowedOrigins: readonly string[],
  timeoutMs: number,
): Promise<PingOutcome> {
  const manager = parseManagerUrl(ccmurl, allowedOrigins);
  if (!manager.ok) return { kind: 'malformed-url' };
  try {
    const answer = await fetch(pingUrlOf(manager.value), {
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { kind: 'answered', ok: answer.ok };
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError'
      ? { kind: 'timeout' }
      : { kind: 'rejected' };
  }
}

export interface PingContext {
  readonly allowedOrigins: readonly string[];
  readonly isBrowserOnline: () => boolean;
  readonly timeoutMs?: number;
}

/**
 * Checks that a device's manager is reachable: no bearer, no credentials, 5 s at most. [DEV-45, DEV-46, DEV-47, GD-19, GD-20,
 * AUTH-20]
 */
export async function pingManager(ccmurl: string, context: PingContext): Promise<PingVerdict> {
  const { allowedOrigins, isBrowserOnline, timeoutMs = PING_TIMEOUT_MS } = context;
  const outcome = await ping(ccmurl, allowedOrigins, timeoutMs);
  return classifyPing(outcome, isBrowserOnline());
}
