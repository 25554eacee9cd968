import { DEVICE_RIGHTS, deviceActionDecision, giveUpOverdue, isLoading } from '@partyline/device-state';
import { err, ok, type Result } from '@partyline/kernel';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Db } from '../../db/open-database.ts';
import type { MemberCaller } from '../../http/caller.ts';
import { noteAsked } from '../../http/request-scope.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { failureOfCommand, reasonOf, type RefusedCommand } from './command-refusal.ts';
import { giveCommand } from './give-command.ts';
import { readInstanceFacts, type InstanceFacts } from './instance-facts.repository.ts';
import { contextOn } from './instance-rights.ts';

/** A command, and who gives it. */
export interface CommandRequest {
  readonly caller: MemberCaller;
  readonly action: 'start' | 'stop';
  readonly vicUuid: string;
  readonly requestId: string;
}

/** What PUT vic/ answers. */
export interface CommandAnswer {
  readonly vicUuid: string;
  readonly commandId: string;
}

/**
 * Gives one instance a command: right and state are asked of the rules, then the command, what it changes, its audit
 * entry, its notification and the job that delivers it are written together or not at all. The same command again, while
 * it is still being carried out, is the same command. A refused attempt is written to the audit log too.
 * [API-36, API-37, DEV-4, DEV-5, DEV-37 … DEV-39, ROLE-22, ROLE-38]
 */
export async function commandInstance(database: Database, request: CommandRequest): Promise<CommandAnswer> {
  const outcome = await inTransaction(database, async (tx) => {
    const instance = await readInstanceFacts(tx, request.caller.account.id, request, { locked: true });
    const decision = decide(request, instance, Date.now());
    if (!decision.ok) await auditRefusal(tx, request, instance, reasonOf(decision.error));
    return decision.ok ? ok(await carryOut(tx, request, decision.value)) : decision;
  });
  if (!outcome.ok) throw failureOfCommand(outcome.error);
  return { vicUuid: request.vicUuid, commandId: outcome.value };
}

/** What is to be done: nothing, because the very command is open; or a new one on the instance as it counts now. */
type Step =
  | { readonly kind: 'already-open'; readonly commandId: string }
  | { readonly kind: 'give'; readonly instance: InstanceFacts };

function decide(
  { caller, action }: CommandRequest,
  found: InstanceFacts | undefined,
  nowMs: number,
): Result<Step, RefusedCommand> {
  const context = found && contextOn(caller, found, nowMs);
  if (found === undefined || context === undefined) return err({ by: 'not-found' });
  const instance = giveUpOverdue(found, nowMs);
  noteAsked(...DEVICE_RIGHTS[action]);
  const decision = deviceActionDecision(instance, action, context);
  if (decision.allowed) return ok({ kind: 'give', instance });
  if (decision.by === 'permission') return err({ ...decision, action });
  const { openCommand: open, openCommandId } = instance;
  if (open?.action === action && openCommandId !== null && isLoading(instance)) {
    return ok({ kind: 'already-open', commandId: openCommandId });
  }
  return err({ by: 'condition', refusal: decision });
}

async function carryOut(tx: Db, request: CommandRequest, step: Step): Promise<string> {
  if (step.kind === 'already-open') return step.commandId;
  return giveCommand(tx, step.instance, {
    action: request.action,
    uid: request.caller.uid,
    requestId: request.requestId,
  });
}

function auditRefusal(
  tx: Db,
  request: CommandRequest,
  found: InstanceFacts | undefined,
  reason: string,
): Promise<void> {
  return writeAudit(tx, {
    accountId: request.caller.account.id,
    workspaceId: found?.workspaceId ?? null,
    actor: { kind: 'user', uid: request.caller.uid },
    action: `instance.${request.action}`,
    object: { kind: 'instance', id: request.vicUuid },
    outcome: 'refused',
    reason,
    requestId: request.requestId,
  });
}
