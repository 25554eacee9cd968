import { Button } from '@mantine/core';
import type { AuditEntryRow } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { BusyButton } from '@partyline/ui';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useMorePages } from '../../shell/loading/use-more-pages.ts';
import { MessageBox } from '../../shell/messages/message-box.tsx';
import { listAuditLines, sentenceOf } from './audit-lines.ts';
import { AuditLines } from './audit-lines-list.tsx';
import type { AuditSearch } from './audit-search.ts';
import styles from './audit-log.module.css';
import { auditBatchQuery } from './queries.ts';

const words = screens.audit;
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const DOWN = <IconChevronDown {...ICON} />;
const UP = <IconChevronUp {...ICON} />;

interface AuditBatchProps {
  readonly entry: AuditEntryRow;
  readonly count: number;
  readonly search: AuditSearch;
}

/** Shows the entries of an act on many on demand. [PLUS-22] */
export function AuditBatch({ entry, count, search }: AuditBatchProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const label = isOpen ? words.hideAll(count) : words.showAll(count);
  return (
    <>
      <Button
        className={styles.unfold}
        size="xs"
        variant="subtle"
        leftSection={isOpen ? UP : DOWN}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen ? <BatchEntries id={id} entry={entry} search={search} /> : null}
    </>
  );
}

function BatchEntries({ id, entry, search }: Omit<AuditBatchProps, 'count'> & { readonly id: string }) {
  const query = useInfiniteQuery(auditBatchQuery(search, entry.id));
  const { isBusy, readMore } = useMorePages(query);
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <div id={id} className={styles.batch}>
      {query.isPending ? <p role="status">{words.batchBusy}</p> : null}
      {query.isError ? <MessageBox type="error">{words.batchFailed}</MessageBox> : null}
      {entries.length === 0 ? null : (
        <ul aria-label={sentenceOf(entry)}>
          {entries.map((one) => (
            <BatchEntry key={one.id} entry={one} />
          ))}
        </ul>
      )}
      {query.hasNextPage ? (
        <BusyButton size="xs" isBusy={isBusy} onClick={readMore}>
          {words.moreOfBatch}
        </BusyButton>
      ) : null}
    </div>
  );
}

/** Names one object of an act on many, and what differs there. */
function BatchEntry({ entry }: { readonly entry: AuditEntryRow }) {
  const { objectName, outcome } = entry;
  return (
    <li>
      <b>{objectName ?? sentenceOf(entry)}</b>
      {outcome === 'done' ? null : <span className={styles.refusal}>{words.outcomes[outcome]}</span>}
      <AuditLines lines={listAuditLines({ ...entry, via: null })} />
    </li>
  );
}
