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
  /** null where no call asks for it: a schedule. */
  readonly requestId: string | null;
  /** The schedule that gives the command for the caller. [PLUS-15] */
  readonly scheduleId?: number;
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
    const given = await tryCommand(tx, request);
    if (!given.ok) await auditRefusedCommand(tx, request, given.error);
    return given;
  });
  if (!outcome.ok) throw failureOfCommand(outcome.error.refused);
  return { vicUuid: request.vicUuid, commandId: outcome.value.commandId };
}

/** A command that counts now; one that was open already is not a new one. */
export interface TakenCommand {
  readonly commandId: string;
  readonly isNew: boolean;
}

/** Why a command was not taken, and the instance as it was found. */
export interface NotTaken {
  readonly refused: RefusedCommand;
  readonly found: InstanceFacts | undefined;
}

/** The same in the transaction of what asks for it, and without an audit entry of a refusal: whoever asks writes it. */
export async function tryCommand(tx: Db, request: CommandRequest): Promise<Result<TakenCommand, NotTaken>> {
  const found = await readInstanceFacts(tx, request.caller.account.id, request, { locked: true });
  const decision = decide(request, found, Date.now());
  if (!decision.ok) return err({ refused: decision.error, found });
  const step = decision.value;
  return ok({ commandId: await carryOut(tx, request, step), isNew: step.kind === 'give' });
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
    details: detailsOf(request),
  });
}

function detailsOf({ scheduleId }: CommandRequest): { readonly schedule?: string } {
  return scheduleId === undefined ? {} : { schedule: String(scheduleId) };
}

/** Writes a command that was not taken to the audit log. [PLUS-22] */
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
    details: detailsOf(request),
  });
}
