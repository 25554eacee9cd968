import { commandResult, displayState, isTransitional, type BulkCommand } from '@partyline/device-state';
import { findShown } from '@partyline/display';
import { DEVICE_STATE_WORDS, screens } from '@partyline/texts';
import { useEffect } from 'react';
import { useStore } from '../../../store.ts';
import { reasonLanguage, reasonOf } from '../card/card-controls.tsx';
import type { WorkspaceView } from '../dashboard-rows.ts';
import { BulkResultsPanel } from '../../../shell/bulk/bulk-results-panel.tsx';
import type { BulkEnd, BulkItem, BulkRun } from '../../../shell/bulk/bulk-run.ts';

const words = screens.deviceCare;

export interface GivenCommand {
  readonly command: BulkCommand;
  readonly run: BulkRun;
}

/** Returns how a device's command ended; null while the device works on it. */
function endOf(views: readonly WorkspaceView[], vicUuid: string, command: BulkCommand): BulkEnd | null {
  const device = findShown(views, vicUuid)?.device;
  if (device === undefined) return { result: 'done', reason: DEVICE_STATE_WORDS.deleted };
  const { kind, state } = commandResult(device, command);
  if (kind === 'under-way') return null;
  const reason = kind === 'failed' ? reasonOf(device, false) : null;
  return { result: kind, reason: reason ?? DEVICE_STATE_WORDS[state] };
}

interface BulkResultsProps extends GivenCommand {
  readonly views: readonly WorkspaceView[];
  readonly onClose: () => void;
}

/** Renders the results of a bulk command, which follow the devices until they rest. [PLUS-10] */
export function BulkResults({ command, run, views, onClose }: BulkResultsProps) {
  const items = useStore(run.items, (all) => all);
  useEffect(() => run.follow((vicUuid) => endOf(views, vicUuid, command)), [run, items, views, command]);
  return (
    <BulkResultsPanel
      run={run}
      words={words}
      textOf={(item) => resultText(item, views)}
      languageOf={({ id, reason }) => languageIn(views, id, reason)}
      onClose={onClose}
    />
  );
}

/** Returns the `lang` of a reason that is the words of a device's host. */
function languageIn(views: readonly WorkspaceView[], vicUuid: string, reason: string): string | undefined {
  const device = findShown(views, vicUuid)?.device;
  return device && reasonLanguage(device, reason);
}

/** Returns what is known of a device's command; while the device works on it, its state. */
function resultText({ id, result, reason }: BulkItem, views: readonly WorkspaceView[]): string {
  if (result === 'done' || reason !== '') return reason;
  const device = result === 'sent' ? findShown(views, id)?.device : undefined;
  const state = device && displayState(device);
  return state !== undefined && isTransitional(state) ? DEVICE_STATE_WORDS[state] : words.result[result];
}
