import { millisecondsInMinute } from 'date-fns/constants';

/** A device that fails again and again is told once in this time, as in the notifications. */
const QUIET_MS = 10 * millisecondsInMinute;
/** Failures of this time are one message. */
const BUNDLE_MS = 3_000;

export interface FailureTellerOptions {
  readonly nowMs: () => number;
  /** Shows a message about devices, the newest first; returns how to hide it. `onClose` is called when its reader closes it. */
  readonly show: (vicUuids: readonly string[], onClose: () => void) => () => void;
}

export interface FailureTeller {
  /** Takes the failed devices, the newest first. Those of the first call are no news. */
  readonly update: (failed: readonly string[]) => void;
  /** Returns the failed devices whose failure a message tells, now or within 3 s. */
  readonly told: () => ReadonlySet<string>;
  readonly stop: () => void;
}

/**
 * Tells of devices that fail: the first at once, others that follow within 3 s together with those whose message is still open. The
 * message goes when all its devices are well. [PLUS-34]
 */
export function createFailureTeller({ nowMs, show }: FailureTellerOptions): FailureTeller {
  let failed: ReadonlySet<string> | null = null;
  const toldAtMs = new Map<string, number>();
  let fresh = new Set<string>();
  let named = new Set<string>();
  let told = new Set<string>();
  let hide: (() => void) | null = null;
  let shownMs = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const forget = (): void => {
    hide = null;
    named = new Set();
  };
  const close = (): void => {
    const hideShown = hide;
    forget();
    hideShown?.();
  };
  const tell = (): void => {
    timer = undefined;
    const isFailed = (vicUuid: string) => failed?.has(vicUuid) === true;
    const news = [...fresh].filter(isFailed);
    fresh = new Set();
    if (news.length === 0) return;
    const all = new Set([...news, ...named]);
    close();
    shownMs = nowMs();
    for (const vicUuid of news) toldAtMs.set(vicUuid, shownMs);
    named = all;
    hide = show([...all], forget);
  };

  return {
    update: (list) => {
      const isFirst = failed === null;
      const now = nowMs();
      failed = new Set(list);
      for (const vicUuid of list) {
        const isQuiet = now - (toldAtMs.get(vicUuid) ?? -Infinity) < QUIET_MS;
        if (isFirst) toldAtMs.set(vicUuid, now);
        else if (!isQuiet && !named.has(vicUuid)) {
          fresh.add(vicUuid);
          told.add(vicUuid);
        }
      }
      told = new Set([...told].filter((vicUuid) => failed?.has(vicUuid)));
      named = new Set([...named].filter((vicUuid) => failed?.has(vicUuid)));
      if (named.size === 0) close();
      if (fresh.size === 0 || timer !== undefined) return;
      const waitMs = shownMs + BUNDLE_MS - now;
      if (waitMs > 0) timer = setTimeout(tell, waitMs);
      else tell();
    },
    told: () => told,
    stop: () => clearTimeout(timer),
  };
}
