/** Whether an outside service is worth asking, shared by all jobs of a process. */
export interface ServicePause {
  /** True: ask it. False: it failed a moment ago, and another job is trying it, or will soon. */
  mayAsk(): boolean;
  answered(): void;
  failed(): void;
}

const FIRST_MS = 1_000;
/** Longer than a call takes until it is given up. */
const NEXT_MS = 5_000;

/**
 * After a failure only one job at a time tries the service, so that thousands that wait for it never hold up the
 * commands to instance hosts, which are worked on by the same few workers.
 */
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
