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

/** Command ids remembered per instance; the command number rejects all older ones. */
const KNOWN_COMMANDS = 100;

export type Beginning =
  | { readonly kind: 'taken'; readonly record: InstanceRecord }
  | { readonly kind: 'known' }
  | { readonly kind: 'impossible'; readonly message: string };

/** Accepts a command: known or overtaken ones are ignored, those that the state forbids are refused. */
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

/** Returns the resets after a command: a due one is done by the next start; moving to another data center resets too. */
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

/** Reboots a link-group member whose leader is upgraded. Null unless it is online. */
export function beginReboot(record: InstanceRecord, nowMs: number): InstanceRecord | null {
  const { state, runningCommand, version, deploymentTargetId } = record.snapshot;
  if (state !== 'online' || runningCommand !== null) return null;
  const run: Run = { plan: 'upgrade', step: 0, resumeOnline: true, version, deploymentTargetId };
  return changed({ ...record, run }, stepsOf(run)[0]?.change ?? {}, nowMs);
}

/** Returns the simulated milliseconds until the next step; null without one. */
export function waitBeforeNextStep(record: InstanceRecord): number | null {
  const { run } = record;
  const step = run && nextStepOf(run);
  return step ? step.afterMs * (run.pace ?? 1) : null;
}

/** Returns the record after its next step; the same record when there is none. */
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

/** Returns the record as if a start or stop had run up to this step. */
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

/** Returns the run of a command; null when the state is already reached or only the name changes. */
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

/** Derives the connected users from the id, so that the simulation is deterministic; an offline instance has none. */
function connectedUsersAfter(
  { snapshot, users }: InstanceRecord,
  state: HostSnapshot['state'] = snapshot.state,
): number | null {
  if (state === 'offline') return 0;
  if (snapshot.state === 'online') return snapshot.connectedUsers ?? null;
  const digest = createHash('sha256').update(snapshot.vicUuid).digest();
  return digest.readUInt16BE(0) % (users + 1);
}
