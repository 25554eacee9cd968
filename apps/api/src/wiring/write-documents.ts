import { DEFAULT_LANGUAGE } from '@partyline/display';
import { NOTIFICATION_RETENTION_DAYS } from '@partyline/notifications';
import { millisecondsInDay } from 'date-fns/constants';
import type { Database } from '../db/open-database.ts';
import { ApiFailure } from '../http/errors/api-failure.ts';
import { addJob, type JobOptions } from '../jobs/add-job.ts';
import { backoffMs } from '../jobs/backoff.ts';
import type { JobLog } from '../jobs/job-log.ts';
import type { JobPayloads } from '../jobs/job-payloads.ts';
import { createServicePause } from '../jobs/service-pause.ts';
import { refusalDelayMs } from '../jobs/refusal-delay.ts';
import { isRefusedByProvider } from '../providers/failures/provider-cause.ts';
import type { DocumentState, NotificationDocuments } from '../providers/documents/notification-documents.ts';
import { formatCursor } from '../records/notifications/cursor.ts';
import { notificationOf } from '../records/notifications/notifications.repository.ts';
import { listDocuments, type DocumentRow } from '../modules/notifications/documents/documents.repository.ts';

export interface DocumentJobDeps {
  readonly database: Database;
  readonly documents: NotificationDocuments | null;
  readonly log: JobLog;
}

/** Lower than commands to instance hosts; the triggers use it too. */
const PRIORITY = 5;
/** Silent events are for pages open at the time. */
const SILENT_DAYS = 1;

export interface DocumentJobs {
  readonly write: (payload: JobPayloads['write-documents']) => Promise<void>;
  readonly delete: (payload: JobPayloads['delete-documents']) => Promise<void>;
}

/**
 * Writes and deletes notification documents from the current state, so idempotent also when late; retries while Firestore is
 * unavailable, and rarely while it refuses; only deletions never give up. [NOTIF-4, GX-20]
 */
export function createDocumentJobs(deps: DocumentJobDeps): DocumentJobs {
  const { database } = deps;
  const write = createWriter(deps);
  return {
    async write(payload) {
      const { ids, uid } = payload;
      const rows = await listDocuments(database, ids, uid);
      const now = new Date();
      const states = rows.map(stateOf).filter(({ content }) => content === null || content.expiresAt > now);
      const later = nextAttempt(payload, await write(states));
      if (later === null || later.delayMs === null) return;
      const options = documentJobOptions(rows[0]?.accountId ?? 0, later.delayMs);
      await addJob(database, 'write-documents', { ...payload, ...later.counts }, options);
    },
    async delete(payload) {
      const states = payload.documents.map((key) => ({ ...key, content: null }));
      const later = nextAttempt(payload, await write(states));
      if (later === null) return;
      const options = documentJobOptions(0, later.delayMs ?? millisecondsInDay);
      await addJob(database, 'delete-documents', { ...payload, ...later.counts }, options);
    },
  };
}

interface Attempts {
  readonly failures: number;
  readonly refusals?: number | undefined;
}

/** Returns counts and wait of the next attempt; null when written. The wait is null after the last refusal. */
function nextAttempt({ failures, refusals = 0 }: Attempts, outcome: Outcome) {
  if (outcome === 'written') return null;
  if (outcome === 'away')
    return { counts: { failures: failures + 1, refusals }, delayMs: backoffMs('documents', failures) };
  return { counts: { failures, refusals: refusals + 1 }, delayMs: refusalDelayMs(refusals) };
}

/** Returns the options of a document job. The account's queue keeps its states in order; triggers request the first attempt alike. */
export function documentJobOptions(accountId: number, delayMs: number): JobOptions {
  return { delayMs, priority: PRIORITY, queue: `documents-${accountId % 4}` };
}

function stateOf(row: DocumentRow): DocumentState {
  const { uid, docId, isRead, isProcessed, isDeleted, silent, createdAt } = row;
  if (isDeleted) return { uid, docId, content: null };
  const days = silent ? SILENT_DAYS : NOTIFICATION_RETENTION_DAYS;
  return {
    uid,
    docId,
    content: {
      notification: { ...notificationOf(row, DEFAULT_LANGUAGE), isread: isRead, eventProcessed: isProcessed },
      feedCursor: formatCursor({ xid: BigInt(row.xid), id: BigInt(row.id) }),
      expiresAt: new Date(createdAt.getTime() + days * millisecondsInDay),
    },
  };
}

type Outcome = 'written' | 'away' | 'refused';

/** Writes states and logs a failure. */
function createWriter({
  documents,
  log,
}: DocumentJobDeps): (states: readonly DocumentState[]) => Promise<Outcome> {
  const pause = createServicePause();
  return async (states) => {
    if (documents === null || states.length === 0) return 'written';
    if (!pause.mayAsk()) return 'away';
    try {
      await documents.write(states);
      pause.answered();
      return 'written';
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      pause.failed();
      const line = { err: error.cause, count: states.length };
      if (isRefusedByProvider(error)) {
        log.error(line, 'Firestore refuses documents of notifications');
        return 'refused';
      }
      log.warn(line, 'documents of notifications could not be written');
      return 'away';
    }
  };
}
