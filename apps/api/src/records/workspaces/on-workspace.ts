import { err, type Result } from '@partyline/kernel';
import { decideInTransaction } from '../../db/in-transaction.ts';
import type { Database, Db } from '../../db/open-database.ts';
import { ApiFailure } from '../../http/errors/api-failure.ts';
import type { MemberCaller } from '../../http/authorization/caller.ts';
import { reloadMember } from '../../http/authorization/load-caller.ts';
import { auditObject, type ObjectCall, type ObjectOutcome } from '../audit/audit-object.ts';
import { lockAccount } from './lock-account.repository.ts';
import { seenBy, type SeenWorkspace } from './workspace-rights.ts';
import { lockWorkspace, type WorkspaceFacts } from './workspaces.repository.ts';

export type WorkspaceCall = ObjectCall;

/** Locked; it exists for the caller. */
export interface FoundWorkspace {
  readonly workspace: WorkspaceFacts;
  readonly seen: SeenWorkspace;
  /** With the roles held under the lock. */
  readonly caller: MemberCaller;
}

/**
 * Runs a workspace action in one transaction: locks account and workspace, reloads the caller's roles, lets `work` act, audits a
 * refusal. Unknown, foreign and invisible ones are refused alike. [GC-14, PLUS-22, ROLE-38]
 */
export async function onWorkspace<Answer>(
  database: Database,
  call: WorkspaceCall,
  action: string,
  work: (tx: Db, found: FoundWorkspace) => Promise<Result<Answer, ApiFailure>>,
): Promise<Answer> {
  const outcome = await decideInTransaction(
    database,
    async (tx): Promise<Result<Answer, ApiFailure>> => {
      await lockAccount(tx, call.caller.account.id);
      const workspace = await lockWorkspace(tx, call.caller.account.id, call.id);
      const caller = await reloadMember(tx, call.caller);
      const seen = workspace === undefined ? undefined : seenBy(caller, workspace);
      if (workspace === undefined || seen === undefined) return err(new ApiFailure('not-found'));
      return work(tx, { workspace, seen, caller });
    },
    (tx, refused) => auditWorkspace(tx, call, action, { refused }),
  );
  if (!outcome.ok) throw outcome.error;
  return outcome.value;
}

/** Audits an action on a workspace or its refusal. [PLUS-22] */
export function auditWorkspace(
  tx: Db,
  call: WorkspaceCall,
  action: string,
  how: ObjectOutcome,
): Promise<void> {
  return auditObject(tx, call, { kind: 'workspace', action, workspaceId: call.id }, how);
}
