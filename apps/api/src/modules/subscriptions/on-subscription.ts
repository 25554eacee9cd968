import { err, type Result } from '@partyline/kernel';
import type { Action } from '@partyline/permissions';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Db } from '../../db/open-database.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import { accountSubject, askRight, forbidden } from '../../http/authorize.ts';
import { reloadMember } from '../../http/load-caller.ts';
import { auditObject, type ObjectCall, type ObjectOutcome } from '../audit/audit-object.ts';
import { lockSubscription, type HeldSubscription } from './change-subscription.repository.ts';

/** A call on one subscription. */
export type SubscriptionCall = ObjectCall;

/** What is done to it: the name in the audit log and the right that it takes. */
export interface SubscriptionAction {
  readonly action: string;
  readonly right: Action;
}

/**
 * Does something with one subscription, in one transaction: finds and locks it, reads the caller's roles once more, asks the
 * right, lets `work` decide and act, and writes a refused attempt to the audit log. One of another account, a deleted one and
 * one that never was are refused in the same way. [GC-14, PLUS-22]
 */
export async function onSubscription<Answer>(
  database: Database,
  call: SubscriptionCall,
  { action, right }: SubscriptionAction,
  work: (tx: Db, held: HeldSubscription) => Promise<Result<Answer, ApiFailure>>,
): Promise<Answer> {
  const outcome = await inTransaction(database, async (tx) => {
    const held = await lockSubscription(tx, call.caller.account.id, call.id);
    const caller = await reloadMember(tx, call.caller);
    const decision = askRight(accountSubject(caller), right, { kind: 'account', branch: 'subscription' });
    const decide = (): Result<Answer, ApiFailure> | Promise<Result<Answer, ApiFailure>> => {
      if (!decision.allowed) return err(forbidden(decision.reason));
      return held === undefined ? err(new ApiFailure('not-found')) : work(tx, held);
    };
    const result = await decide();
    if (!result.ok) await auditSubscription(tx, call, action, { refused: result.error });
    return result;
  });
  if (!outcome.ok) throw outcome.error;
  return outcome.value;
}

/** Writes down what a user did to a subscription, with its details, or what they were refused. [PLUS-22] */
export function auditSubscription(
  tx: Db,
  call: SubscriptionCall,
  action: string,
  how: ObjectOutcome,
): Promise<void> {
  return auditObject(tx, call, { kind: 'subscription', action }, how);
}
