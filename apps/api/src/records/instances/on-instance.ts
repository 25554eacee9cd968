import { err, type Result } from '@partyline/kernel';
import type { Subject } from '@partyline/permissions';
import { decideInTransaction } from '../../db/in-transaction.ts';
import type { Database, Db } from '../../db/open-database.ts';
import { ApiFailure } from '../../http/errors/api-failure.ts';
import type { MemberCaller } from '../../http/authorization/caller.ts';
import { reloadMember } from '../../http/authorization/load-caller.ts';
import { writeAudit } from '../audit/write-audit.ts';
import {
  instanceRefOf,
  readInstanceFacts,
  type InstanceFacts,
  type InstanceRef,
} from './instance-facts.repository.ts';
import { subjectOn } from './instance-rights.ts';

export interface InstanceCall {
  readonly caller: MemberCaller;
  /** Row id or vicUuid. [GX-12] */
  readonly id: string;
  readonly requestId: string;
}

/** A locked visible instance, and the caller as subject. */
export interface FoundInstance {
  /** With the roles held under the lock. */
  readonly caller: MemberCaller;
  readonly instance: InstanceFacts;
  readonly subject: Subject;
}

/**
 * Runs an instance action in one transaction: locks it, reloads the caller's roles, lets `work` act, audits a refusal. Unknown,
 * foreign and invisible ones are refused alike. [GC-14, PLUS-22, ROLE-38]
 */
export async function onInstance<Answer>(
  database: Database,
  call: InstanceCall,
  action: string,
  work: (tx: Db, found: FoundInstance) => Promise<Result<Answer, ApiFailure>>,
): Promise<Answer> {
  const ref = instanceRefOf(call.id);
  let instance: InstanceFacts | undefined;
  const outcome = await decideInTransaction(
    database,
    async (tx): Promise<Result<Answer, ApiFailure>> => {
      instance = ref === null ? undefined : await find(tx, call, ref);
      if (instance === undefined) return err(new ApiFailure('not-found'));
      const caller = await reloadMember(tx, call.caller);
      const subject = subjectOn(caller, instance);
      if (subject === undefined) return err(new ApiFailure('not-found'));
      return work(tx, { instance, caller, subject });
    },
    (tx, refused) => auditInstance(tx, call, instance, action, refused),
  );
  if (!outcome.ok) throw outcome.error;
  return outcome.value;
}

function find(tx: Db, { caller }: InstanceCall, ref: InstanceRef): Promise<InstanceFacts | undefined> {
  return readInstanceFacts(tx, caller.account.id, ref, { locked: true });
}

/** Audits an action on an instance or its refusal. [PLUS-22] */
export function auditInstance(
  tx: Db,
  { caller, id, requestId }: InstanceCall,
  instance: InstanceFacts | undefined,
  action: string,
  refused: ApiFailure | null,
): Promise<void> {
  return writeAudit(tx, {
    accountId: caller.account.id,
    workspaceId: instance?.workspaceId ?? null,
    actor: { kind: 'user', uid: caller.uid },
    action,
    object: { kind: 'instance', id: instance?.vicUuid ?? id },
    outcome: refused === null ? 'done' : 'refused',
    reason: refused === null ? null : (refused.details.reason ?? refused.failure),
    requestId,
  });
}
