import type { Db } from '../../db/open-database.ts';
import { addJob } from '../../jobs/add-job.ts';

/** Requests a schedule's check when due; at most one job waits. [PLUS-15] */
export async function requestSchedule(
  tx: Db,
  { id, nextRunAt }: { readonly id: number; readonly nextRunAt: Date | null },
): Promise<void> {
  if (nextRunAt === null) return;
  const delayMs = Math.max(0, nextRunAt.getTime() - Date.now());
  await addJob(tx, 'run-schedule', { scheduleId: id }, { key: `run-schedule-${id}`, delayMs });
}

export async function requestRun(tx: Db, runId: number, delayMs = 0): Promise<void> {
  await addJob(tx, 'carry-out-run', { runId }, { key: `carry-out-run-${runId}`, delayMs });
}
