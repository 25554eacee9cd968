import type { DemoReport } from './demo-types.ts';
import { minutesInDay, minutesInHour } from 'date-fns/constants';

export const online = (sinceMin = 3 * minutesInHour): DemoReport => ({
  state: 'online',
  status: 'healthy',
  DNSStatus: 'ready',
  sinceMin,
});

export const offline = (sinceMin = 2 * minutesInDay): DemoReport => ({
  state: 'offline',
  status: 'healthy',
  DNSStatus: '',
  sinceMin,
});

/** Slow-down of running work, to be visible for minutes. */
const SLOW_START = 64;
const SLOW_STOP = 120;
const SLOW_DNS = 90;

/** Other reports as seen in practice. Work ends within five minutes. */
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
  /** An older host's status of an accepted start. */
  initiated: {
    state: 'offline',
    status: 'initiated',
    DNSStatus: '',
    progress: 0,
    sinceMin: 0,
    run: { plan: 'start', step: 0, pace: SLOW_START },
  },
  /** An older host's status of a healthy instance. */
  ready: { state: 'online', status: 'ready', DNSStatus: 'ready', sinceMin: 9 * minutesInHour },
  dnsUnknown: {
    state: 'online',
    status: 'healthy',
    DNSStatus: '',
    sinceMin: 0.2,
    run: { plan: 'start', step: 5, pace: SLOW_DNS },
  },
  dnsInitiated: {
    state: 'online',
    status: 'healthy',
    DNSStatus: 'initiated',
    sinceMin: 1,
    run: { plan: 'start', step: 6, pace: SLOW_DNS },
  },
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
  deleted: { state: 'offline', status: 'deleted', DNSStatus: '', sinceMin: 6 * minutesInDay },
  /** A host that reports only that it is off. */
  silent: { state: 'offline', status: '', DNSStatus: '', sinceMin: 3 * minutesInDay },
  /** A host that reports only that it runs. */
  terse: { state: 'online', status: '', DNSStatus: '', sinceMin: 12 * minutesInDay },
} as const satisfies Record<string, DemoReport>;

export const warning = (failureReason: string, sinceMin = 8): DemoReport => ({
  state: 'online',
  status: 'warning',
  DNSStatus: 'ready',
  failureReason,
  sinceMin,
});

/** Makes the report of a command that failed and can be repeated. */
export const error = (failureReason: string, sinceMin = 2): DemoReport => ({
  state: 'offline',
  status: 'error',
  DNSStatus: '',
  failureReason,
  sinceMin,
});

/** Makes the report of an instance that crashed and can be started again. */
export const failed = (failureReason: string, sinceMin = 14): DemoReport => ({
  state: 'offline',
  status: 'failed',
  DNSStatus: '',
  failureReason,
  sinceMin,
});
