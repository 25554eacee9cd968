import { CURRENCY, type Offer } from '@partyline/pricing';
import {
  followProvider,
  isActive,
  isPaidAfterCancel,
  isPastDue,
  type ProviderWord,
} from '@partyline/subscriptions';
import { inTransaction } from '../../../db/in-transaction.ts';
import { addJob } from '../../../jobs/add-job.ts';
import type { Database, Db } from '../../../db/open-database.ts';
import type { PaymentProvider, ProviderSubscription } from '../../../providers/payments/payment-provider.ts';
import { writeAudit } from '../../../records/audit/write-audit.ts';
import { writeSilentNotification } from '../../../records/notifications/write-notification.ts';
import { notifyPaymentFailed } from '../../../records/subscriptions/notify-subscription.ts';
import { declinedInvoiceOf } from '../../../providers/payments/waiting-payment.ts';
import { followConfirmation } from './follow-confirmation.ts';
import { nextProviderRead } from './checkout.repository.ts';
import { noteIncident } from './incidents.repository.ts';
import { readMoneyDetails } from './money-details.repository.ts';
import { findSold } from './find-sold.ts';
import {
  followBilled,
  lockBilled,
  type BilledSubscription,
  type FollowedSubscription,
} from './sync-subscription.repository.ts';

export interface SyncDeps {
  readonly database: Database;
  readonly payments: PaymentProvider;
  readonly publicUrl: string;
}

export interface SyncOutcome {
  readonly outcome: 'applied' | 'unchanged' | 'outdated' | 'refused' | 'unknown';
  /** The checkout that began an unknown one, if ours. */
  readonly checkoutId: string | null;
}

/**
 * Reads a subscription from the provider and applies it unless older; `unknown` if not stored here. A change that its card has
 * declined is withdrawn there first. Idempotent.
 */
export async function syncSubscription(deps: SyncDeps, providerId: string): Promise<SyncOutcome> {
  const read = await nextProviderRead(deps.database);
  const found = await deps.payments.readSubscription(providerId);
  const declined = declinedInvoiceOf(found);
  const reported = declined === null ? found : await deps.payments.withdrawChange(providerId, declined);
  const outcome = await inTransaction(deps.database, (tx) => applyReported(tx, reported, read));
  return { outcome, checkoutId: reported.checkoutId };
}

/** Applies a provider read in the caller's transaction. */
export async function applyReported(
  tx: Db,
  reported: ProviderSubscription,
  read: number,
): Promise<SyncOutcome['outcome']> {
  const before = await lockBilled(tx, reported.subscriptionId);
  if (before === undefined) return 'unknown';
  if (before.version >= read) return 'outdated';
  if (reported.currency !== CURRENCY) return refuse(tx, before, reported, read);
  const nowMs = Date.now();
  const offer =
    reported.priceId === before.providerPriceId ? null : findSold(reported.priceId, before.productKind);
  const word = wordOf(before, reported);
  const next = nextOf(before, reported, { word, read, nowMs, offer });
  const changes = changesOf(before, next);
  const isConfirmationOther = await followConfirmation(tx, before, reported, next);
  await followBilled(tx, next, changes.length > 0 || isConfirmationOther);
  if (changes.length === 0 && !isConfirmationOther) return 'unchanged';
  const { accountId, payerAccountId, providerSubscriptionId } = before;
  if (changes.length > 0) await auditFollowed(tx, before, next, changes);
  if (!isPastDue(before) && next.graceEndsAt !== null) {
    const [amount, endsAt] = [next.pastDueCents ?? next.priceCents, new Date(next.graceEndsAt)];
    await notifyPaymentFailed(tx, { id: before.id, amount, endsAt });
  }
  // Nothing may be paid any more for what ended unpaid.
  if (isPastDue(before) && !isActive(next)) await requestJob(tx, 'unpaid', providerSubscriptionId);
  if (isPaidAfterCancel(before, word)) await requestJob(tx, 'end-with-period', providerSubscriptionId);
  const event = 'subscription update,dashboard update';
  for (const each of new Set([accountId, payerAccountId ?? accountId]))
    await writeSilentNotification(tx, { accountId: each }, { event });
  return 'applied';
}

async function auditFollowed(
  tx: Db,
  { id, accountId, payerAccountId, providerSubscriptionId }: BilledSubscription,
  next: FollowedSubscription,
  changes: readonly (typeof FOLLOWED)[number][],
): Promise<void> {
  const payerId = payerAccountId ?? accountId;
  const money = await readMoneyDetails(tx, { accountId: payerId, providerSubscriptionId });
  const changed = Object.fromEntries(changes.map((name) => [name, next[name]]));
  for (const each of new Set([payerId, accountId])) {
    await writeAudit(tx, {
      accountId: each,
      actor: { kind: 'system' },
      action: 'subscription.follow',
      object: { kind: 'subscription', id: String(id) },
      outcome: 'done',
      details: { ...changed, ...(each === payerId ? money : {}) },
    });
  }
}

const FOLLOWED = [
  'plan',
  'users',
  'interval',
  'status',
  'cancelStatus',
  'current_period_end',
  'autoRenewalDate',
  'expirationDate',
  'isTaxed',
] as const;

function changesOf(before: BilledSubscription, next: FollowedSubscription): (typeof FOLLOWED)[number][] {
  return FOLLOWED.filter((name) => !isSame(before[name], next[name]));
}

/** Returns whether two fields are the same; instants compare by value, not by format. */
function isSame(before: unknown, next: unknown): boolean {
  if (before === next) return true;
  if (typeof before !== 'string' || typeof next !== 'string') return false;
  return Date.parse(before) === Date.parse(next);
}

function requestJob(tx: Db, kind: 'unpaid' | 'end-with-period', id: string): Promise<void> {
  return addJob(tx, 'sync-payment', { kind, id, failures: 0 }, { key: `${kind}-${id}` });
}

function wordOf(before: BilledSubscription, reported: ProviderSubscription): ProviderWord {
  return {
    status: reported.status,
    isCancelled: reported.isCancelled,
    cancelAt: reported.cancelAt?.toISOString() ?? null,
    endedAt: reported.endedAt?.toISOString() ?? null,
    periodEnd: reported.periodEnd.toISOString(),
    isPriceChanged: reported.priceId !== before.providerPriceId,
  };
}

interface Following {
  readonly word: ProviderWord;
  readonly read: number;
  readonly nowMs: number;
  readonly offer: Offer | null;
}

function nextOf(
  before: BilledSubscription,
  reported: ProviderSubscription,
  { word, read, nowMs, offer }: Following,
): FollowedSubscription {
  const followed = followProvider(before, word, nowMs);
  const isDue = isPastDue(followed);
  return {
    ...followed,
    plan: offer?.product.title ?? before.plan,
    users: offer?.price.users ?? before.users,
    interval: offer?.price.interval ?? reported.interval ?? before.interval,
    providerPriceId: reported.priceId,
    priceCents: reported.priceCents,
    periodStart: reported.periodStart,
    pastDueSince: isDue ? new Date(before.pastDueSince ?? nowMs) : null,
    pastDueCents: isDue ? (reported.unpaid?.cents ?? before.pastDueCents) : null,
    pastDueUrl: isDue ? (reported.unpaid?.url ?? before.pastDueUrl) : null,
    version: read,
    isTaxed: reported.isTaxed,
  };
}

async function refuse(
  tx: Db,
  { id, ...before }: BilledSubscription,
  reported: ProviderSubscription,
  read: number,
): Promise<SyncOutcome['outcome']> {
  const accountId = before.payerAccountId ?? before.accountId;
  const { subscriptionId: objectId, customerId, priceCents: amountCents, currency } = reported;
  const kind = 'foreign-currency';
  const incident = {
    kind,
    objectId,
    customerId,
    amountCents,
    currency,
    status: 'open',
    reason: null,
  } as const;
  if (await noteIncident(tx, { accountId, read, incident })) {
    const money = await readMoneyDetails(tx, { accountId, providerSubscriptionId: objectId });
    await writeAudit(tx, {
      accountId,
      actor: { kind: 'system' },
      action: 'subscription.follow',
      object: { kind: 'subscription', id: String(id) },
      outcome: 'refused',
      reason: kind,
      details: { currency, amountCents, ...money },
    });
  }
  return 'refused';
}
