import type { MachineLaw } from '@partyline/kernel/law';
import { decideAlert } from './decide-alert.ts';
import { nextOutage, type OutageKind, type WatchedDevice } from './outage.ts';

const MINUTE = 60_000;
const DELAY_MINUTES = 2;
/** Ages are counted up to here: what is older is decided alike. */
const OLDEST = DELAY_MINUTES + 1;

/** Ages in minutes. */
export interface Watched {
  readonly tellsRecovery: boolean;
  readonly device: WatchedDevice;
  /** A command that takes the device offline explains it. */
  readonly isPlanned: boolean;
  readonly isQuiet: boolean;
  readonly outage: {
    readonly kind: OutageKind;
    readonly age: number;
    readonly endedAge: number | null;
  } | null;
  readonly isTold: boolean;
  /** What the last check sent. */
  readonly sent: 'outage' | 'recovery' | null;
  /** How long the device has been down, or up, by its reports alone. */
  readonly downFor: number | null;
  readonly upFor: number | null;
}

export type AlertEvent =
  | { readonly kind: 'minute' | 'check' | 'quiet-begins' | 'quiet-ends' | 'stop-command' | 'command-ends' }
  | { readonly kind: 'report'; readonly device: WatchedDevice };

const REPORTS: readonly WatchedDevice[] = [
  { state: 'online', status: 'healthy' },
  { state: 'online', status: 'stopping' },
  { state: 'online', status: 'error' },
  { state: 'offline', status: 'ready' },
  { state: 'offline', status: 'init' },
  { state: 'offline', status: 'failed' },
  { state: 'offline', status: 'deleted' },
];

const KINDS = ['minute', 'check', 'quiet-begins', 'quiet-ends', 'stop-command', 'command-ends'] as const;

const EVENTS: readonly AlertEvent[] = [
  ...KINDS.map((kind) => ({ kind })),
  ...REPORTS.map((device) => ({ kind: 'report', device }) as const),
];

const older = (age: number): number => Math.min(age + 1, OLDEST);

/** Runs the check of the rule and remembers what it sent, as the API does. */
function check(before: Watched): Watched {
  const { outage, isTold, tellsRecovery, isQuiet } = before;
  const span =
    outage === null
      ? null
      : {
          sinceMs: -outage.age * MINUTE,
          endedMs: outage.endedAge === null ? null : -outage.endedAge * MINUTE,
        };
  const facts = { outage: span, isTold, delayMinutes: DELAY_MINUTES, tellsRecovery, isQuiet, nowMs: 0 };
  switch (decideAlert(facts).kind) {
    case 'tell-outage':
      return { ...before, isTold: true, sent: 'outage' };
    case 'tell-recovery':
      return { ...before, isTold: false, sent: 'recovery' };
    case 'close':
      return { ...before, isTold: false, sent: null };
    default:
      return { ...before, sent: null };
  }
}

/** Returns whether a device is down after a report, as PLUS-16 and the library's README say it; null while that does not change. */
function isDownBy(before: Watched, { state, status }: WatchedDevice): boolean | null {
  if (status === 'deleted') return false;
  if (status === 'error' || status === 'failed') return true;
  const isWorking = status === 'init' || status === 'stopping' || status === 'initiated';
  if (state === 'online' && !isWorking) return false;
  if (before.isPlanned) return false;
  if (isWorking) return null;
  if (before.device.state === 'online') return true;
  return before.outage?.endedAge === null && before.outage.kind === 'offline' ? null : false;
}

function report(before: Watched, device: WatchedDevice): Watched {
  const { outage, isPlanned } = before;
  const open = outage !== null && outage.endedAge === null ? outage : null;
  const kind = nextOutage({ outage: open?.kind ?? null, before: before.device, after: device, isPlanned });
  const next =
    kind === null
      ? open === null
        ? outage
        : { ...open, endedAge: 0 }
      : { kind, age: open?.age ?? 0, endedAge: null };
  const isDown = isDownBy(before, device);
  const [downFor, upFor] =
    isDown === null
      ? [before.downFor, before.upFor]
      : isDown
        ? [before.downFor ?? 0, null]
        : [null, before.upFor ?? 0];
  return check({ ...before, device, outage: next, downFor, upFor });
}

function minute(before: Watched): Watched {
  const { outage, downFor, upFor } = before;
  const next = outage && {
    ...outage,
    age: older(outage.age),
    endedAge: outage.endedAge === null ? null : older(outage.endedAge),
  };
  const ages = {
    downFor: downFor === null ? null : older(downFor),
    upFor: upFor === null ? null : older(upFor),
  };
  return check({ ...before, ...ages, outage: next });
}

function next(before: Watched, event: AlertEvent): Watched {
  switch (event.kind) {
    case 'minute':
      return minute(before);
    case 'check':
      return check(before);
    case 'quiet-begins':
      return { ...before, isQuiet: true, sent: null };
    case 'quiet-ends':
      return { ...before, isQuiet: false, sent: null };
    case 'stop-command':
      return { ...before, isPlanned: true, sent: null };
    case 'command-ends':
      return { ...before, isPlanned: false, sent: null };
    case 'report':
      return report(before, event.device);
  }
}

function faultOf(before: Watched, event: AlertEvent, after: Watched): string | null {
  const { sent, downFor, upFor, isQuiet } = after;
  const isDueDown = downFor !== null && downFor >= DELAY_MINUTES;
  const isDueUp = upFor !== null && upFor >= DELAY_MINUTES;
  if (sent !== null && isQuiet) return 'An alert is sent in quiet hours.';
  if (sent !== null && before.isTold === (sent === 'outage'))
    return sent === 'outage' ? 'An outage is told twice.' : 'A recovery is told whose outage was not.';
  if (sent === 'outage' && !isDueDown) return 'An outage is told before it has lasted for the delay.';
  if (sent === 'recovery' && !isDueUp) return 'A recovery is told before it has lasted for the delay.';
  if (sent === 'recovery' && !after.tellsRecovery) return 'A recovery is told that no user wants.';
  if (event.kind !== 'minute' && event.kind !== 'check') return null;
  if (isDueDown && !isQuiet && !after.isTold) return 'An outage is due and is not told.';
  if (isDueUp && !isQuiet && after.isTold) return 'The outage is over for the delay and is still open.';
  return null;
}

const WORDS = {
  minute: 'A minute passes.',
  check: 'The rule is checked again.',
  'quiet-begins': 'The quiet hours begin.',
  'quiet-ends': 'The quiet hours end.',
  'stop-command': 'A user stops the device.',
  'command-ends': 'The command has ended.',
} as const;

export const alerts: MachineLaw<Watched, AlertEvent> = {
  kind: 'machine',
  name: 'alerts',
  sentence:
    'However a device flaps: an outage is told once and only after the delay, its recovery once and only after the delay, neither in quiet hours, none for a stop on purpose, and none that is due is left out.',
  ids: ['PLUS-16'],
  universe: [
    '1 device, 1 rule with and without recoveries',
    `a delay of ${DELAY_MINUTES} minutes`,
    `${REPORTS.length} reports, quiet hours and commands that begin and end at any minute`,
    'checks at any time, also twice',
  ],
  bound: 20_000,
  isQuick: true,
  starts: () =>
    [true, false].map((tellsRecovery) => ({
      ...{ tellsRecovery, device: { state: 'online', status: 'healthy' }, isPlanned: false, isQuiet: false },
      ...{ outage: null, isTold: false, sent: null, downFor: null, upFor: 0 },
    })),
  events: () => EVENTS,
  next,
  faultOf,
  goals: [
    {
      fault: 'An alert stays open, whatever the device does.',
      isGoal: ({ isTold }) => !isTold,
    },
  ],
  tellStart: ({ tellsRecovery }) => `A device is online; recoveries are ${tellsRecovery ? '' : 'not '}told.`,
  tell: (event, _before, { sent }) => {
    const words =
      event.kind === 'report'
        ? `The device reports ${event.device.state}, ${event.device.status}.`
        : WORDS[event.kind];
    return sent === null ? words : `${words} ${sent === 'outage' ? 'An outage' : 'A recovery'} is told.`;
  },
};
