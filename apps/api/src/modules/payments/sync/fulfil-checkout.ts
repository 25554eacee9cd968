import { isConfigurationReset, isNameTaken } from '@partyline/device-state';
import { CURRENCY, PRODUCT_KIND_OF } from '@partyline/pricing';
import { TRIAL_PRODUCT_KIND } from '@partyline/roles';
import { isPurchaseLate } from '@partyline/subscriptions';
import { FIRST_NAMES } from '@partyline/texts';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../../db/open-database.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { requestDelivery } from '../../../jobs/request-delivery.ts';
import type { ProviderSubscription } from '../../../providers/payments/payment-provider.ts';
import { writeAudit } from '../../../records/audit/write-audit.ts';
import { notifyUsers, type NoticeSubject } from '../../../records/notifications/notify-users.ts';
import { writeSilentNotification } from '../../../records/notifications/write-notification.ts';
import { readInstanceFacts } from '../../../records/instances/instance-facts.repository.ts';
import { writeCommand } from '../../vic/commands/write-command.ts';
import { payerOf, settleCheckout, type CheckoutRow } from './checkout.repository.ts';
import {
  addInstance,
  addSubscription,
  assignInvoices,
  endReplaced,
  readFulfilFacts,
  type FulfilFacts,
} from './fulfil.repository.ts';
import { noteIncident, type IncidentKind } from './incidents.repository.ts';
import { readMoneyDetails, type MoneySubject } from './money-details.repository.ts';

/** Why a payment gives no plan. */
type Refusal = Extract<
  IncidentKind,
  'foreign-currency' | 'unexpected-amount' | 'second-plan' | 'unknown-purchase' | 'unknown-payer'
>;

/**
 * Turns a paid checkout into a subscription and its instance, once, in the transaction that locks account and checkout. A wrong
 * currency, price or customer is refused: recorded, cancelled and refunded by a job. [PAY-16, GB-4, GB-11]
 */
export async function fulfilCheckout(
  tx: Db,
  checkout: CheckoutRow,
  paid: ProviderSubscription,
  read: number,
): Promise<void> {
  const facts = await readFulfilFacts(tx, checkout);
  const refusal = refusalOf(checkout, paid, facts);
  if (refusal !== null) return refuse(tx, checkout, paid, refusal);
  const { accountId } = checkout;
  if (facts.instanceId !== null) await replacePlan(tx, checkout, facts.instanceId);
  const needsInstance = facts.instanceId === null && checkout.productKind === PRODUCT_KIND_OF.new;
  const made = needsInstance ? await makeInstance(tx, checkout, facts) : null;
  const instanceId = made ?? facts.instanceId;
  const subscriptionId = await addSubscription(tx, checkout, paid, { instanceId, read });
  await assignInvoices(tx, paid.subscriptionId);
  const outcome = { state: 'active', providerSubscriptionId: paid.subscriptionId, subscriptionId } as const;
  await settleCheckout(tx, checkout.id, outcome);
  const payerId = payerOf(checkout);
  const terms = { plan: checkout.plan, users: checkout.users, interval: checkout.interval };
  const money = await readMoneyDetails(tx, moneyOf(checkout, paid));
  const event = 'subscription update,dashboard update';
  for (const each of new Set([payerId, accountId])) {
    await writeAudit(tx, {
      accountId: each,
      actor: { kind: 'user', uid: checkout.uid },
      action: 'subscription.buy',
      object: { kind: 'subscription', id: String(subscriptionId) },
      outcome: 'done',
      // What was paid, and by whom, is the payer's.
      details: { ...terms, ...(each === payerId ? money : {}) },
    });
    await writeSilentNotification(tx, { accountId: each }, { event });
  }
  // Released between the payment and here.
  if (facts.isPayerGone) {
    const id = paid.subscriptionId;
    await addJob(
      tx,
      'sync-payment',
      { kind: 'stop-renewal', id, failures: 0 },
      { key: `stop-renewal-${id}` },
    );
  }
  if (isPurchaseLate(paid.periodStart.getTime(), Date.now())) {
    await notifyBuyer(tx, checkout, {
      code: 'purchase-active',
      object: { kind: 'subscription', id: String(subscriptionId) },
    });
  }
  if (made !== null) await requestDelivery(tx, made);
}

/** Keeps the promise of the payment screen, which may be closed by now. [GB-3, PLUS-27] */
function notifyBuyer(
  tx: Db,
  { uid, plan, users, ...checkout }: CheckoutRow,
  notice: Pick<NoticeSubject, 'object'> & { readonly code: 'purchase-active' | 'purchase-refused' },
): Promise<void> {
  const accountId = payerOf(checkout);
  return notifyUsers(tx, [uid], { params: { plan, users }, accountId, workspaceId: null, ...notice });
}

function moneyOf(checkout: CheckoutRow, { subscriptionId }: ProviderSubscription): MoneySubject {
  return { accountId: payerOf(checkout), checkoutId: checkout.id, providerSubscriptionId: subscriptionId };
}

function refusalOf(
  checkout: CheckoutRow,
  paid: ProviderSubscription,
  { billedElsewhere }: FulfilFacts,
): Refusal | null {
  if (paid.currency !== CURRENCY) return 'foreign-currency';
  if (paid.customerId !== checkout.customerId)
    return checkout.payerAccountId === null ? 'unknown-purchase' : 'unknown-payer';
  const isAsOffered = paid.priceId === checkout.priceId && paid.priceCents === checkout.amountCents;
  if (!isAsOffered) return 'unexpected-amount';
  return billedElsewhere ? 'second-plan' : null;
}

async function refuse(
  tx: Db,
  checkout: CheckoutRow,
  paid: ProviderSubscription,
  refusal: Refusal,
): Promise<void> {
  const { id } = checkout;
  const accountId = payerOf(checkout);
  const { subscriptionId: objectId, customerId, priceCents: amountCents, currency } = paid;
  await settleCheckout(tx, id, { state: 'refused', providerSubscriptionId: objectId, refusal });
  await noteIncident(tx, {
    accountId,
    read: 0,
    incident: { kind: refusal, objectId, customerId, amountCents, currency, status: 'open', reason: null },
  });
  await writeAudit(tx, {
    accountId,
    actor: { kind: 'system' },
    action: 'subscription.buy',
    object: { kind: 'checkout', id },
    outcome: 'refused',
    reason: refusal,
    details: { currency, amountCents, ...(await readMoneyDetails(tx, moneyOf(checkout, paid))) },
  });
  await writeSilentNotification(tx, { accountId }, { event: 'subscription update' });
  await notifyBuyer(tx, checkout, {
    code: 'purchase-refused',
  });
  // The provider would keep billing otherwise.
  await addJob(tx, 'sync-payment', { kind: 'end', id: objectId, failures: 0 }, { key: `end-${objectId}` });
  // Refund it.
  await addJob(
    tx,
    'sync-payment',
    { kind: 'refund', id: objectId, failures: 0 },
    { key: `refund-${objectId}` },
  );
}

/**
 * Ends the replaced plan. After a trial the instance's configuration is reset, as confirmed, without interrupting it. [DEV-34,
 * GB-30]
 */
async function replacePlan(tx: Db, { accountId, uid }: CheckoutRow, instanceId: number): Promise<void> {
  const replaced = await endReplaced(tx, instanceId);
  // What a former partner pays for, which nothing else would end.
  for (const { providerId: id } of replaced) {
    if (id !== null) await addJob(tx, 'sync-payment', { kind: 'end', id, failures: 0 }, { key: `end-${id}` });
  }
  const hadTrial = replaced.some(({ productKind }) => productKind === TRIAL_PRODUCT_KIND);
  if (!hadTrial || !isConfigurationReset('upgrade-from-trial')) return;
  const instance = await readInstanceFacts(tx, accountId, { rowId: instanceId }, { locked: true });
  if (instance === undefined) return;
  const parameters = { deviceName: instance.deviceName, resetConfiguration: true } as const;
  await writeCommand(tx, instance, { action: 'save', uid, requestId: null, parameters });
}

async function makeInstance(tx: Db, checkout: CheckoutRow, facts: FulfilFacts): Promise<number> {
  return addInstance(tx, {
    accountId: checkout.accountId,
    workspaceId: facts.defaultWorkspaceId,
    vicUuid: randomUUID(),
    deviceName: freeInstanceName(facts.devices),
    deviceModel: FIRST_NAMES.instanceModel,
    startedBy: checkout.uid,
  });
}

/** Returns a name with the first number not used by a device of the workspace. */
function freeInstanceName(devices: FulfilFacts['devices']): string {
  for (let number = 1; ; number += 1) {
    const name = `${FIRST_NAMES.instance} ${number}`;
    if (!isNameTaken(name, '', devices)) return name;
  }
}
