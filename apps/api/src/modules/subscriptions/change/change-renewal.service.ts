import type { SubscriptionRow } from '@partyline/contract';
import { err, ok, type Decision, type Result } from '@partyline/kernel';
import { SUBSCRIPTION_RIGHTS, type Action } from '@partyline/permissions';
import {
  cancelDecision,
  computeGraceEnd,
  isPastDue,
  nextSubscription,
  resubscribeDecision,
} from '@partyline/subscriptions';
import type { Texts } from '@partyline/texts/by-language';
import { millisecondsInMinute } from 'date-fns/constants';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../../db/open-database.ts';
import { ApiFailure, type Sentence } from '../../../http/errors/api-failure.ts';
import { forgetResumption, nextProviderRead } from '../../payments/sync/checkout.repository.ts';
import { readMoneyDetails } from '../../payments/sync/money-details.repository.ts';
import { callPayments } from '../../payments/sync/payment-call.ts';
import { applyReported, syncSubscription } from '../../payments/sync/sync-subscription.ts';
import { writeSubscription, type HeldSubscription } from './change-subscription.repository.ts';
import { readStoredRow, viewOf } from '../list/list-subscriptions.repository.ts';
import { auditSubscription, onSubscription, type SubscriptionCall } from './on-subscription.ts';
import type { SubscriptionsDeps } from './subscriptions-deps.ts';
import { sendSubscriptionEvent } from './send-subscription-event.ts';

interface RenewalChange {
  readonly action: 'subscription.cancel' | 'subscription.resubscribe';
  readonly right: Action;
  readonly isCancelled: boolean;
  readonly decide: (held: HeldSubscription, nowMs: number) => Decision<string>;
  readonly textsOf: (texts: Texts) => Readonly<Partial<Record<string, string>>>;
}

const CANCEL: RenewalChange = {
  action: 'subscription.cancel',
  right: SUBSCRIPTION_RIGHTS.cancel,
  isCancelled: true,
  decide: cancelDecision,
  textsOf: ({ CANCEL_REFUSAL_TEXTS }) => CANCEL_REFUSAL_TEXTS,
};

const RESUBSCRIBE: RenewalChange = {
  action: 'subscription.resubscribe',
  right: SUBSCRIPTION_RIGHTS.resubscribe,
  isCancelled: false,
  decide: resubscribeDecision,
  textsOf: ({ RESUBSCRIBE_REFUSAL_TEXTS }) => RESUBSCRIBE_REFUSAL_TEXTS,
};

/** Stops renewal at the period's end, or at the end of the grace period while a payment is missing. [API-29, BILL-31, GB-12, HZ-3] */
export function cancelSubscription(
  deps: SubscriptionsDeps,
  call: SubscriptionCall,
): Promise<SubscriptionRow> {
  return changeRenewal(deps, call, CANCEL);
}

/** Renews a cancelled subscription before its end. [API-31, BILL-33, GB-12, GB-32] */
export function resubscribe(deps: SubscriptionsDeps, call: SubscriptionCall): Promise<SubscriptionRow> {
  return changeRenewal(deps, call, RESUBSCRIBE);
}

/**
 * Asks the rules, then the provider outside a transaction, and applies its answer with the audit entry. Each call has a new
 * idempotency key: setting a state again is harmless, a stored answer outdated.
 */
async function changeRenewal(
  deps: SubscriptionsDeps,
  call: SubscriptionCall,
  change: RenewalChange,
): Promise<SubscriptionRow> {
  const { database, payments, now } = deps;
  const allowed = (held: HeldSubscription): Result<HeldSubscription, ApiFailure> => {
    const decision = change.decide(held, now().getTime());
    return decision.allowed ? ok(held) : err(refused(change, decision.reason));
  };
  const held = await onSubscription(database, call, change, async (tx, found) => {
    const result = allowed(found);
    if (result.ok && found.providerSubscriptionId === null)
      await changeUnbilled(tx, call, change, found, now());
    return result;
  });
  const { providerSubscriptionId: providerId } = held;
  if (providerId !== null) {
    if (change.isCancelled && held.instanceId !== null)
      await forgetResumption(database, held.accountId, held.instanceId);
    const read = await nextProviderRead(database);
    const reported = await callPayments(() =>
      change.isCancelled && isPastDue(held)
        ? payments.setCancelAt(providerId, graceEndOf(held, now().getTime()), randomUUID())
        : payments.setCancelAtEnd(providerId, change.isCancelled, randomUUID()),
    );
    const outcome = await onSubscription(database, call, change, async (tx) => {
      const applied = await applyReported(tx, reported, read);
      await noteChange(tx, call, change, held);
      return ok(applied);
    });
    // A read of an event that began later may have seen the state before this change.
    if (outcome === 'outdated') await callPayments(() => syncSubscription(deps, providerId));
  }
  const row = await readStoredRow(database, call.caller.account.id, held.id);
  if (row === undefined) throw new ApiFailure('not-found');
  return viewOf(row);
}

/** Returns the end of the grace period, at least a minute from now: the provider takes it only in the future. [HZ-3] */
function graceEndOf({ graceEndsAt }: HeldSubscription, nowMs: number): Date {
  const endMs = graceEndsAt === null ? computeGraceEnd(nowMs) : Date.parse(graceEndsAt);
  return new Date(Math.max(endMs, nowMs + millisecondsInMinute));
}

function refused({ textsOf }: RenewalChange, reason: string): ApiFailure {
  const message: Sentence = (texts) => textsOf(texts)[reason] ?? texts.ERROR_TEXTS['subscription-refused'];
  return new ApiFailure('subscription-refused', { reason, message });
}

/** Changes the renewal of an assigned plan without billing, which the rules alone decide. */
async function changeUnbilled(
  tx: Db,
  call: SubscriptionCall,
  change: RenewalChange,
  held: HeldSubscription,
  now: Date,
): Promise<void> {
  const nowMs = now.getTime();
  const event = change.isCancelled
    ? ({ kind: 'cancelled' } as const)
    : ({ kind: 'resubscribed', nowMs } as const);
  await writeSubscription(tx, held.id, nextSubscription(held, event));
  await noteChange(tx, call, change, held);
}

async function noteChange(
  tx: Db,
  call: SubscriptionCall,
  { action }: RenewalChange,
  { plan, users, current_period_end, accountId, providerSubscriptionId }: HeldSubscription,
): Promise<void> {
  const money = await readMoneyDetails(tx, { accountId: call.caller.account.id, providerSubscriptionId });
  await auditSubscription(tx, call, action, {
    details: { plan, users, periodEnd: current_period_end, ...money },
  });
  for (const each of new Set([call.caller.account.id, accountId])) await sendSubscriptionEvent(tx, each);
}
