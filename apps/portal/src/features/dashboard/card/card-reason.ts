import type { Instance } from '@partyline/contract';
import { OPEN_REFUSAL_TEXTS, screens } from '@partyline/texts';

const WELL: ReadonlySet<string> = new Set([
  '',
  'healthy',
  'ready',
  'init',
  'initiated',
  'stopping',
  'deleted',
]);

/**
 * What a device has to explain, in words: a command that nobody answered, why it is not well in the words of its host, a
 * name that could not be prepared, a leader that is elsewhere. null when there is nothing. [PLUS-11, GD-7, GD-11]
 */
export function reasonOf(device: Instance, isLeaderMissing: boolean): string | null {
  const isWell = WELL.has(device.status);
  if (device.status === 'error' && device.openCommand !== null) {
    return screens.dashboard.noAnswer[device.openCommand.action];
  }
  if (!isWell && device.failureReason !== null && device.failureReason !== '') return device.failureReason;
  if (device.state === 'online' && device.DNSStatus === 'error') return OPEN_REFUSAL_TEXTS['dns-error'];
  return isLeaderMissing ? screens.dashboard.leaderMissing : null;
}
