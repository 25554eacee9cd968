import type { Database, Db } from '../../../db/open-database.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { backoffMs } from '../../../jobs/backoff.ts';
import type { JobLog } from '../../../jobs/job-log.ts';
import type { JobPayloads } from '../../../jobs/job-payloads.ts';
import { refusalDelayMs } from '../../../jobs/refusal-delay.ts';
import { PaymentFailure } from '../../../providers/payments/payment-failure.ts';
import { closeEvent } from './events.repository.ts';
import { processEvent, requestEvent, syncObject } from './payment-event.ts';
import {
  listForgottenEvents,
  listUnknownInvoices,
  listUnreadBilled,
  listUnsettledCheckouts,
  takeInvoicesToReread,
} from './reconcile.repository.ts';
import { endUnpaidSubscription, endWithPeriod } from '../sync/end-unpaid.ts';
import { applyTaxOf } from '../tax/apply-tax.service.ts';
import { refundRefused } from '../sync/sync-bills.ts';
import { listRenewingAtFormer, stopRenewal } from '../sync/stop-renewal.ts';
import { syncCheckout } from '../sync/sync-checkout.ts';
import type { SyncDeps } from '../sync/sync-subscription.ts';

export interface SyncJobDeps extends SyncDeps {
  readonly log: JobLog;
}

type Payload = JobPayloads['sync-payment'];

/**
 * Reads an object from the provider and applies it. Idempotent. Retries while unavailable; a final refusal is logged for the
 * operator, retried rarely, and given up.
 */
export async function syncPayment(deps: SyncJobDeps, payload: Payload): Promise<void> {
  const { kind, id, failures, refusals = 0 } = payload;
  try {
    await syncByKind(deps, payload);
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error;
    const isAway = error.kind === 'unavailable';
    const delayMs = isAway ? backoffMs('payments', failures) : refusalDelayMs(refusals);
    if (isAway) deps.log.warn({ err: error, kind, delayMs }, 'the payment provider did not answer');
    else
      deps.log.error(
        { err: error, kind, delayMs, isGivenUp: delayMs === null },
        'the payment provider refused a job',
      );
    if (delayMs === null) {
      if (kind === 'event') await closeEvent(deps.database, id, error.kind);
      return;
    }
    const next = isAway ? { failures: failures + 1 } : { refusals: refusals + 1 };
    await addJob(deps.database, 'sync-payment', { ...payload, ...next }, { key: jobKeyOf(payload), delayMs });
  }
}

function jobKeyOf({ kind, id }: Payload): string {
  return kind === 'event' ? `payment-event-${id}` : `${kind}-${id}`;
}

async function syncByKind(deps: SyncJobDeps, { kind, id }: Payload): Promise<void> {
  switch (kind) {
    case 'event':
      return processEvent(deps, id);
    case 'checkout':
      await syncCheckout(deps, id);
      return;
    case 'subscription':
      await syncObject(deps, 'subscription', id);
      await requestUnknownInvoices(deps, id);
      return;
    case 'invoice':
      await syncObject(deps, 'invoice', id).catch((error: unknown) => {
        if (!(error instanceof PaymentFailure) || error.kind !== 'not-found') throw error;
      });
      return;
    case 'end':
      await deps.payments.endNow(id, `partyline-end-${id}`);
      return;
    case 'refund':
      return refundRefused(deps, id);
    case 'unpaid':
      return endUnpaidSubscription(deps, id);
    case 'end-with-period':
      return endWithPeriod(deps, id);
    case 'stop-renewal':
      return stopRenewal(deps, id);
    case 'tax':
      return applyTaxOf(deps, Number(id));
  }
}

/** Requests the invoices of a subscription whose events never came. [BILL-35] */
async function requestUnknownInvoices({ database, payments }: SyncDeps, id: string): Promise<void> {
  const ids: string[] = [];
  for await (const invoice of payments.listInvoices(id)) ids.push(invoice);
  const unknown = await listUnknownInvoices(database, ids);
  for (const invoice of unknown) await requestSync(database, 'invoice', invoice);
}

/**
 * Queues bounded repairs of unprocessed events, unsettled checkouts, long unread subscriptions, renewals at former partners, and
 * invoices of the version before, a job each.
 */
export async function reconcilePayments(database: Database): Promise<void> {
  for (const id of await listForgottenEvents(database)) await requestEvent(database, id);
  for (const id of await listUnsettledCheckouts(database)) await requestSync(database, 'checkout', id);
  for (const id of await listUnreadBilled(database)) await requestSync(database, 'subscription', id);
  for (const id of await listRenewingAtFormer(database)) await requestSync(database, 'stop-renewal', id);
  for (const id of await takeInvoicesToReread(database)) await requestSync(database, 'invoice', id);
}

/** Requests a read from the provider; at most one job waits. */
export async function requestSync(db: Db, kind: Payload['kind'], id: string): Promise<void> {
  const payload = { kind, id, failures: 0 };
  await addJob(db, 'sync-payment', payload, { key: jobKeyOf(payload) });
}
