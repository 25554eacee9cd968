import type { CheckoutBody } from '@partyline/contract';
import { can } from '@partyline/permissions';
import { findOffer, PRODUCT_KIND_OF, type Offer } from '@partyline/pricing';
import {
  checkoutDecision,
  computeInstanceEffect,
  isActive,
  isTargetRequired,
  type CheckoutRefusal,
  type InstanceEffect,
} from '@partyline/subscriptions';
import { isAuthorizedPartner } from '@partyline/roles';
import type { RequestIssueCode } from '@partyline/texts';
import type { Db } from '../../../db/open-database.ts';
import { ApiFailure, type FailureIssue } from '../../../http/errors/api-failure.ts';
import { accountSubject, requireRight } from '../../../http/authorization/authorize.ts';
import type { MemberCaller } from '../../../http/authorization/caller.ts';
import { reloadMember } from '../../../http/authorization/load-caller.ts';
import { hasHadTrial } from '../../../records/subscriptions/trial.repository.ts';
import { productsFor } from './price-list.ts';
import {
  readCustomerAccount,
  readHoldings,
  readPurchaseTarget,
  type HeldSubscription,
  type PurchaseTarget,
} from './purchase.repository.ts';

export type PurchaseRequest = Omit<CheckoutBody, 'confirmed'>;

export interface AllowedPurchase {
  readonly offer: Offer;
  readonly request: PurchaseRequest;
  /** The account that gets the plan: the payer's own, or a customer's. [HZ-5] */
  readonly accountId: number;
  readonly payerId: number;
  /** The instance that gets the plan, or null. */
  readonly instanceId: number | null;
  readonly effect: InstanceEffect;
  /** On that instance; null where its host does not report it. */
  readonly usersConnected: number | null;
  /** The instance's billed plan, changed instead of buying a second. */
  readonly billed: (HeldSubscription & { readonly providerSubscriptionId: string }) | null;
}

/**
 * Asks the rules whether a caller may buy this. Refuses with `forbidden`, `price-not-valid` (not on the caller's list),
 * `price-changed` (other users or cents), `not-found`, `request-not-proper` (missing or wrong instance or device),
 * `subscription-refused` (`past-due`: pay first, `change-pending`: confirm or withdraw first) and `plan-already-active`. [BILL-38, GB-6, GB-10, GB-11, ROLE-28, HZ-3]
 */
export async function requirePurchase(
  db: Db,
  caller: MemberCaller,
  request: PurchaseRequest,
): Promise<AllowedPurchase> {
  const member = await reloadMember(db, caller);
  requireRight(can(accountSubject(member), 'buy', { kind: 'account', branch: 'subscription' }));
  const offer = requireOffer(member, request);
  const payerId = member.account.id;
  const accountId = await requireAccount(db, member, request);
  const target = await requireTarget(db, accountId, request);
  const instanceId = target?.id ?? null;
  const all = await readHoldings(db, accountId);
  const holdings = { ...all, subscriptions: all.subscriptions.filter((one) => isPaidBy(one, payerId)) };
  const { subscriptionType } = request;
  const hadTrial = subscriptionType === 'trial' && (await hasHadTrial(db, member.uid));
  const known = { ...holdings, hasHadTrial: holdings.hasHadTrial || hadTrial };
  const decision = checkoutDecision({ offer, subscriptionType, instanceId }, known);
  if (!decision.allowed) throw refused(decision.reason);
  const held = holdings.subscriptions.find(
    (one) => instanceId !== null && one.instanceId === instanceId && isActive(one),
  );
  const { providerSubscriptionId = null } = held ?? {};
  const billed =
    held === undefined || providerSubscriptionId === null ? null : { ...held, providerSubscriptionId };
  const effect = computeInstanceEffect({ instanceId, isChange: billed !== null }, holdings.subscriptions);
  const usersConnected = target?.usersConnected ?? null;
  return { offer, request, accountId, payerId, instanceId, effect, usersConnected, billed };
}

/** Returns whether a holding is the payer's: a trial and an assigned plan are the account's own, and go on. */
function isPaidBy(held: HeldSubscription, payerId: number): boolean {
  return !held.isBilled || held.payerId === payerId;
}

/** Returns the account that gets the plan: the caller's own, or that of a customer of theirs, else `not-found`. [HZ-5] */
async function requireAccount(
  db: Db,
  { account }: MemberCaller,
  { customerId, subscriptionType }: PurchaseRequest,
): Promise<number> {
  if (customerId === undefined) return account.id;
  if (subscriptionType === 'trial') throw notProper('not-allowed', 'customerId');
  const accountId = isAuthorizedPartner(account.customerStatus)
    ? await readCustomerAccount(db, account.id, customerId)
    : undefined;
  if (accountId === undefined) throw new ApiFailure('not-found');
  return accountId;
}

function refused(reason: CheckoutRefusal): ApiFailure {
  if (reason === 'plan-already-active') return new ApiFailure(reason);
  return new ApiFailure('subscription-refused', {
    reason,
    message: (texts) => texts.CHECKOUT_REFUSAL_TEXTS[reason],
  });
}

function requireOffer(
  caller: MemberCaller,
  { subscriptionType, priceId, users, price }: PurchaseRequest,
): Offer {
  const offer = findOffer(productsFor(subscriptionType, caller), priceId);
  if (!offer.ok) throw new ApiFailure('price-not-valid');
  const shown = offer.value.price;
  const isAsShown = (users ?? shown.users) === shown.users && (price ?? shown.price) === shown.price;
  if (!isAsShown) throw new ApiFailure('price-changed');
  return offer.value;
}

async function requireTarget(
  db: Db,
  accountId: number,
  { subscriptionType, vicUuid }: PurchaseRequest,
): Promise<PurchaseTarget | null> {
  if (vicUuid === undefined) {
    if (isTargetRequired(subscriptionType)) throw notProper('missing');
    return null;
  }
  if (subscriptionType === 'trial') throw notProper('not-allowed');
  const target = await readPurchaseTarget(db, accountId, vicUuid);
  if (target === undefined) throw new ApiFailure('not-found');
  const isDevice = PRODUCT_KIND_OF[subscriptionType] === PRODUCT_KIND_OF.skyport;
  if ((target.kind === 'device') !== isDevice) throw notProper('not-allowed');
  return target;
}

function notProper(code: RequestIssueCode, field = 'vicUuid'): ApiFailure {
  const issue: FailureIssue = {
    path: `body.${field}`,
    code,
    message: (texts) => texts.REQUEST_ISSUE_TEXTS[code],
  };
  return new ApiFailure('request-not-proper', { issues: [issue] });
}
