import type { HistoryEntry } from '@partyline/contract';
import { displayState, type DisplayState } from '@partyline/device-state';
import { DEVICE_STATE_WORDS, failureReasonText, screens } from '@partyline/texts';

const words = screens.deviceDrawer;

/** A history line; no glyph means a user's action. */
export interface DescribedEntry {
  readonly glyph: DisplayState | null;
  readonly title: string;
  readonly detail: string;
}

const joined = (parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(', ');

function describeReport({ state, status, failureReason }: HistoryEntry): DescribedEntry {
  const shown = displayState({
    // Reports show verbatim: names and commands have entries of their own.
    deviceType: 'device',
    state: state ?? 'offline',
    status: status ?? '',
    DNSStatus: '',
    openCommand: null,
  });
  return { glyph: shown, title: DEVICE_STATE_WORDS[shown], detail: failureReasonText(failureReason ?? '') };
}

function describeCommand(entry: HistoryEntry): DescribedEntry {
  const { action, outcome, deviceName, deploymentTarget, version, failureReason } = entry;
  const how = outcome === null || outcome === 'done' ? '' : words.outcomes[outcome];
  return {
    glyph: null,
    title: action === null ? words.command : words.commands[action],
    detail: joined([deviceName, deploymentTarget, version, how, failureReasonText(failureReason ?? '')]),
  };
}

function describeMove({ fromWorkspace, toWorkspace }: HistoryEntry): string {
  if (toWorkspace === null) return '';
  return fromWorkspace === null ? words.movedTo(toWorkspace) : words.movedBetween(fromWorkspace, toWorkspace);
}

/** Returns the text of a history entry. [PLUS-12] */
export function describeEntry(entry: HistoryEntry): DescribedEntry {
  switch (entry.kind) {
    case 'report':
      return describeReport(entry);
    case 'command':
      return describeCommand(entry);
    case 'no-answer':
      return {
        glyph: 'error',
        title: words.kinds['no-answer'],
        detail: failureReasonText(entry.failureReason ?? ''),
      };
    case 'moved':
      return { glyph: null, title: words.kinds.moved, detail: describeMove(entry) };
    case 'registered':
    case 'removed':
      return { glyph: null, title: words.kinds[entry.kind], detail: entry.toWorkspace ?? '' };
  }
}
