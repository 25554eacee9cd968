import type { HostCommand, HostSnapshot } from '@partyline/contract';
import { goalOfCommand, isFailed } from '@partyline/device-state';

/** The open command of an instance row. */
export interface OpenCommandMark {
  readonly action: HostCommand['action'];
  readonly number: number;
}

/**
 * The outcome of the open command by a report of its host: it is over once the host has accepted it and runs no command
 * any more, and `done` if the instance is in the state the command leads to and its status has not failed.
 */
export function commandOutcome(
  open: OpenCommandMark,
  snapshot: Pick<HostSnapshot, 'lastCommandNumber' | 'runningCommand' | 'state' | 'status'>,
): 'open' | 'done' | 'failed' {
  if (snapshot.lastCommandNumber < open.number || snapshot.runningCommand !== null) return 'open';
  if (isFailed(snapshot.status)) return 'failed';
  const isSwitch = open.action === 'start' || open.action === 'stop';
  return !isSwitch || snapshot.state === goalOfCommand(open.action) ? 'done' : 'failed';
}
