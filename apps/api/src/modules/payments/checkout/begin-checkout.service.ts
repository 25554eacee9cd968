import type { CheckoutBody, CheckoutData } from '@partyline/contract';
import { computeCharge, PRODUCT_KIND_OF } from '@partyline/pricing';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Db } from '../../../db/open-database.ts';
import type { MemberCaller } from '../../../http/authorization/caller.ts';
import { ApiFailure } from '../../../http/errors/api-failure.ts';
import { PaymentFailure } from '../../../providers/payments/payment-failure.ts';
import { writeAudit } from '../../../records/audit/write-audit.ts';
import { startTrial } from '../../registration/start-trial.service.ts';
import { applyPlanChange } from './change-plan.ts';
import { lockAccount } from '../../../records/workspaces/lock-account.repository.ts';
import {
  addCheckout,
  keepSession,
  listOpenCheckouts,
  payerOf,
  settleCheckout,
  type CheckoutRow,
  type NewCheckoutRow,
} from '../sync/checkout.repository.ts';
import { keepCustomer, readCustomerFacts } from '../sync/customer.repository.ts';
import { followCustomer, nullIfCustomerGone } from '../sync/follow-customer.ts';
import { readMoneyDetails } from '../sync/money-details.repository.ts';
import { callPayments } from '../sync/payment-call.ts';
import { returnUrls } from '../sync/return-urls.ts';
import { checkoutOf, syncCheckout, type CheckoutKey } from '../sync/sync-checkout.ts';
import type { SyncDeps } from '../sync/sync-subscription.ts';
import { requirePurchase, type AllowedPurchase } from './purchase.ts';

export interface CheckoutDeps extends SyncDeps {
  readonly trialDays: number;
  readonly now: () => Date;
}

export interface CheckoutRequest {
  readonly caller: MemberCaller;
  readonly body: CheckoutBody;
  readonly requestId: string;
}

/** How long the provider accepts a payment on its page. */
const OPEN_MS = 2 * millisecondsInHour;
/** An open checkout that ends sooner is not reused. */
const WORTH_OPENING_MS = 5 * millisecondsInMinute;
/** Decisions about one purchase: a session whose answer was lost is found, then expired, then replaced. */
const ATTEMPTS = 3;
/** Maximum age of the preview whose amount is charged. */
const PREVIEW_MS = 15 * millisecondsInMinute;

/**
 * Begins a purchase and returns the next address: the provider's page, or the return page for a trial or a charged card on file.
 * Repeats and concurrent calls get the same checkout. [API-32, GB-10, PLUS-18, PAY-4]
 */
export async function beginCheckout(deps: CheckoutDeps, request: CheckoutRequest): Promise<CheckoutData> {
  if (request.body.subscriptionType === 'trial') return beginTrial(deps, request);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { row, beside, isChange } = await enter(deps, request);
    await expireBeside(deps, beside);
    // An open one at another price is closed by now: decide again.
    if (row === null) continue;
    if (isChange) return applyPlanChange(deps, request, row);
    const data = await openPage(deps, row);
    if (data !== null) return data;
    // The open one is settled by now: decide again.
    await callPayments(() => syncCheckout(deps, row.id));
  }
  throw new ApiFailure('payments-unavailable');
}

/** Starts a trial at once, since it takes no payment. [GEN-3, GP-3] */
async function beginTrial(
  deps: CheckoutDeps,
  { caller, body, requestId }: CheckoutRequest,
): Promise<CheckoutData> {
  const { uid, account, memberships } = caller;
  const purchase = await requirePurchase(deps.database, caller, body);
  const trial = await startTrial(deps, { uid, account, memberships, requestId, workspaceName: undefined });
  const row = rowOf(deps, purchase, uid, null);
  await inTransaction(deps.database, async (tx) => {
    await addCheckout(tx, row);
    await settleCheckout(tx, row.id, { state: 'active', subscriptionId: trial.subscriptionId });
  });
  return { url: returnUrls(deps.publicUrl, 'trial').successUrl, checkoutId: row.id, confirmation: null };
}

/** With the session that it has already. */
type OpenedCheckout = CheckoutKey & Partial<Pick<CheckoutRow, 'sessionId'>>;

interface Entered {
  /** null: the open one has an older price, and has to be closed first. */
  readonly row: OpenedCheckout | null;
  /** The instance's other open checkouts, which must not be paid too. */
  readonly beside: readonly CheckoutRow[];
  readonly isChange: boolean;
}

/**
 * Asks the rules, then inserts the checkout or returns the open one, under the account's lock; no row where an open one at another
 * price is to be closed first.
 */
async function enter(deps: CheckoutDeps, { caller, body, requestId }: CheckoutRequest): Promise<Entered> {
  return inTransaction(deps.database, async (tx) => {
    await lockAccount(tx, caller.account.id);
    const purchase = await requirePurchase(tx, caller, body);
    if (purchase.accountId !== purchase.payerId) await lockAccount(tx, purchase.accountId);
    const isChange = purchase.billed !== null;
    const prorationAt = isChange ? requirePreview(deps, body) : null;
    const open = await listOpenCheckouts(tx, purchase, purchase.instanceId);
    const isSame = (one: CheckoutRow) =>
      one.priceId === body.priceId && one.subscriptionType === body.subscriptionType;
    const same = open.find(isSame);
    const beside = purchase.instanceId === null ? [] : open.filter((one) => !isSame(one));
    const amountCents = computeCharge(purchase.offer.price);
    if (same !== undefined) {
      if (!isChange && same.amountCents !== amountCents) {
        return { row: null, beside: [...beside, same], isChange };
      }
      await reprice(tx, same.id, { prorationAt, amountCents });
      return { row: { ...same, prorationAt, amountCents }, beside, isChange };
    }
    const row = rowOf(deps, purchase, caller.uid, prorationAt);
    await addCheckout(tx, row);
    await auditBegin(tx, row, requestId);
    return { row, beside, isChange };
  });
}

function requirePreview({ now }: CheckoutDeps, { confirmed }: CheckoutBody): number {
  if (confirmed === undefined) throw new ApiFailure('preview-required');
  const ageMs = now().getTime() - confirmed.prorationAt * 1000;
  if (ageMs > PREVIEW_MS || ageMs < -millisecondsInMinute) throw new ApiFailure('preview-required');
  return confirmed.prorationAt;
}

async function reprice(
  tx: Db,
  id: string,
  { prorationAt, amountCents }: Pick<CheckoutRow, 'prorationAt' | 'amountCents'>,
): Promise<void> {
  await tx.query({
    name: 'reprice-checkout',
    text: `UPDATE app.checkouts SET proration_at = $2, amount_cents = $3
      WHERE id = $1 AND (proration_at, amount_cents) IS DISTINCT FROM ($2, $3)`,
    values: [id, prorationAt, amountCents],
  });
}

function rowOf(
  { now }: CheckoutDeps,
  { offer, request, accountId, payerId, instanceId }: AllowedPurchase,
  uid: string,
  prorationAt: number | null,
): NewCheckoutRow {
  const { subscriptionType } = request;
  const { price, product } = offer;
  return {
    id: randomUUID(),
    accountId,
    payerAccountId: payerId === accountId ? null : payerId,
    uid,
    subscriptionType,
    productKind: PRODUCT_KIND_OF[subscriptionType],
    priceId: price.priceId,
    plan: product.title,
    users: price.users,
    interval: price.interval,
    amountCents: computeCharge(price),
    instanceId,
    prorationAt,
    // Whole seconds, like the provider, so that repeated calls are identical.
    expiresAt: new Date(Math.floor((now().getTime() + OPEN_MS) / 1000) * 1000),
  };
}

async function auditBegin(tx: Db, row: NewCheckoutRow, requestId: string): Promise<void> {
  const { id, uid, plan, users, interval } = row;
  const accountId = payerOf(row);
  await writeAudit(tx, {
    accountId,
    actor: { kind: 'user', uid },
    action: 'subscription.checkout',
    object: { kind: 'checkout', id },
    outcome: 'done',
    requestId,
    details: { plan, users, interval, ...(await readMoneyDetails(tx, { accountId, checkoutId: id })) },
  });
}

async function openPage(deps: CheckoutDeps, row: OpenedCheckout): Promise<CheckoutData | null> {
  const { id: checkoutId, expiresAt } = row;
  if (expiresAt.getTime() - deps.now().getTime() < WORTH_OPENING_MS) {
    const known = await callPayments(() => syncCheckout(deps, checkoutId));
    if (known?.state === 'open') await expireBeside(deps, [known]);
    return null;
  }
  return callPayments(async () => {
    const customerId = await ensureCustomer(deps, payerOf(row));
    if (customerId === null) return null;
    // One that is known is not made again: the provider refuses a repeat whose tax setting has changed meanwhile.
    const sessionId = row.sessionId ?? (await makeSession(deps, row, customerId));
    if (sessionId === null) return null;
    // Repeated calls return the first answer, so read whether the session is open.
    const { status, url } = await deps.payments.readCheckout(sessionId);
    return status === 'open' && url !== null ? { url, checkoutId, confirmation: null } : null;
  });
}

async function makeSession(deps: CheckoutDeps, row: CheckoutKey, customerId: string): Promise<string | null> {
  const session = await deps.payments
    .createCheckout(checkoutOf(deps, row, customerId))
    .catch((error: unknown) => nullIfCustomerGone(deps, customerId, error));
  if (session === null) return null;
  await keepSession(deps.database, row.id, session.sessionId);
  return session.sessionId;
}

/** Expires the instance's other open checkouts, so that only one is paid; a paid one is settled. */
async function expireBeside(deps: CheckoutDeps, beside: readonly CheckoutRow[]): Promise<void> {
  for (const { id, sessionId } of beside) {
    await callPayments(async () => {
      if (sessionId !== null) await deps.payments.expireCheckout(sessionId).catch(ignoreRefused);
      await syncCheckout(deps, id);
    });
  }
}

function ignoreRefused(error: unknown): void {
  const isSettledThere = error instanceof PaymentFailure && error.kind !== 'unavailable';
  if (!isSettledThere) throw error;
}

/**
 * Returns an account's provider customer, created once; null if the provider has deleted it, and the purchase is decided again. Bills
 * go to the account owner, not the buyer. [GB-24]
 */
async function ensureCustomer(
  { database, payments }: Pick<SyncDeps, 'database' | 'payments'>,
  accountId: number,
): Promise<string | null> {
  const facts = await readCustomerFacts(database, accountId);
  if (facts === undefined) throw new ApiFailure('not-found');
  const { customerId, name, ownerEmail: email, createdAt, formerId: replaces } = facts;
  if (customerId !== null)
    return (await followCustomer({ database, payments }, customerId)) === 'applied' ? null : customerId;
  const made = await payments.createCustomer({ accountId, createdAt, name, email, replaces });
  return keepCustomer(database, accountId, made);
}
