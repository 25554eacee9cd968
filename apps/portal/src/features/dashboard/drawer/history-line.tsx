import type { HistoryEntry } from '@partyline/contract';
import { StateGlyph } from '@partyline/ui';
import { IconChevronRight } from '@tabler/icons-react';
import { dateTimeText } from '../../../dates.ts';
import styles from './device-history.module.css';
import { describeEntry } from './history-words.ts';

const COMMAND = <IconChevronRight size={14} stroke={1.75} aria-hidden="true" />;

/** One line of the history: when, what, how it ended, and who did it. */
export function HistoryLine({ entry }: { entry: HistoryEntry }) {
  const { glyph, title, detail } = describeEntry(entry);
  return (
    <li className={styles.line}>
      {glyph === null ? COMMAND : <StateGlyph glyph={glyph} className={styles[glyph]} />}
      <time dateTime={entry.at}>{dateTimeText(Date.parse(entry.at))}</time>
      <span className={styles.what}>
        <b>{title}</b> {detail}
      </span>
      <span className={styles.by}>{entry.by}</span>
    </li>
  );
}
