import { ActionIcon, Button } from '@mantine/core';
import { commandResult, displayState, isTransitional, type BulkCommand } from '@partyline/device-state';
import { findShown } from '@partyline/display';
import { DEVICE_STATE_WORDS, screens } from '@partyline/texts';
import { IconRefresh, IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useStore } from '../../../store.ts';
import { reasonOf } from '../card/card-controls.tsx';
import type { WorkspaceView } from '../dashboard-rows.ts';
import styles from './bulk-bar.module.css';
import type { BulkEnd, BulkItem, BulkRun } from './bulk-run.ts';

const words = screens.deviceCare;
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const CROSS = <IconX {...ICON} />;
const AGAIN = <IconRefresh {...ICON} />;

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
  const count = (...results: readonly BulkItem['result'][]) =>
    items.filter(({ result }) => results.includes(result)).length;
  const failed = count('failed', 'cancelled');
  return (
    <section className={styles.results} aria-label={words.results}>
      <div className={styles.head}>
        <b role="status">{words.progress(count('done', 'failed', 'cancelled'), items.length)}</b>
        {count('waiting') > 0 && (
          <Button size="xs" onClick={run.cancel}>
            {words.cancelRest}
          </Button>
        )}
        {failed > 0 && count('waiting', 'working') === 0 && (
          <Button size="xs" leftSection={AGAIN} onClick={run.retry}>
            {words.retryFailed(failed)}
          </Button>
        )}
        <ActionIcon size="xs" aria-label={words.closeResults} onClick={onClose}>
          {CROSS}
        </ActionIcon>
      </div>
      <ul>
        {items.map((item) => (
          <li key={item.vicUuid} className={styles[item.result]}>
            <span>{item.name}</span>
            <span>{resultText(item, views)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns what is known of a device's command; while the device works on it, its state. */
function resultText({ vicUuid, result, reason }: BulkItem, views: readonly WorkspaceView[]): string {
  if (result === 'done' || reason !== '') return reason;
  const device = result === 'sent' ? findShown(views, vicUuid)?.device : undefined;
  const state = device && displayState(device);
  return state !== undefined && isTransitional(state) ? DEVICE_STATE_WORDS[state] : words.result[result];
}
