import { historyStateOf, type DisplayState, type HistoryReport } from '@partyline/device-state';
import type { deviceDrawer } from '../dashboard/device/device-drawer.ts';

type Kind = keyof typeof deviceDrawer.kinds | 'report' | 'command';
type Command = keyof typeof deviceDrawer.commands;
type Outcome = keyof typeof deviceDrawer.outcomes | 'done';

/** A line of a device's history. */
export interface WordedEntry extends HistoryReport {
  readonly kind: Kind;
  readonly action: Command | null;
  readonly outcome: Outcome | null;
  readonly failureReason: string | null;
  /** null for a workspace that the reader does not see. */
  readonly fromWorkspace: string | null;
  readonly toWorkspace: string | null;
  readonly deviceName: string | null;
  readonly deploymentTarget: string | null;
  readonly version: string | null;
}

interface HistoryWords {
  readonly command: string;
  readonly commands: Readonly<Record<Command, string>>;
  readonly outcomes: Readonly<Record<Exclude<Outcome, 'done'>, string>>;
  readonly kinds: Readonly<Record<Exclude<Kind, 'report' | 'command'>, string>>;
  readonly movedBetween: (from: string, to: string) => string;
  readonly movedTo: (to: string) => string;
}

const joined = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(', ');

/** Returns the function that words the lines of a history in one language. [PLUS-12] */
export function historyEntryTextOf(
  words: HistoryWords,
  stateWords: Readonly<Record<DisplayState, string>>,
  reasonText: (reason: string) => string,
): (entry: WordedEntry) => { readonly title: string; readonly detail: string } {
  const commandDetail = ({ outcome, deviceName, deploymentTarget, version }: WordedEntry, reason: string) =>
    joined([
      deviceName,
      deploymentTarget,
      version,
      outcome === null || outcome === 'done' ? null : words.outcomes[outcome],
      reason,
    ]);
  const moveDetail = ({ fromWorkspace, toWorkspace }: WordedEntry) => {
    if (toWorkspace === null) return '';
    return fromWorkspace === null
      ? words.movedTo(toWorkspace)
      : words.movedBetween(fromWorkspace, toWorkspace);
  };
  return (entry) => {
    const { kind, action } = entry;
    const reason = reasonText(entry.failureReason ?? '');
    switch (kind) {
      case 'report':
        return { title: stateWords[historyStateOf(entry) ?? 'offline'], detail: reason };
      case 'command':
        return {
          title: action === null ? words.command : words.commands[action],
          detail: commandDetail(entry, reason),
        };
      case 'no-answer':
        return { title: words.kinds[kind], detail: reason };
      case 'moved':
        return { title: words.kinds[kind], detail: moveDetail(entry) };
      case 'registered':
      case 'removed':
        return { title: words.kinds[kind], detail: entry.toWorkspace ?? '' };
    }
  };
}
