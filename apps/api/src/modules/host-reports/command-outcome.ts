import type { HostCommand, HostSnapshot } from '@partyline/contract';
import { COMMAND_EFFECTS } from '@partyline/device-state';

/** The command that is open, as the row knows it. */
export interface OpenCommandMark {
  readonly action: HostCommand['action'];
  readonly number: number;
}

/**
 * What a report says of the open command, by the protocol: it is over when the host has taken it and carries nothing out
 * any more. It went well if the instance is where the command leads, and has not failed.
 */
export function commandOutcome(
  open: OpenCommandMark,
  snapshot: Pick<HostSnapshot, 'lastCommandNumber' | 'runningCommand' | 'state' | 'status'>,
): 'open' | 'done' | 'failed' {
  if (snapshot.lastCommandNumber < open.number || snapshot.runningCommand !== null) return 'open';
  if (snapshot.status === 'error' || snapshot.status === 'failed') return 'failed';
  const leadsTo =
    open.action === 'start' || open.action === 'stop' ? COMMAND_EFFECTS[open.action].to : snapshot.state;
  return snapshot.state === leadsTo ? 'done' : 'failed';
}
