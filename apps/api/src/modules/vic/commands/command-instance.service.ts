import { deviceActionDecision, giveUpOverdue, isLoading, isStopHeld } from '@partyline/device-state';
import { err, ok, type Result } from '@partyline/kernel';
import { decideInTransaction } from '../../../db/in-transaction.ts';
import type { Database, Db } from '../../../db/open-database.ts';
import type { MemberCaller } from '../../../http/authorization/caller.ts';
import { reloadMember } from '../../../http/authorization/load-caller.ts';
import { writeAudit } from '../../../records/audit/write-audit.ts';
import { failureOfCommand, reasonOf, type RefusedCommand } from './command-refusal.ts';
import {
  readInstanceFacts,
  type InstanceFacts,
} from '../../../records/instances/instance-facts.repository.ts';
import { contextOn } from '../../../records/instances/instance-rights.ts';
import { writeCommand } from './write-command.ts';

export interface CommandRequest {
  readonly caller: MemberCaller;
  readonly action: 'start' | 'stop';
  readonly vicUuid: string;
  /** null for a schedule. */
  readonly requestId: string | null;
  /** How long a stop that disconnects no one can be withdrawn; a schedule's is not held, since no one presses it. */
  readonly stopHoldMs?: number;
  /** [PLUS-15] */
  readonly scheduleId?: number;
  /** Of the schedule's run, whose commands are one act. [PLUS-22] */
  readonly batchId?: string;
}

export interface CommandAnswer {
  readonly vicUuid: string;
  readonly commandId: string;
  readonly isHeld?: boolean;
}

/**
 * Gives a command to one instance: the rules decide; command, change, audit entry, notification and delivery job are one
 * transaction. Repeats return the open command. Refusals are audited. [API-36, API-37, DEV-4, DEV-5, DEV-37 … DEV-39, ROLE-22,
 * ROLE-38]
 */
export async function commandInstance(database: Database, request: CommandRequest): Promise<CommandAnswer> {
  const outcome = await decideInTransaction(
    database,
    (tx) => commandInTransaction(tx, request),
    (tx, notTaken) => auditRefusedCommand(tx, request, notTaken),
  );
  if (!outcome.ok) throw failureOfCommand(outcome.error.refused);
  const { commandId, isHeld } = outcome.value;
  return { vicUuid: request.vicUuid, commandId, ...(isHeld && { isHeld }) };
}

/** An accepted command; one already open is not new. */
export interface TakenCommand {
  readonly commandId: string;
  readonly isNew: boolean;
  readonly isHeld: boolean;
}

/** The refusal, and the instance as found. */
export interface NotTaken {
  readonly refused: RefusedCommand;
  readonly found: InstanceFacts | undefined;
}

/** Does the same within a transaction, with the roles held under the instance's lock. The calling function audits refusals. */
export async function commandInTransaction(
  tx: Db,
  request: CommandRequest,
): Promise<Result<TakenCommand, NotTaken>> {
  const found = await readInstanceFacts(tx, request.caller.account.id, request, { locked: true });
  const caller = await reloadMember(tx, request.caller);
  const decision = decide({ ...request, caller }, found, Date.now());
  if (!decision.ok) return err({ refused: decision.error, found });
  const step = decision.value;
  const isNew = step.kind === 'new';
  const holdMs = isNew ? holdMsOf(request, step.instance) : 0;
  return ok({ commandId: await commandIdOf(tx, request, step, holdMs), isNew, isHeld: holdMs > 0 });
}

/** Nothing for the same open command, else a new one. */
type Step =
  | { readonly kind: 'already-open'; readonly commandId: string }
  | { readonly kind: 'new'; readonly instance: InstanceFacts };

function decide(
  { caller, action }: CommandRequest,
  found: InstanceFacts | undefined,
  nowMs: number,
): Result<Step, RefusedCommand> {
  const context = found && contextOn(caller, found, nowMs);
  if (found === undefined || context === undefined) return err({ by: 'not-found' });
  const instance = giveUpOverdue(found, nowMs);
  const decision = deviceActionDecision(instance, action, context);
  if (decision.allowed) return ok({ kind: 'new', instance });
  if (decision.by === 'permission') return err({ ...decision, action });
  const { openCommand: open, openCommandId } = instance;
  if (open?.action === action && openCommandId !== null && isLoading(instance)) {
    return ok({ kind: 'already-open', commandId: openCommandId });
  }
  return err({ by: 'condition', refusal: decision });
}

function holdMsOf({ action, stopHoldMs = 0 }: CommandRequest, instance: InstanceFacts): number {
  return isStopHeld(instance, action) ? stopHoldMs : 0;
}

async function commandIdOf(tx: Db, request: CommandRequest, step: Step, holdMs: number): Promise<string> {
  if (step.kind === 'already-open') return step.commandId;
  return writeCommand(tx, step.instance, {
    action: request.action,
    uid: request.caller.uid,
    requestId: request.requestId,
    ...batchOf(request),
    details: detailsOf(request),
    holdMs,
  });
}

function batchOf({ batchId }: CommandRequest) {
  return batchId === undefined ? {} : { batchId };
}

function detailsOf({ scheduleId }: CommandRequest): { readonly schedule?: string } {
  return scheduleId === undefined ? {} : { schedule: String(scheduleId) };
}

/** Audits a refused command. [PLUS-22] */
export function auditRefusedCommand(
  tx: Db,
  request: CommandRequest,
  { refused, found }: NotTaken,
): Promise<void> {
  return writeAudit(tx, {
    accountId: request.caller.account.id,
    workspaceId: found?.workspaceId ?? null,
    actor: { kind: 'user', uid: request.caller.uid },
    action: `instance.${request.action}`,
    object: { kind: 'instance', id: request.vicUuid },
    outcome: 'refused',
    reason: reasonOf(refused),
    requestId: request.requestId,
    ...batchOf(request),
    details: detailsOf(request),
  });
}
