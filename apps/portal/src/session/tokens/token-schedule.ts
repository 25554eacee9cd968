import { decodeTokenPayload } from '@partyline/permissions';
import { TOKEN_REFRESH_MIN_INTERVAL_MS, nextSkewedRefreshDelayMs } from '@partyline/session';

export interface TokenScheduleOptions {
  readonly currentToken: () => Promise<string>;
  /** Once for all callers. */
  readonly renewToken: (current: string) => Promise<string>;
  /** For refreshed tokens of any tab; returns the unsubscribe function. */
  readonly onRenewed: (listener: (token: string) => void) => () => void;
  readonly onRefused: () => void;
  /** Whether to retry a failed refresh. */
  readonly isPassing: (error: unknown) => boolean;
}

/**
 * Refreshes the token 5 minutes before expiry; returns the stop function. A refusal ends the session. A network failure retries
 * every 30 s while the token is valid, and once after: a waking computer often has no network at first. Lifetimes count from
 * receipt, not by the clock. [AUTH-16, AUTH-17, CONST-10, GA-18]
 */
export function keepTokenFresh({
  currentToken,
  renewToken,
  onRenewed,
  onRefused,
  isPassing,
}: TokenScheduleOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let hasFailed = false;
  let lastRenewedAt: number | null = null;
  let held: Held | null = null;

  const wait = (delayMs: number, then: () => Promise<void>): void => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void then(), delayMs);
  };

  function waitToRenew(due: Held): void {
    held = due;
    const delay = nextSkewedRefreshDelayMs({ ...due, lastRefreshMs: lastRenewedAt }, Date.now());
    if (delay !== null) wait(delay, () => renew(due.token));
  }

  function receive(token: string): void {
    lastRenewedAt = Date.now();
    hasFailed = false;
    waitToRenew(hold(token, lastRenewedAt));
  }

  function retryOrEnd(): void {
    if (hasFailed && isOver(held, Date.now())) {
      onRefused();
      return;
    }
    hasFailed = true;
    wait(TOKEN_REFRESH_MIN_INTERVAL_MS, schedule);
  }

  async function schedule(): Promise<void> {
    const token = await currentToken().catch(() => '');
    if (token === '') retryOrEnd();
    else waitToRenew(held?.token === token ? held : hold(token, null));
  }

  async function renew(scheduledFor: string): Promise<void> {
    try {
      const token = await currentToken();
      if (token === scheduledFor) {
        receive(await renewToken(token));
      } else {
        // By the SDK or another tab.
        lastRenewedAt = Date.now();
        hasFailed = false;
        await schedule();
      }
    } catch (error) {
      if (isPassing(error)) retryOrEnd();
      else onRefused();
    }
  }

  const stopListening = onRenewed(receive);
  void schedule();
  return () => {
    isStopped = true;
    stopListening();
    clearTimeout(timer);
  };
}

/** `receivedAtMs` is null for a token that was already here. */
interface Held {
  readonly token: string;
  readonly expSeconds: number;
  readonly iatSeconds: number;
  readonly receivedAtMs: number | null;
}

function hold(token: string, receivedAtMs: number | null): Held {
  const payload = decodeTokenPayload(token);
  const seconds = (claim: string): number => {
    const value = payload?.[claim];
    return typeof value === 'number' ? value : NaN;
  };
  return { token, expSeconds: seconds('exp'), iatSeconds: seconds('iat'), receivedAtMs };
}

/** Returns whether a token expired: by time since receipt, else by the clock. No token is not expired. */
function isOver(held: Held | null, nowMs: number): boolean {
  if (held === null) return false;
  const { expSeconds, iatSeconds, receivedAtMs } = held;
  const life = expSeconds - iatSeconds;
  const isLifeKnown = receivedAtMs !== null && Number.isFinite(life);
  return nowMs >= (isLifeKnown ? receivedAtMs + life * 1000 : expSeconds * 1000);
}
