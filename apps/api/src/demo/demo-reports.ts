import type { DemoReport } from './demo-types.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Runs, and can be opened. */
export const online = (sinceMin = 3 * HOUR): DemoReport => ({
  state: 'online',
  status: 'healthy',
  DNSStatus: 'ready',
  sinceMin,
});

/** Stopped in good order: can be started. */
export const offline = (sinceMin = 2 * DAY): DemoReport => ({
  state: 'offline',
  status: 'healthy',
  DNSStatus: '',
  sinceMin,
});

/** How much slower than usual what is under way goes on, so that it can be watched for some minutes. */
const SLOW_START = 64;
const SLOW_STOP = 120;
const SLOW_DNS = 90;

/** Everything else that a host can report, each as it is met in the field. What is under way ends within five minutes. */
export const REPORTS = {
  starting: {
    state: 'offline',
    status: 'init',
    DNSStatus: '',
    progress: 20,
    sinceMin: 0.8,
    run: { plan: 'start', step: 1, pace: SLOW_START },
  },
  stopping: {
    state: 'online',
    status: 'stopping',
    DNSStatus: 'ready',
    progress: 25,
    sinceMin: 1,
    run: { plan: 'stop', step: 1, pace: SLOW_STOP },
  },
  /** An older host's word for a start it has taken and not begun. */
  initiated: {
    state: 'offline',
    status: 'initiated',
    DNSStatus: '',
    progress: 0,
    sinceMin: 0,
    run: { plan: 'start', step: 0, pace: SLOW_START },
  },
  /** An older host's word for healthy. */
  ready: { state: 'online', status: 'ready', DNSStatus: 'ready', sinceMin: 9 * HOUR },
  /** Runs, but its name is not known yet. */
  dnsUnknown: {
    state: 'online',
    status: 'healthy',
    DNSStatus: '',
    sinceMin: 0.2,
    run: { plan: 'start', step: 5, pace: SLOW_DNS },
  },
  /** Runs, and its name is being prepared. */
  dnsInitiated: {
    state: 'online',
    status: 'healthy',
    DNSStatus: 'initiated',
    sinceMin: 1,
    run: { plan: 'start', step: 6, pace: SLOW_DNS },
  },
  /** Runs, and its name could not be made. */
  dnsError: {
    state: 'online',
    status: 'healthy',
    DNSStatus: 'error',
    sinceMin: 40,
  },
  restartRequired: {
    state: 'online',
    status: 'healthy',
    DNSStatus: 'ready',
    restartRequired: true,
    sinceMin: 50,
  },
  deleted: { state: 'offline', status: 'deleted', DNSStatus: '', sinceMin: 6 * DAY },
  /** A host that reports that it is off and no more. */
  silent: { state: 'offline', status: '', DNSStatus: '', sinceMin: 3 * DAY },
  /** A host that reports that it runs and no more. */
  terse: { state: 'online', status: '', DNSStatus: '', sinceMin: 12 * DAY },
} as const satisfies Record<string, DemoReport>;

/** Runs, with something to look after. */
export const warning = (failureReason: string, sinceMin = 8): DemoReport => ({
  state: 'online',
  status: 'warning',
  DNSStatus: 'ready',
  failureReason,
  sinceMin,
});

/** A command went wrong; it can be tried again. */
export const error = (failureReason: string, sinceMin = 2): DemoReport => ({
  state: 'offline',
  status: 'error',
  DNSStatus: '',
  failureReason,
  sinceMin,
});

/** Broke down by itself; it can be tried again. */
export const failed = (failureReason: string, sinceMin = 14): DemoReport => ({
  state: 'offline',
  status: 'failed',
  DNSStatus: '',
  failureReason,
  sinceMin,
});
