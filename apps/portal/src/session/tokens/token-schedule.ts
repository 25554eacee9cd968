import { decodeTokenPayload } from '@partyline/permissions';
import { TOKEN_REFRESH_MIN_INTERVAL_MS, nextSkewedRefreshDelayMs } from '@partyline/session';

/** What keeping the token fresh needs. */
export interface TokenScheduleOptions {
  readonly currentToken: () => Promise<string>;
  /** Renews the token that is given, once for all who ask. */
  readonly renewToken: (current: string) => Promise<string>;
  /** Calls back with every token that is renewed, for whatever reason and in whichever tab, until its answer is called. */
  readonly onRenewed: (listener: (token: string) => void) => () => void;
  /** Told when the token cannot be renewed any more, ever. */
  readonly onRefused: () => void;
  /** Whether a failure to renew may pass by itself. */
  readonly isPassing: (error: unknown) => boolean;
}

/**
 * Renews the token 5 minutes before it runs out, until the returned function is called. A refusal is told at once; a failure
 * that may pass is tried again every 30 s while the token still lives, and told once that is over. A token received here lives
 * as long as it says from that moment, whatever the clock shows, in this tab and in those it is told to.
 * [AUTH-16, AUTH-17, CONST-10, GA-18]
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

  async function schedule(): Promise<void> {
    const token = await currentToken().catch(() => '');
    if (token === '') {
      if (isOver(held, Date.now())) onRefused();
      else wait(TOKEN_REFRESH_MIN_INTERVAL_MS, schedule);
      return;
    }
    waitToRenew(held?.token === token ? held : hold(token, null));
  }

  async function renew(scheduledFor: string): Promise<void> {
    try {
      const token = await currentToken();
      // Another one already, of which nothing was told: the schedule starts anew from there.
      if (token === scheduledFor) held = hold(await renewToken(token), Date.now());
      lastRenewedAt = Date.now();
      await schedule();
    } catch (error) {
      if (isPassing(error) && !isOver(held, Date.now())) wait(TOKEN_REFRESH_MIN_INTERVAL_MS, schedule);
      else onRefused();
    }
  }

  const forget = onRenewed((token) => {
    lastRenewedAt = Date.now();
    waitToRenew(hold(token, lastRenewedAt));
  });
  void schedule();
  return () => {
    isStopped = true;
    forget();
    clearTimeout(timer);
  };
}

/** A token, how long it lives, and when it came here; null for one that was found. */
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

/** Whether a token's life is over, by the time since it came, else by the clock. Nothing held is not over. */
function isOver(held: Held | null, nowMs: number): boolean {
  if (held === null) return false;
  const { expSeconds, iatSeconds, receivedAtMs } = held;
  const life = expSeconds - iatSeconds;
  const isLifeKnown = receivedAtMs !== null && Number.isFinite(life);
  return nowMs >= (isLifeKnown ? receivedAtMs + life * 1000 : expSeconds * 1000);
}
