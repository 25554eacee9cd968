import type { ReportedStatus } from '../device/device.ts';
import type { State } from '../device/vocabulary.ts';
import { displayState, type DisplayState } from '../state/display-state.ts';

/** What a line of a device's history says of its condition; null: nothing. */
export interface HistoryReport {
  readonly kind: string;
  readonly state: State | null;
  readonly status: ReportedStatus | null;
}

/**
 * Returns the state that a line of the history shows: that of a report as the host sent it, since names and commands have lines of
 * their own; an error for a missing answer; null for other lines. [PLUS-12]
 */
export function historyStateOf({ kind, state, status }: HistoryReport): DisplayState | null {
  if (kind === 'no-answer') return 'error';
  if (kind !== 'report') return null;
  return displayState({
    deviceType: 'device',
    state: state ?? 'offline',
    status: status ?? '',
    DNSStatus: '',
    openCommand: null,
  });
}
