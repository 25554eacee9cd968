import { NOTIFICATION_RETENTION_DAYS } from '@partyline/notifications';
import { millisecondsInDay } from 'date-fns/constants';
import type { Database } from '../../../db/open-database.ts';
import { ApiFailure } from '../../../http/api-failure.ts';
import { addJob, type JobWish } from '../../../jobs/add-job.ts';
import type { JobLog } from '../../../jobs/job-log.ts';
import type { JobPayloads } from '../../../jobs/job-payloads.ts';
import { createServicePause } from '../../../jobs/service-pause.ts';
import type {
  DocumentState,
  NotificationDocuments,
} from '../../../providers/documents/notification-documents.ts';
import { notificationOf } from '../notifications.repository.ts';
import { deliveryDelayMs } from '../../delivery/deliver-commands.ts';
import { listDocuments, type DocumentRow } from './documents.repository.ts';

/** What the jobs need. */
export interface DocumentJobDeps {
  readonly database: Database;
  /** null: notifications are no documents. */
  readonly documents: NotificationDocuments | null;
  readonly log: JobLog;
}

/** After the commands to instance hosts, as the triggers say it too. */
const PRIORITY = 5;
/** A silent event is for the pages that are open when it happens. */
const SILENT_DAYS = 1;

/** The two jobs of documents. */
export interface DocumentJobs {
  readonly write: (payload: JobPayloads['write-documents']) => Promise<void>;
  readonly delete: (payload: JobPayloads['delete-documents']) => Promise<void>;
}

/**
 * Writes and deletes the documents of notifications, however long Firestore is away. Each may be run twice, and late: what is written
 * is always the state that the database has now. [NOTIF-4, GX-20]
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
      await addJob(database, 'write-documents', later, laterWish(rows[0]?.accountId ?? 0, failures));
    },
    async delete(payload) {
      const { documents, failures } = payload;
      if (await isWritten(documents.map((key) => ({ ...key, content: null })))) return;
      await addJob(
        database,
        'delete-documents',
        { ...payload, failures: failures + 1 },
        laterWish(0, failures),
      );
    },
  };
}

/** The queue of the account again, so that no older state is written over a newer one. */
function laterWish(accountId: number, failures: number): JobWish {
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

/** Writes states; false when Firestore does not answer, or did not a moment ago. Without documents there is nothing to do. */
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
