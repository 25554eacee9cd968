import { ActionIcon, Button } from '@mantine/core';
import { IconRefresh, IconX } from '@tabler/icons-react';
import { memo } from 'react';
import { useStore } from '../../store.ts';
import styles from './bulk-bar.module.css';
import type { BulkItem, BulkRun } from './bulk-run.ts';

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const CROSS = <IconX {...ICON} />;
const AGAIN = <IconRefresh {...ICON} />;

interface BulkWords {
  readonly results: string;
  readonly progress: (done: number, count: number) => string;
  readonly cancelRest: string;
  readonly retryFailed: (count: number) => string;
  readonly closeResults: string;
}

interface BulkResultsPanelProps {
  readonly run: BulkRun;
  readonly words: BulkWords;
  readonly textOf: (item: BulkItem) => string;
  /** The `lang` of a text that is not in the language of the page. [HZ-16] */
  readonly languageOf?: (item: BulkItem) => string | undefined;
  readonly onClose: () => void;
}

/** Renders the result of an act for each object, with a stop of the rest and a retry of what failed. [PLUS-10, HZ-8] */
export function BulkResultsPanel({ run, words, textOf, languageOf, onClose }: BulkResultsPanelProps) {
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
        {items.map((item) => (
          <Row
            key={item.id}
            name={item.name}
            result={item.result}
            text={textOf(item)}
            language={languageOf?.(item)}
          />
        ))}
      </ul>
    </section>
  );
}

interface RowProps extends Pick<BulkItem, 'name' | 'result'> {
  readonly text: string;
  readonly language: string | undefined;
}

/** Renders one result again only when it changes. */
const Row = memo(function Row({ name, result, text, language }: RowProps) {
  return (
    <li className={styles[result]}>
      <span>{name}</span>
      <span lang={language}>{text}</span>
    </li>
  );
});
