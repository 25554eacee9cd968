import type { HostCommand, HostSnapshot } from '@partyline/contract';
import { goalOfCommand, isFailed } from '@partyline/device-state';

export interface OpenCommandMark {
  readonly action: HostCommand['action'];
  readonly number: number;
}

/**
 * Returns the open command's outcome: over once accepted and nothing runs, `done` if its target state is reached without failure.
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
