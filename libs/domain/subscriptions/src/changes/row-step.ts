import { isActive, isPastDue, isTrial, type Subscription } from '../state/subscription.ts';

/** What the button of a subscription's row does. */
export type RowStep = 'pay' | 'settle-change' | 'resubscribe' | 'change-plan' | 'choose-plan' | 'buy-again';

export interface SteppedRow extends Pick<Subscription, 'productKind'> {
  readonly subscriptionStatus: Subscription['status'];
  readonly vicUuid: string | null;
  /** null unless a change waits for a confirmation. */
  readonly pendingChange: object | null;
}

export interface RowStepQuestion {
  readonly row: SteppedRow;
  /** Where something due is paid; null for nothing, or unknown. */
  readonly payUrl: string | null;
  /** The right and the rules allow it. */
  readonly canResubscribe: boolean;
  readonly mayBuy: boolean;
}

/**
 * Returns the next step of a subscription: pay what is due, else settle a change that waits, resume it, change an active plan, or choose
 * one after a trial and buy an ended one again, for callers who may buy; null for none. [BILL-12, BILL-33, GB-22, GB-32, HZ-3, PLUS-18]
 */
export function rowStepOf({ row, payUrl, canResubscribe, mayBuy }: RowStepQuestion): RowStep | null {
  const held = { status: row.subscriptionStatus };
  if (isPastDue(held)) return 'pay';
  // The invoice of a waiting change is open, too.
  if (row.pendingChange !== null) return 'settle-change';
  if (payUrl !== null) return 'pay';
  if (canResubscribe) return 'resubscribe';
  if (row.vicUuid === null) return null;
  if (isActive(held) && !isTrial(row)) return 'change-plan';
  if (!mayBuy) return null;
  return isTrial(row) ? 'choose-plan' : 'buy-again';
}
