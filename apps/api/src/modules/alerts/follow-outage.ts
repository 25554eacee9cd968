import { nextOutage, takesOffline, type OutageKind, type WatchedDevice } from '@partyline/alerts';
import type { Db } from '../../db/open-database.ts';
import { addJob } from '../../jobs/add-job.ts';

export interface FollowedDevice extends WatchedDevice {
  readonly id: number;
  readonly accountId: number;
  readonly openCommand: string | null;
  readonly outage: OutageKind | null;
}

export interface OutageChange {
  readonly after: WatchedDevice;
  /** What the host is executing; null for nothing. */
  readonly runningCommand: string | null;
  readonly failureReason: string;
  readonly at: Date;
}

/** Begins or ends an outage in the transaction of its change, and requests the alert check. [PLUS-16] */
export async function followOutage(tx: Db, known: FollowedDevice, change: OutageChange): Promise<void> {
  const { outage, openCommand } = known;
  const next = nextOutage({
    outage,
    before: known,
    after: change.after,
    isPlanned: takesOffline(openCommand) || takesOffline(change.runningCommand),
  });
  if (next === outage) return;
  if (next === null) {
    await tx.query({
      name: 'end-outage',
      text: 'UPDATE app.outages SET ended_at = greatest(since, $2) WHERE instance_id = $1 AND ended_at IS NULL',
      values: [known.id, change.at],
    });
  } else {
    await tx.query({
      name: 'begin-outage',
      text: `INSERT INTO app.outages AS o (instance_id, account_id, kind, reason, since) VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT (instance_id) DO UPDATE SET kind = excluded.kind, reason = excluded.reason, ended_at = NULL,
          since = CASE WHEN o.ended_at IS NULL THEN o.since ELSE excluded.since END`,
      values: [known.id, known.accountId, next, change.failureReason, change.at],
    });
  }
  await requestAlertCheck(tx, known.id);
}

/** Requests a device's alert check, now or later; at most one job waits. */
export async function requestAlertCheck(tx: Db, instanceId: number, delayMs = 0): Promise<void> {
  await addJob(tx, 'check-alerts', { instanceId }, { key: `check-alerts-${instanceId}`, delayMs });
}
