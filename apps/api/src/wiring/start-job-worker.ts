import { addJob } from '../jobs/add-job.ts';
import { keepHandingMails } from '../modules/mails/keep-handing-mails.ts';
import { mailSettingsOf } from '../modules/mails/mail-context.ts';
import { switchDocuments } from '../modules/notifications/documents/documents.repository.ts';
import { createPorts } from '../providers/create-ports.ts';
import { jobWorkerOf, type Work, type WorkDeps } from '../worker/job-worker.ts';
import { createTaskList } from './tasks.ts';

/** Returns what the job worker of the product runs: every task of the queue, and the mails that wait. */
function createWork({ config, log, notes, database }: WorkDeps): Work {
  return {
    taskList: createTaskList({
      ...createPorts(config, notes.noteProviderFailure),
      database,
      log,
      mails: mailSettingsOf(config),
      publicUrl: config.publicUrl,
      webhookSecret: config.invitations.secret,
    }),
    begin: async () => {
      // Reads back what happened without a worker.
      await addJob(database, 'read-back', { scope: 'all' }, { key: 'read-back-all' });
      await switchDocuments(database, config.firestore !== null);
    },
    beside: (stopping) => keepHandingMails({ database, log, perMinute: config.mail.perMinute, stopping }),
  };
}

/** Runs jobs in this thread, with its own connections and ports. */
export const startJobWorker = jobWorkerOf(createWork);
