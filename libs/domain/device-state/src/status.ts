import type { ReportedStatus } from './device.ts';
import type { Status } from './vocabulary.ts';

/** Statuses of a device that is at work. [DEV-7, DEV-8, GD-9] */
export const IN_PROGRESS_STATUSES = ['init', 'stopping', 'initiated'] as const satisfies readonly Status[];

/** Statuses of a device that has come to rest, well or not. [DEV-11, GD-9] */
export const TERMINAL_STATUSES = [
  'healthy',
  'warning',
  'error',
  'failed',
  'deleted',
  'ready',
] as const satisfies readonly Status[];

/** One of {@link IN_PROGRESS_STATUSES}. */
export type InProgressStatus = (typeof IN_PROGRESS_STATUSES)[number];
/** One of {@link TERMINAL_STATUSES}. */
export type TerminalStatus = (typeof TERMINAL_STATUSES)[number];

const inProgress: ReadonlySet<string> = new Set(IN_PROGRESS_STATUSES);
const terminal: ReadonlySet<string> = new Set(TERMINAL_STATUSES);

/** Says whether the status is one of a device at work; the empty status is not. [DEV-7, DEV-8, GD-9] */
export function isInProgress(status: ReportedStatus): status is InProgressStatus {
  return inProgress.has(status);
}

/** Says whether the status is one of a device at rest; the empty status is not. [DEV-11, GD-9] */
export function isTerminal(status: ReportedStatus): status is TerminalStatus {
  return terminal.has(status);
}
