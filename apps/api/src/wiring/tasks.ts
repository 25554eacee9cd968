import type { JobHelpers, TaskList } from 'graphile-worker';
import * as v from 'valibot';
import { checkAlerts, checkDueAlerts } from '../modules/alerts/check-alerts.ts';
import { deliverWebhook, type DeliverWebhookDeps } from '../modules/alerts/deliver-webhook.ts';
import { deliverCommands, type DeliveryDeps } from '../modules/delivery/deliver-commands.ts';
import { listForgottenInstances } from '../modules/delivery/delivery.repository.ts';
import { giveUpCommands } from '../modules/delivery/give-up-commands.ts';
import { readBack } from '../modules/delivery/read-back.ts';
import { createBringClaims, type BringClaims } from '../modules/users/claims/bring-claims.ts';
import { reconcilePayments, syncPayment, type SyncJobDeps } from '../modules/payments/events/reconcile.ts';
import { confirmClaims } from '../modules/users/claims/confirm-claims.ts';
import { listForgottenRegistrations } from '../modules/users/claims/claims.repository.ts';
import {
  deleteIdentity,
  endSessions,
  forgetPerson,
  resumeErasures,
} from '../modules/own-data/identity-jobs.ts';
import type { IdentityAdmin } from '../providers/identity/identity-admin.ts';
import { createDocumentJobs, type DocumentJobDeps } from './write-documents.ts';
import { carryOutRun } from '../modules/schedules/carry-out-run.ts';
import { resumeSchedules, runSchedule } from '../modules/schedules/run-schedule.ts';
import { createDeliverMail, createSendMail, type SendMailDeps } from './send-mail.ts';
import { warnOfEnds } from './warn-of-ends.ts';
import { endSubscriptions } from '../modules/subscriptions/ends/end-subscriptions.ts';
import { warnOfSubscriptionEnds } from '../modules/subscriptions/ends/warn-of-ends.ts';
import { deleteOldRows, expireRows } from './expire-rows.ts';
import { JOB_SCHEMAS, type JobPayloads } from '../jobs/job-payloads.ts';
import { inJobScope } from '../jobs/job-scope.ts';
import { requestClaims } from '../jobs/request-claims.ts';
import { repairDeliveries } from '../jobs/request-delivery.ts';

export interface TaskDeps
  extends DeliveryDeps, SendMailDeps, SyncJobDeps, DeliverWebhookDeps, DocumentJobDeps {
  readonly identity: IdentityAdmin;
}

type Task<Name extends keyof JobPayloads> = (payload: JobPayloads[Name]) => Promise<void>;

/** Handlers by job kind; 'bring-claims' also gets its id, to notify once. */
type Tasks = { readonly [Name in Exclude<keyof JobPayloads, 'bring-claims'>]: Task<Name> } & {
  readonly 'bring-claims': BringClaims;
};

/** Each kind of job is idempotent. */
export function createTasks(deps: TaskDeps): Tasks {
  const documents = createDocumentJobs(deps);
  return {
    'deliver-commands': (payload) => deliverCommands(deps, payload),
    'read-back': (payload) => readBack(deps, payload),
    'bring-claims': createBringClaims(deps),
    'confirm-claims': (payload) => confirmClaims(deps, payload),
    'end-sessions': (payload) => endSessions(deps, payload),
    'delete-identity': (payload) => deleteIdentity(deps, payload),
    'forget-person': (payload) => forgetPerson(deps.database, payload),
    'deliver-mail': createDeliverMail(deps),
    'send-mail': createSendMail(deps),
    'sync-payment': (payload) => syncPayment(deps, payload),
    'check-alerts': (payload) => checkAlerts(deps.database, payload),
    'deliver-webhook': (payload) => deliverWebhook(deps, payload),
    'write-documents': documents.write,
    'delete-documents': documents.delete,
    'run-schedule': (payload) => runSchedule(deps.database, payload),
    'carry-out-run': (payload) => carryOutRun(deps.database, payload),
    'keep-house': async () => {
      await giveUpCommands(deps.database);
      await expireRows(deps.database);
      await warnOfEnds(deps.database);
      await endSubscriptions(deps.database, new Date());
      await warnOfSubscriptionEnds(deps.database, new Date());
      await deleteOldRows(deps.database);
      await repairDeliveries(deps.database, await listForgottenInstances(deps.database));
      for (const uid of await listForgottenRegistrations(deps.database))
        await requestClaims(deps.database, uid);
      await resumeErasures(deps.database);
      await reconcilePayments(deps.database);
      await checkDueAlerts(deps.database);
      await resumeSchedules(deps.database);
    },
  };
}

/** The same for the queue, in the scope of the originating call. */
export function createTaskList(deps: TaskDeps): TaskList {
  const tasks = createParsingTasks(deps);
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload: unknown, helpers: JobHelpers) =>
        inJobScope(payload, async () => {
          await task?.(payload, helpers);
        }),
    ]),
  );
}

function createParsingTasks(deps: TaskDeps): TaskList {
  const tasks = createTasks(deps);
  return {
    'deliver-commands': (payload: unknown) =>
      tasks['deliver-commands'](v.parse(JOB_SCHEMAS['deliver-commands'], payload)),
    'read-back': (payload: unknown) => tasks['read-back'](v.parse(JOB_SCHEMAS['read-back'], payload)),
    'end-sessions': (payload: unknown) =>
      tasks['end-sessions'](v.parse(JOB_SCHEMAS['end-sessions'], payload)),
    'delete-identity': (payload: unknown) =>
      tasks['delete-identity'](v.parse(JOB_SCHEMAS['delete-identity'], payload)),
    'forget-person': (payload: unknown) =>
      tasks['forget-person'](v.parse(JOB_SCHEMAS['forget-person'], payload)),
    // A waiting job requested again keeps its id; its revision grows.
    'bring-claims': (payload: unknown, { job: { id, revision } }) =>
      tasks['bring-claims'](v.parse(JOB_SCHEMAS['bring-claims'], payload), `${id}.${revision}`),
    'confirm-claims': (payload: unknown) =>
      tasks['confirm-claims'](v.parse(JOB_SCHEMAS['confirm-claims'], payload)),
    'deliver-mail': (payload: unknown) =>
      tasks['deliver-mail'](v.parse(JOB_SCHEMAS['deliver-mail'], payload)),
    'send-mail': (payload: unknown) => tasks['send-mail'](v.parse(JOB_SCHEMAS['send-mail'], payload)),
    'sync-payment': (payload: unknown) =>
      tasks['sync-payment'](v.parse(JOB_SCHEMAS['sync-payment'], payload)),
    'check-alerts': (payload: unknown) =>
      tasks['check-alerts'](v.parse(JOB_SCHEMAS['check-alerts'], payload)),
    'deliver-webhook': (payload: unknown) =>
      tasks['deliver-webhook'](v.parse(JOB_SCHEMAS['deliver-webhook'], payload)),
    'write-documents': (payload: unknown) =>
      tasks['write-documents'](v.parse(JOB_SCHEMAS['write-documents'], payload)),
    'delete-documents': (payload: unknown) =>
      tasks['delete-documents'](v.parse(JOB_SCHEMAS['delete-documents'], payload)),
    'run-schedule': (payload: unknown) =>
      tasks['run-schedule'](v.parse(JOB_SCHEMAS['run-schedule'], payload)),
    'carry-out-run': (payload: unknown) =>
      tasks['carry-out-run'](v.parse(JOB_SCHEMAS['carry-out-run'], payload)),
    'keep-house': (payload: unknown) => tasks['keep-house'](v.parse(JOB_SCHEMAS['keep-house'], payload)),
  };
}
