import type { Task, TaskList } from 'graphile-worker';
import * as v from 'valibot';
import { checkAlerts, checkDueAlerts } from '../modules/alerts/check-alerts.ts';
import { deliverWebhook, type DeliverWebhookDeps } from '../modules/alerts/deliver-webhook.ts';
import { deliverCommands, type DeliveryDeps } from '../modules/delivery/deliver-commands.ts';
import { listForgottenInstances } from '../modules/delivery/delivery.repository.ts';
import { giveUpCommands } from '../modules/delivery/give-up-commands.ts';
import { readBack } from '../modules/delivery/read-back.ts';
import { createBringClaims } from '../modules/users/claims/bring-claims.ts';
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
import { commandDevices } from '../modules/schedules/command-devices.ts';
import { resumeSchedules, runSchedule } from '../modules/schedules/run-schedule.ts';
import { createDeliverMail, createSendMail, type SendMailDeps } from './send-mail.ts';
import { warnOfEnds } from './warn-of-ends.ts';
import { endSubscriptions } from '../modules/subscriptions/ends/end-subscriptions.ts';
import { warnOfSubscriptionEnds } from '../modules/subscriptions/ends/warn-of-ends.ts';
import { deleteOldRows, expireRows } from './expire-rows.ts';
import { JOB_SCHEMAS } from '../jobs/job-payloads.ts';
import { inJobScope } from '../jobs/job-scope.ts';
import { requestClaims } from '../jobs/request-claims.ts';
import { repairDeliveries } from '../jobs/request-delivery.ts';

export interface TaskDeps
  extends DeliveryDeps, SendMailDeps, SyncJobDeps, DeliverWebhookDeps, DocumentJobDeps {
  readonly identity: IdentityAdmin;
}

type JobName = keyof typeof JOB_SCHEMAS;

/** A job's payload, and its id with its revision: a waiting job requested again keeps its id, and its revision grows. */
type Run<Name extends JobName> = (
  payload: v.InferOutput<(typeof JOB_SCHEMAS)[Name]>,
  job: string,
) => Promise<void>;

type Tasks = { readonly [Name in JobName]: Run<Name> };

/** Returns what each kind of job does; each is idempotent. */
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
    'carry-out-run': (payload) => commandDevices(deps.database, payload),
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

/** Returns the tasks for the queue: each checks its payload and runs in the scope of the originating call. */
export function createTaskList(deps: TaskDeps): TaskList {
  const tasks = createTasks(deps);
  const names = Object.keys(tasks) as JobName[]; // the keys of the table
  return Object.fromEntries(names.map((name) => [name, taskOf(name, tasks)]));
}

function taskOf<Name extends JobName>(name: Name, tasks: Pick<Tasks, Name>): Task {
  return (payload, { job: { id, revision } }) =>
    inJobScope(payload, () => tasks[name](v.parse(JOB_SCHEMAS[name], payload), `${id}.${revision}`));
}
