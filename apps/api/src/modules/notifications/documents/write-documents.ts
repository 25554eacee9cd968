import { NOTIFICATION_RETENTION_DAYS } from '@partyline/notifications';
import { millisecondsInDay } from 'date-fns/constants';
import type { Database } from '../../../db/open-database.ts';
import { ApiFailure } from '../../../http/errors/api-failure.ts';
import { addJob, type JobOptions } from '../../../jobs/add-job.ts';
import type { JobLog } from '../../../jobs/job-log.ts';
import type { JobPayloads } from '../../../jobs/job-payloads.ts';
import { createServicePause } from '../../../jobs/service-pause.ts';
import type {
  DocumentState,
  NotificationDocuments,
} from '../../../providers/documents/notification-documents.ts';
import { notificationOf } from '../rows/notifications.repository.ts';
import { deliveryDelayMs } from '../../delivery/deliver-commands.ts';
import { listDocuments, type DocumentRow } from './documents.repository.ts';

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
 * unavailable. [NOTIF-4, GX-20]
 */
export function createDocumentJobs(deps: DocumentJobDeps): DocumentJobs {
  const { database } = deps;
  const isWritten = createWriter(deps);
  return {
    async write(payload) {
      const { ids, uid, failures } = payload;
      const rows = await listDocuments(database, ids, uid);
      const now = new Date();
      const states = rows.map(stateOf).filter(({ content }) => content === null || content.expiresAt > now);
      if (await isWritten(states)) return;
      const later = { ...payload, failures: failures + 1 };
      await addJob(database, 'write-documents', later, retryOptions(rows[0]?.accountId ?? 0, failures));
    },
    async delete(payload) {
      const { documents, failures } = payload;
      if (await isWritten(documents.map((key) => ({ ...key, content: null })))) return;
      await addJob(
        database,
        'delete-documents',
        { ...payload, failures: failures + 1 },
        retryOptions(0, failures),
      );
    },
  };
}

/** The account's queue again, so that states stay in order. */
function retryOptions(accountId: number, failures: number): JobOptions {
  return { delayMs: deliveryDelayMs(failures), priority: PRIORITY, queue: `documents-${accountId % 4}` };
}

function stateOf(row: DocumentRow): DocumentState {
  const { uid, docId, isRead, isProcessed, isDeleted, silent, createdAt } = row;
  if (isDeleted) return { uid, docId, content: null };
  const days = silent ? SILENT_DAYS : NOTIFICATION_RETENTION_DAYS;
  return {
    uid,
    docId,
    content: {
      notification: { ...notificationOf(row), isread: isRead, eventProcessed: isProcessed },
      expiresAt: new Date(createdAt.getTime() + days * millisecondsInDay),
    },
  };
}

/** Writes states; false while Firestore is unavailable. */
function createWriter({
  documents,
  log,
}: DocumentJobDeps): (states: readonly DocumentState[]) => Promise<boolean> {
  const pause = createServicePause();
  return async (states) => {
    if (documents === null || states.length === 0) return true;
    if (!pause.mayAsk()) return false;
    try {
      await documents.write(states);
      pause.answered();
      return true;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      pause.failed();
      log.warn({ err: error.cause, count: states.length }, 'documents of notifications could not be written');
      return false;
    }
  };
}
