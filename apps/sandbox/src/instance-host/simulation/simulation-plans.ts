import type { Run, SnapshotChange } from './instance-record.ts';

/** One step: simulated milliseconds to wait, and the change. */
export interface PlanStep {
  readonly afterMs: number;
  readonly change: SnapshotChange;
  /** Moves the instance to the run's data center. */
  readonly moves?: true;
}

const working = (
  runningCommand: Run['plan'],
  status: 'init' | 'stopping',
  afterMs: number,
  percents: readonly number[],
): PlanStep[] =>
  percents.map((progress, index) => ({
    afterMs: index === 0 ? 0 : afterMs,
    change: { runningCommand, status, progress, failureReason: '' },
  }));

const OFFLINE = {
  runningCommand: null,
  state: 'offline',
  status: 'healthy',
  progress: null,
  DNSStatus: '',
  restartRequired: false,
} as const satisfies SnapshotChange;

/** DNS follows after the instance is online, when its command is already done. */
const COMING_ONLINE: readonly PlanStep[] = [
  { afterMs: 800, change: { ...OFFLINE, state: 'online' } },
  { afterMs: 400, change: { DNSStatus: 'initiated' } },
  { afterMs: 2000, change: { DNSStatus: 'ready' } },
];

const START: readonly PlanStep[] = [
  ...working('start', 'init', 800, [0, 20, 40, 60, 80]).map((step) => down(step)),
  ...COMING_ONLINE,
];
const STOP: readonly PlanStep[] = [
  ...working('stop', 'stopping', 500, [0, 25, 50, 75]),
  { afterMs: 500, change: OFFLINE },
];
const SAVE: readonly PlanStep[] = [
  ...working('save', 'init', 600, [0, 50]).map((step) => down(step)),
  { afterMs: 600, change: OFFLINE, moves: true },
];
const DELETE: readonly PlanStep[] = [
  ...working('delete', 'stopping', 500, [0, 50]),
  { afterMs: 500, change: { ...OFFLINE, status: 'deleted' } },
];

/** Lists the steps of a run in order; the first is done when the command is accepted. */
export function stepsOf(run: Run): readonly PlanStep[] {
  switch (run.plan) {
    case 'start':
      return START;
    case 'stop':
      return STOP;
    case 'save':
      return SAVE;
    case 'delete':
      return DELETE;
    case 'upgrade':
      return upgradeSteps(run);
  }
}

function upgradeSteps(run: Run): readonly PlanStep[] {
  const installed = { version: run.version, availableVersion: '' };
  const [online, ...dns] = COMING_ONLINE;
  const ending: readonly (PlanStep | undefined)[] = run.resumeOnline
    ? [online && { ...online, change: { ...online.change, ...installed } }, ...dns]
    : [{ afterMs: 800, change: { ...OFFLINE, ...installed } }];
  return [
    ...working('upgrade', 'init', 800, [0, 20, 40, 60, 80]).map((step) => down(step)),
    ...ending.filter((step) => step !== undefined),
  ];
}

function down(step: PlanStep): PlanStep {
  return { ...step, change: { ...step.change, state: 'offline', DNSStatus: '' } };
}
