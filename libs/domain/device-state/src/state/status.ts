import type { ReportedStatus } from '../device/device.ts';
import type { Status } from '../device/vocabulary.ts';

/** Statuses of a working device. [DEV-7, DEV-8, GD-9] */
export const IN_PROGRESS_STATUSES = ['init', 'stopping', 'initiated'] as const satisfies readonly Status[];

/** [DEV-11, GD-9] */
export const TERMINAL_STATUSES = [
  'healthy',
  'warning',
  'error',
  'failed',
  'deleted',
  'ready',
] as const satisfies readonly Status[];

/** Can be retried. [GD-10, GD-11] */
export const FAILED_STATUSES = ['error', 'failed'] as const satisfies readonly Status[];

/** [PLUS-11] */
export const UNHEALTHY_STATUSES = ['warning', ...FAILED_STATUSES] as const satisfies readonly Status[];

export type InProgressStatus = (typeof IN_PROGRESS_STATUSES)[number];
export type FailedStatus = (typeof FAILED_STATUSES)[number];

const inProgress: ReadonlySet<string> = new Set(IN_PROGRESS_STATUSES);
const failed: ReadonlySet<string> = new Set(FAILED_STATUSES);
const unhealthy: ReadonlySet<string> = new Set(UNHEALTHY_STATUSES);

/** Returns whether a status is one in progress; the empty status is not. [DEV-7, DEV-8, GD-9] */
export function isInProgress(status: ReportedStatus): status is InProgressStatus {
  return inProgress.has(status);
}

/** Returns whether a status or a displayed state is a failed one. [GD-10, GD-11] */
export function isFailed(status: string): status is FailedStatus {
  return failed.has(status);
}

/** Returns whether the host sends a failure reason with this status. [PLUS-11] */
export function isUnhealthy(status: ReportedStatus): boolean {
  return unhealthy.has(status);
}
