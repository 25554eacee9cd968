import { createHash } from 'node:crypto';
import type { HostCommand, HostSnapshot } from '@partyline/contract';
import { findTarget } from './deployment-targets.ts';
import {
  addressesOf,
  changed,
  type InstanceRecord,
  type Run,
  type SnapshotChange,
} from './instance-record.ts';
import { stepsOf, type PlanStep } from './simulation-plans.ts';

/** Command ids remembered per instance; the command number guards against all older ones. */
const KNOWN_COMMANDS = 100;

/** What becomes of a command. */
export type Beginning =
  | { readonly kind: 'taken'; readonly record: InstanceRecord }
  | { readonly kind: 'known' }
  | { readonly kind: 'impossible'; readonly message: string };

/** Takes a command, or says why not: one that is known or overtaken is ignored, one that the state forbids refused. */
export function beginCommand(record: InstanceRecord, command: HostCommand, nowMs: number): Beginning {
  const { snapshot } = record;
  if (command.number <= snapshot.lastCommandNumber || record.knownCommandIds.includes(command.commandId)) {
    return { kind: 'known' };
  }
  const message = refusalOf(snapshot, command);
  if (message !== null) return { kind: 'impossible', message };
  const run = runOf(snapshot, command);
  const first = run && stepsOf(run)[0];
  const noted: InstanceRecord = {
    ...record,
    knownCommandIds: [...record.knownCommandIds, command.commandId].slice(-KNOWN_COMMANDS),
    run: run ?? record.run,
    ...resetAfter(record, command, run),
  };
  const change: SnapshotChange = {
    ...first?.change,
    ...(command.action === 'save' && command.deviceName !== undefined
      ? { deviceName: command.deviceName }
      : {}),
    lastCommandNumber: command.number,
  };
  return { kind: 'taken', record: changed(noted, change, nowMs) };
}

/** A start begins with an empty configuration where a reset is due; moving to another place empties it too. */
function resetAfter(
  { isResetDue = false, configurationResets = 0 }: InstanceRecord,
  command: HostCommand,
  run: Run | null,
): Pick<InstanceRecord, 'isResetDue' | 'configurationResets'> {
  const isDue = isResetDue || command.resetConfiguration === true || run?.plan === 'save';
  return run?.plan === 'start' && isDue
    ? { isResetDue: false, configurationResets: configurationResets + 1 }
    : { isResetDue: isDue, configurationResets };
}

/** A member of a link group whose leader is upgraded: it goes down and comes back as it was. Null for one that is not up. */
export function beginReboot(record: InstanceRecord, nowMs: number): InstanceRecord | null {
  const { state, runningCommand, version, deploymentTargetId } = record.snapshot;
  if (state !== 'online' || runningCommand !== null) return null;
  const run: Run = { plan: 'upgrade', step: 0, resumeOnline: true, version, deploymentTargetId };
  return changed({ ...record, run }, stepsOf(run)[0]?.change ?? {}, nowMs);
}

/** Simulated milliseconds until the next step of what the instance is working through; null when nothing waits. */
export function waitBeforeNextStep(record: InstanceRecord): number | null {
  const { run } = record;
  const step = run && nextStepOf(run);
  return step ? step.afterMs * (run.pace ?? 1) : null;
}

/** The record after the next step; the same record when there is none. */
export function takeNextStep(record: InstanceRecord, nowMs: number): InstanceRecord {
  const { run } = record;
  const step = run && nextStepOf(run);
  if (!run || !step) return record;
  const advanced: Run = { ...run, step: run.step + 1 };
  const place = step.moves ? placeOf(record, run.deploymentTargetId) : {};
  const connectedUsers = connectedUsersAfter(record, step.change.state);
  const change = { ...step.change, ...place, connectedUsers };
  return changed({ ...record, run: nextStepOf(advanced) ? advanced : null }, change, nowMs);
}

/** The record at work as if it had taken a start or stop and done its steps up to this one. */
export function atWork(
  record: InstanceRecord,
  { plan, step, pace }: Pick<Run, 'plan' | 'step'> & { readonly pace: number },
): InstanceRecord {
  const { version, deploymentTargetId } = record.snapshot;
  return { ...record, run: { plan, step, pace, resumeOnline: false, version, deploymentTargetId } };
}

function nextStepOf(run: Run): PlanStep | undefined {
  return stepsOf(run)[run.step + 1];
}

function refusalOf(
  snapshot: HostSnapshot,
  { action, deploymentTargetId, version }: HostCommand,
): string | null {
  const { runningCommand, state, status } = snapshot;
  if (status === 'deleted' || runningCommand === 'delete') return 'The instance is deleted.';
  const interruptible = runningCommand === null || runningCommand === 'start' || runningCommand === 'stop';
  const moves = action === 'save' && isMove(snapshot, deploymentTargetId);
  if (!interruptible && action !== 'delete' && !(action === 'save' && !moves)) {
    return `The instance is busy with ${runningCommand}.`;
  }
  if (moves) {
    if (!findTarget(deploymentTargetId ?? '')) return 'There is no such deployment target.';
    if (state !== 'offline' || runningCommand !== null)
      return 'The instance must be offline to change its target.';
  }
  if (action === 'upgrade') {
    if (runningCommand !== null) return `The instance is busy with ${runningCommand}.`;
    if ((version ?? snapshot.availableVersion) === '') return 'There is no newer version.';
  }
  return null;
}

/** What a command sets going; null when the state asked for is there already, or only a name changes. */
function runOf(snapshot: HostSnapshot, command: HostCommand): Run | null {
  const { action } = command;
  const idle = snapshot.runningCommand === null;
  if (action === 'start' && idle && isRunning(snapshot)) return null;
  if (action === 'stop' && idle && snapshot.state === 'offline' && snapshot.status === 'healthy') return null;
  if (action === 'save' && !isMove(snapshot, command.deploymentTargetId)) return null;
  return {
    plan: action,
    step: 0,
    resumeOnline: snapshot.state === 'online',
    version: command.version ?? snapshot.availableVersion,
    deploymentTargetId: command.deploymentTargetId ?? snapshot.deploymentTargetId,
  };
}

function isRunning({ state, status }: HostSnapshot): boolean {
  return state === 'online' && (status === 'healthy' || status === 'ready' || status === '');
}

function isMove(snapshot: HostSnapshot, deploymentTargetId: string | undefined): boolean {
  return deploymentTargetId !== undefined && deploymentTargetId !== snapshot.deploymentTargetId;
}

function placeOf(record: InstanceRecord, deploymentTargetId: string): SnapshotChange {
  const target = findTarget(deploymentTargetId);
  if (!target) return {};
  return {
    deploymentTargetId: target.id,
    deploymentTarget: target.name,
    ...addressesOf(record.snapshot.vicUuid, target),
  };
}

/** Who comes in follows from the id, so that the simulation is the same every time; nobody is in what is offline. */
function connectedUsersAfter(
  { snapshot, users }: InstanceRecord,
  state: HostSnapshot['state'] = snapshot.state,
): number | null {
  if (state === 'offline') return 0;
  if (snapshot.state === 'online') return snapshot.connectedUsers ?? null;
  const digest = createHash('sha256').update(snapshot.vicUuid).digest();
  return digest.readUInt16BE(0) % (users + 1);
}
