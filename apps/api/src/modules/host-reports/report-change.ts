import type { HostSnapshot, HostCommand } from '@partyline/contract';
import { goalOfCommand, isFailed } from '@partyline/device-state';
import { REPORTED_FIELDS } from './reported-fields.ts';
import type { KnownInstance } from './reports.repository.ts';

/** Throttle of events with progress only. */
const PROGRESS_EVERY_MS = 1_000;

export interface ReportChange {
  /** State or status. */
  readonly isMove: boolean;
  /** When the host's device changed. */
  readonly occurredAt: Date;
  /** Kept by a save, e.g. of another data center, that ends in the state before it. */
  readonly stateSince: Date;
  readonly ending: { readonly commandId: string; readonly outcome: 'done' | 'failed' } | null;
  readonly isTold: boolean;
}

/** Compares a report with the stored state. Mere progress is sent once a second. */
export function changeOf(known: KnownInstance, snapshot: HostSnapshot): ReportChange {
  const changed = REPORTED_FIELDS.filter((field) => known[field] !== snapshot[field]);
  const isMove = changed.includes('state') || changed.includes('status');
  const ending = endingOf(known, snapshot);
  const isMoreThanProgress = ending !== null || changed.some((field) => field !== 'progress');
  const toldAgoMs = known.now.getTime() - (known.progressToldAt?.getTime() ?? 0);
  const occurredAt = occurred(known, snapshot);
  const isOnlySaved =
    known.openCommand === 'save' && !changed.includes('state') && !isFailed(snapshot.status);
  return {
    isMove,
    occurredAt,
    stateSince: known.stateSince === null || (isMove && !isOnlySaved) ? occurredAt : known.stateSince,
    ending,
    isTold: isMoreThanProgress || (changed.length > 0 && toldAgoMs >= PROGRESS_EVERY_MS),
  };
}

function endingOf(known: KnownInstance, snapshot: HostSnapshot): ReportChange['ending'] {
  const { openCommand, openCommandId, commandNumber } = known;
  if (openCommand === null || openCommandId === null) return null;
  const outcome = commandOutcome({ action: openCommand, number: commandNumber }, snapshot);
  return outcome === 'open' ? null : { commandId: openCommandId, outcome };
}

/** Returns the host's time of the change, never in our future. */
function occurred(known: KnownInstance, snapshot: HostSnapshot): Date {
  return new Date(Math.min(Date.parse(snapshot.occurredAt), known.now.getTime()));
}

export interface OpenCommandMark {
  readonly action: HostCommand['action'];
  readonly number: number;
}

/**
 * Returns the open command's outcome: over once accepted and nothing runs, `done` if its target state is reached without failure.
 */
function commandOutcome(
  open: OpenCommandMark,
  snapshot: Pick<HostSnapshot, 'lastCommandNumber' | 'runningCommand' | 'state' | 'status'>,
): 'open' | 'done' | 'failed' {
  if (snapshot.lastCommandNumber < open.number || snapshot.runningCommand !== null) return 'open';
  if (isFailed(snapshot.status)) return 'failed';
  const isSwitch = open.action === 'start' || open.action === 'stop';
  return !isSwitch || snapshot.state === goalOfCommand(open.action) ? 'done' : 'failed';
}
