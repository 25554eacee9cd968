import { CATALOGUE } from '@partyline/catalog';
import { CURRENCY, findOffer, PRODUCT_KIND_OF, SUBSCRIPTION_TYPES, type Offer } from '@partyline/pricing';
import { computeGraceEnd, followProvider } from '@partyline/subscriptions';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Database, Db } from '../../../db/open-database.ts';
import type { PaymentProvider, ProviderSubscription } from '../../../providers/payments/payment-provider.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { writeSilentNotification } from '../../notifications/write-notification.ts';
import { notifyPaymentFailed } from '../../subscriptions/notify-subscription.ts';
import { nextProviderRead } from './checkout.repository.ts';
import { noteIncident } from './incidents.repository.ts';
import { readMoneyDetails } from './money-details.repository.ts';
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

/** Reads a subscription from the provider and applies it unless older; `unknown` if not stored here. Idempotent. */
export async function syncSubscription(deps: SyncDeps, providerId: string): Promise<SyncOutcome> {
  const read = await nextProviderRead(deps.database);
  const told = await deps.payments.readSubscription(providerId);
  const outcome = await inTransaction(deps.database, (tx) => followTold(tx, told, read));
  return { outcome, checkoutId: told.checkoutId };
}

/** Applies a provider read in the caller's transaction. */
export async function followTold(
  tx: Db,
  told: ProviderSubscription,
  read: number,
): Promise<SyncOutcome['outcome']> {
  const before = await lockBilled(tx, told.subscriptionId);
  if (before === undefined) return 'unknown';
  if (before.version >= read) return 'outdated';
  if (told.currency !== CURRENCY) return refuse(tx, before, told, read);
  const nowMs = Date.now();
  const offer = told.priceId === before.providerPriceId ? null : offerOf(before, told.priceId);
  const next = nextOf(before, told, { read, nowMs, offer });
  const changes = changesOf(before, next);
  await followBilled(tx, next, changes.length > 0);
  if (changes.length === 0) return 'unchanged';
  const { accountId, providerSubscriptionId } = before;
  const money = await readMoneyDetails(tx, { accountId, providerSubscriptionId });
  await writeAudit(tx, {
    accountId,
    actor: { kind: 'system' },
    action: 'subscription.follow',
    object: { kind: 'subscription', id: String(before.id) },
    outcome: 'done',
    details: { ...Object.fromEntries(changes.map((name) => [name, next[name]])), ...money },
  });
  if (before.status !== 'Past-Due' && next.status === 'Past-Due') await notifyPaymentFailed(tx, before.id);
  const event = 'subscription update,dashboard update';
  await writeSilentNotification(tx, { accountId }, { event });
  return 'applied';
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
] as const;

function changesOf(before: BilledSubscription, next: FollowedSubscription): (typeof FOLLOWED)[number][] {
  return FOLLOWED.filter((name) => !isSame(before[name], next[name]));
}

/** Instants compare by value, not by format. */
function isSame(before: unknown, next: unknown): boolean {
  if (before === next) return true;
  if (typeof before !== 'string' || typeof next !== 'string') return false;
  return Date.parse(before) === Date.parse(next);
}

function nextOf(
  before: BilledSubscription,
  told: ProviderSubscription,
  { read, nowMs, offer }: { readonly read: number; readonly nowMs: number; readonly offer: Offer | null },
): FollowedSubscription {
  const word = {
    status: told.status,
    isCancelledAtEnd: told.isCancelledAtEnd,
    endedAt: told.endedAt?.toISOString() ?? null,
    periodEnd: told.periodEnd.toISOString(),
    isPriceChanged: told.priceId !== before.providerPriceId,
  };
  const followed = followProvider(before, word, nowMs);
  const pastDueSince = followed.status === 'Past-Due' ? new Date(before.pastDueSince ?? nowMs) : null;
  return {
    ...followed,
    plan: offer?.product.title ?? before.plan,
    users: offer?.price.users ?? before.users,
    interval: offer?.price.interval ?? told.interval ?? before.interval,
    providerPriceId: told.priceId,
    priceCents: told.priceCents,
    periodStart: told.periodStart,
    pastDueSince,
    graceEndsAt: pastDueSince === null ? null : new Date(computeGraceEnd(pastDueSince.getTime())),
    version: read,
  };
}

/** Returns what a price of the same product kind buys; null, keeping plan and users, if not in the catalogue. */
function offerOf({ productKind }: BilledSubscription, priceId: string): Offer | null {
  for (const type of SUBSCRIPTION_TYPES) {
    if (PRODUCT_KIND_OF[type] !== productKind) continue;
    const offer = findOffer(CATALOGUE[type], priceId);
    if (offer.ok) return offer.value;
  }
  return null;
}

async function refuse(
  tx: Db,
  { accountId, id }: BilledSubscription,
  told: ProviderSubscription,
  read: number,
): Promise<SyncOutcome['outcome']> {
  const { subscriptionId: objectId, customerId, priceCents: amountCents, currency } = told;
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
