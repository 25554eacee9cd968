import { err, type Result } from '@partyline/kernel';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Db } from '../../db/open-database.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import type { MemberCaller } from '../../http/caller.ts';
import { reloadMember } from '../../http/load-caller.ts';
import { auditObject, type ObjectCall, type ObjectOutcome } from '../audit/audit-object.ts';
import { lockAccount } from './lock-account.repository.ts';
import { seenBy, type SeenPlace } from './place-rights.ts';
import { lockPlace, type PlaceFacts } from './places.repository.ts';

/** A call on one workspace. */
export type WorkspaceCall = ObjectCall;

/** A workspace that is there for the caller, locked until the transaction ends, and how they see it. */
export interface FoundWorkspace {
  readonly place: PlaceFacts;
  readonly seen: SeenPlace;
  /** The caller with the roles that they hold once the workspace is locked. */
  readonly caller: MemberCaller;
}

/**
 * Does something with one workspace, in one transaction: locks its account and then it, reads the caller's roles once more, lets
 * `work` decide and act, and writes a refused attempt to the audit log. One of another account, one where the caller has no role,
 * and one that does not exist are refused in the same way. [GC-14, PLUS-22, ROLE-38]
 */
export async function onWorkspace<Answer>(
  database: Database,
  call: WorkspaceCall,
  action: string,
  work: (tx: Db, found: FoundWorkspace) => Promise<Result<Answer, ApiFailure>>,
): Promise<Answer> {
  const outcome = await inTransaction(database, async (tx) => {
    await lockAccount(tx, call.caller.account.id);
    const place = await lockPlace(tx, call.caller.account.id, call.id);
    const caller = await reloadMember(tx, call.caller);
    const seen = place === undefined ? undefined : seenBy(caller, place);
    const result =
      place === undefined || seen === undefined
        ? err(new ApiFailure('not-found'))
        : await work(tx, { place, seen, caller });
    if (!result.ok) await auditWorkspace(tx, call, action, { refused: result.error });
    return result;
  });
  if (!outcome.ok) throw outcome.error;
  return outcome.value;
}

/** Writes down what somebody did to a workspace, with its details, or what they were refused. [PLUS-22] */
export function auditWorkspace(
  tx: Db,
  call: WorkspaceCall,
  action: string,
  how: ObjectOutcome,
): Promise<void> {
  return auditObject(tx, call, { kind: 'workspace', action, workspaceId: call.id }, how);
}
