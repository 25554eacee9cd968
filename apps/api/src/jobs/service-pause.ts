/** Circuit breaker of an outside service, shared by a process's jobs. */
export interface ServicePause {
  /** False after a recent failure, while another job probes the service. */
  mayAsk(): boolean;
  answered(): void;
  failed(): void;
}

const FIRST_MS = 1_000;
/** Longer than a call's time-out. */
const NEXT_MS = 5_000;

/** Creates a pause: after a failure only one job at a time probes the service, so that waiting jobs do not delay commands. */
export function createServicePause(now: () => number = Date.now): ServicePause {
  let askAgainAt: number | null = null;
  return {
    mayAsk() {
      if (askAgainAt === null) return true;
      if (now() < askAgainAt) return false;
      askAgainAt = now() + NEXT_MS;
      return true;
    },
    answered() {
      askAgainAt = null;
    },
    failed() {
      askAgainAt = now() + FIRST_MS;
    },
  };
}
