import { err, type Result } from '@partyline/kernel';
import { can, type Action } from '@partyline/permissions';
import { decideInTransaction } from '../../../db/in-transaction.ts';
import type { Database, Db } from '../../../db/open-database.ts';
import { ApiFailure } from '../../../http/errors/api-failure.ts';
import { accountSubject, forbidden } from '../../../http/authorization/authorize.ts';
import { reloadMember } from '../../../http/authorization/load-caller.ts';
import { auditObject, type ObjectCall, type ObjectOutcome } from '../../../records/audit/audit-object.ts';
import { lockPaid, type HeldSubscription } from './change-subscription.repository.ts';

export type SubscriptionCall = ObjectCall;

/** Audit name and required right. */
export interface SubscriptionAction {
  readonly action: string;
  readonly right: Action;
}

/**
 * Runs a subscription action in one transaction: locks it, reloads the caller's roles, asks the right, lets `work` act, audits a
 * refusal. Deleted, unknown and foreign ones are refused alike. [GC-14, PLUS-22]
 */
export async function onSubscription<Answer>(
  database: Database,
  call: SubscriptionCall,
  { action, right }: SubscriptionAction,
  work: (tx: Db, held: HeldSubscription) => Promise<Result<Answer, ApiFailure>>,
): Promise<Answer> {
  const outcome = await decideInTransaction(
    database,
    async (tx): Promise<Result<Answer, ApiFailure>> => {
      const held = await lockPaid(tx, call.caller.account.id, call.id);
      const caller = await reloadMember(tx, call.caller);
      const decision = can(accountSubject(caller), right, { kind: 'account', branch: 'subscription' });
      if (!decision.allowed) return err(forbidden(decision.reason));
      return held === undefined ? err(new ApiFailure('not-found')) : work(tx, held);
    },
    (tx, refused) => auditSubscription(tx, call, action, { refused }),
  );
  if (!outcome.ok) throw outcome.error;
  return outcome.value;
}

/** Audits an action on a subscription or its refusal. [PLUS-22] */
export function auditSubscription(
  tx: Db,
  call: SubscriptionCall,
  action: string,
  how: ObjectOutcome,
): Promise<void> {
  return auditObject(tx, call, { kind: 'subscription', action }, how);
}
