import { Button, Title } from '@mantine/core';
import type { HistoryEntry } from '@partyline/contract';
import { historyStateOf } from '@partyline/device-state';
import { historyEntryText, screens } from '@partyline/texts';
import { BusyButton, StateGlyph } from '@partyline/ui';
import { IconChevronRight } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { dateTimeText } from '../../../dates.ts';
import { HostText } from '../../../host-text.tsx';
import { errorText } from '../../../shell/messages/error-text.ts';
import { useMorePages } from '../../../shell/loading/use-more-pages.ts';
import styles from './device-history.module.css';
import { historyQuery } from '../detail-queries.ts';

const words = screens.deviceDrawer;

interface DeviceHistoryProps {
  id: number;
  version: string;
}

/** Renders the device's history, newest first, paginated. [PLUS-12] */
export function DeviceHistory({ id, version }: DeviceHistoryProps) {
  const history = useInfiniteQuery(historyQuery(id, version));
  const { isBusy, readMore } = useMorePages(history);
  const entries = history.data?.pages.flatMap((page) => page.entries);
  return (
    <section className={styles.history} aria-label={words.history}>
      <Title order={3} mb={6}>
        {words.history}
      </Title>
      {history.error !== null && (
        <p role="alert" className={styles.failed}>
          {words.historyFailed} {errorText(history.error)}{' '}
          <Button size="xs" onClick={() => void history.refetch()}>
            {words.retry}
          </Button>
        </p>
      )}
      {entries === undefined && history.error === null && <p role="status">{words.historyLoading}</p>}
      {entries?.length === 0 && <p>{words.historyEmpty}</p>}
      <ol className={styles.lines}>
        {entries?.map((entry) => (
          <HistoryLine key={entry.id} entry={entry} />
        ))}
      </ol>
      {history.hasNextPage && (
        <BusyButton size="xs" isBusy={isBusy} onClick={readMore}>
          {words.more}
        </BusyButton>
      )}
    </section>
  );
}

const COMMAND = <IconChevronRight size={14} stroke={1.75} color="var(--pl-text-3)" aria-hidden="true" />;

function HistoryLine({ entry }: { entry: HistoryEntry }) {
  const glyph = historyStateOf(entry);
  const { title, detail } = historyEntryText(entry);
  return (
    <li className={styles.line}>
      {glyph === null ? COMMAND : <StateGlyph glyph={glyph} isToned />}
      <time dateTime={entry.at}>{dateTimeText(Date.parse(entry.at))}</time>
      <span className={styles.what}>
        <b>{title}</b> <HostText text={detail} hostText={entry.failureReason} />
      </span>
      <span className={styles.by}>{entry.by}</span>
    </li>
  );
}
