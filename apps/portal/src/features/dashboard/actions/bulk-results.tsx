import { ActionIcon, Button } from '@mantine/core';
import { screens } from '@partyline/texts';
import { IconRefresh, IconX } from '@tabler/icons-react';
import { useStore } from '../../../store.ts';
import styles from './bulk-bar.module.css';
import type { BulkItem, BulkRun } from './bulk-run.ts';

const words = screens.deviceCare;
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const CROSS = <IconX {...ICON} />;
const AGAIN = <IconRefresh {...ICON} />;

interface BulkResultsProps {
  run: BulkRun;
  onClose: () => void;
}

/** Results of a bulk command, shown until closed. [PLUS-10] */
export function BulkResults({ run, onClose }: BulkResultsProps) {
  const items = useStore(run.items, (all) => all);
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
        {items.map(({ vicUuid, name, result, reason }) => (
          <li key={vicUuid} className={styles[result]}>
            <span>{name}</span>
            <span>{reason === '' ? words.result[result] : reason}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
