import { Table } from '@mantine/core';
import type { AuditEntryRow } from '@partyline/contract';
import { auditReasonText, screens } from '@partyline/texts';
import { BusyButton, EmptyState } from '@partyline/ui';
import { IconFilterOff, IconHistory } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LogTable, TimeCell } from '../../shell/page/log-table.tsx';
import { Loaded } from '../../shell/loading/loaded.tsx';
import { useMorePages, type PagedQuery } from '../../shell/loading/use-more-pages.ts';
import type { AuditSearchProps } from './audit-page.tsx';
import styles from './audit-page.module.css';
import { isAuditNarrowed } from './audit-search.ts';
import { listDetailTexts } from './detail-text.ts';
import { auditLogQuery } from './queries.ts';
import { sentenceOf } from './use-audit-export.ts';

const words = screens.audit;
const COLUMNS = [words.when, words.what, words.outcome, words.where, words.address];
const ICON = { size: 24, stroke: 1.5, 'aria-hidden': true } as const;
const NOTHING_MATCHES = {
  icon: <IconFilterOff {...ICON} />,
  title: words.emptyTitle,
  children: words.emptyText,
} as const;
const NOTHING_YET = {
  icon: <IconHistory {...ICON} />,
  title: words.nothingYetTitle,
  children: words.nothingYetText,
} as const;

/** Renders the matching entries. [PLUS-22] */
export function AuditLog({ search }: Pick<AuditSearchProps, 'search'>) {
  const query = useInfiniteQuery(auditLogQuery(search));
  return (
    <Loaded read={query} words={words}>
      {({ pages }) => {
        const entries = pages.flatMap((page) => page.entries);
        if (entries.length > 0) {
          return (
            <>
              <EntryTable entries={entries} />
              <Foot query={query} />
            </>
          );
        }
        return (
          <div role="status">
            <EmptyState {...(isAuditNarrowed(search) ? NOTHING_MATCHES : NOTHING_YET)} />
          </div>
        );
      }}
    </Loaded>
  );
}

function Foot({ query }: { readonly query: PagedQuery }) {
  const { isBusy, readMore } = useMorePages(query);
  return (
    <div className={styles.foot} role="status">
      {query.hasNextPage ? (
        <BusyButton isBusy={isBusy} onClick={readMore}>
          {isBusy ? words.moreBusy : words.more}
        </BusyButton>
      ) : (
        <p className={styles.text}>{words.end}</p>
      )}
    </div>
  );
}

function EntryTable({ entries }: { readonly entries: readonly AuditEntryRow[] }) {
  return (
    <LogTable className={styles.log ?? ''} columns={COLUMNS} horizontalSpacing="sm" aria-label={words.title}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </LogTable>
  );
}

function Entry({ entry }: { readonly entry: AuditEntryRow }) {
  const { at, outcome, workspaceName, address } = entry;
  const reason = auditReasonText(entry.reason);
  const details = listDetailTexts(entry.details);
  return (
    <Table.Tr>
      <TimeCell at={at} />
      <Table.Td>
        <span className={styles.sentence}>{sentenceOf(entry)}</span>
        {reason === null ? null : <span className={styles.reason}>{reason}</span>}
        {details.length === 0 ? null : <span className={styles.reason}>{details.join(' · ')}</span>}
      </Table.Td>
      <Table.Td className={styles[outcome] ?? ''}>{words.outcomes[outcome]}</Table.Td>
      <Table.Td>{workspaceName}</Table.Td>
      <Table.Td className={styles.address ?? ''}>{address}</Table.Td>
    </Table.Tr>
  );
}
