import type { PaymentEvent } from '@partyline/contract';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Database } from '../../../db/open-database.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { PaymentFailure } from '../../../providers/payments/payment-failure.ts';
import { addEvent, closeEvent, readEvent, type StoredEvent } from './events.repository.ts';
import { findSubscriptionOfConfirmation } from '../sync/confirmations.repository.ts';
import { followCustomer } from '../sync/follow-customer.ts';
import { syncBalance, syncIncident, syncInvoice, syncRefundsOf } from '../sync/sync-bills.ts';
import { syncCheckout, syncSession } from '../sync/sync-checkout.ts';
import { syncSubscription, type SyncDeps } from '../sync/sync-subscription.ts';

/** Objects of the provider whose events are processed. */
const OBJECT_KINDS = [
  'checkout.session',
  'subscription',
  'invoice',
  'customer',
  'charge',
  'refund',
  'dispute',
] as const;
export type ObjectKind = (typeof OBJECT_KINDS)[number];

/**
 * Stores an event's object once by the event's id. A job of the same transaction processes it: the provider is answered at once and
 * no event is lost. [GB-9]
 */
export async function receiveEvent(database: Database, event: PaymentEvent): Promise<void> {
  const { id = null, object } = event.data.object;
  const kind = OBJECT_KINDS.find((known) => known === object) ?? null;
  await inTransaction(database, async (tx) => {
    const isOpen = await addEvent(tx, {
      eventId: event.id,
      kind: event.type,
      objectKind: kind,
      objectId: id,
    });
    if (isOpen) await requestEvent(tx, event.id);
  });
}

export async function requestEvent(
  db: Parameters<typeof addJob>[0],
  eventId: string,
  { failures = 0, delayMs = 0 } = {},
): Promise<void> {
  const payload = { kind: 'event', id: eventId, failures } as const;
  await addJob(db, 'sync-payment', payload, { key: `payment-event-${eventId}`, delayMs });
}

/** Processes a stored event from its object's current state. Idempotent. */
export async function processEvent(deps: SyncDeps, eventId: string): Promise<void> {
  const event = await readEvent(deps.database, eventId);
  if (event === undefined || event.isProcessed) return;
  await closeEvent(deps.database, eventId, await outcomeOf(deps, event));
}

async function outcomeOf(deps: SyncDeps, { objectKind, objectId }: StoredEvent): Promise<string> {
  if (objectKind === null || objectId === null) return 'ignored';
  try {
    return await syncObject(deps, objectKind, objectId);
  } catch (error) {
    if (error instanceof PaymentFailure && error.kind === 'not-found') return 'not-found';
    throw error;
  }
}

/** Reads an object from the provider and applies it; returns the outcome. */
export async function syncObject(deps: SyncDeps, kind: ObjectKind, id: string): Promise<string> {
  switch (kind) {
    case 'checkout.session':
      return (await syncSession(deps, id))?.state ?? 'unknown';
    case 'subscription': {
      const { outcome, checkoutId } = await syncSubscription(deps, id);
      if (outcome !== 'unknown' || checkoutId === null) return outcome;
      // Unknown so far: perhaps the result of a checkout.
      return (await syncCheckout(deps, checkoutId))?.state ?? 'unknown';
    }
    case 'invoice': {
      const outcome = await syncInvoice(deps, id);
      // A bank's refusal is an event of the invoice alone.
      const confirmed = await findSubscriptionOfConfirmation(deps.database, id);
      if (confirmed !== undefined) await syncSubscription(deps, confirmed);
      return outcome;
    }
    case 'customer': {
      // First, while the account still has a customer that was deleted: its credit is gone, too.
      const balance = await syncBalance(deps, id);
      return (await followCustomer(deps, id)) === 'applied' ? 'applied' : balance;
    }
    case 'charge':
      return syncRefundsOf(deps, id);
    case 'refund':
    case 'dispute':
      return syncIncident(deps, kind, id);
  }
}
