import type { AuditEntryRow } from '@partyline/contract';
import { listLogDays, type LogDay } from '@partyline/display';
import { screens } from '@partyline/texts';
import { BusyButton, EmptyState } from '@partyline/ui';
import { IconChevronDown, IconFilterOff, IconHistory } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { logDayText, userContext } from '../../dates.ts';
import { Loaded } from '../../shell/loading/loaded.tsx';
import { useMorePages, type PagedQuery } from '../../shell/loading/use-more-pages.ts';
import type { AuditSearchProps } from './audit-page.tsx';
import { AuditRow } from './audit-row.tsx';
import styles from './audit-log.module.css';
import { isAuditNarrowed } from './audit-search.ts';
import { auditLogQuery } from './queries.ts';

const words = screens.audit;
const ICON = { size: 24, stroke: 1.5, 'aria-hidden': true } as const;
const DOWN = <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />;
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

/** Renders the matching entries by day. [PLUS-22] */
export function AuditLog({ search, onSearch }: AuditSearchProps) {
  const query = useInfiniteQuery(auditLogQuery(search));
  return (
    <Loaded read={query} words={words}>
      {({ pages }) => {
        const entries = pages.flatMap((page) => page.entries);
        if (entries.length === 0) {
          return (
            <div role="status">
              <EmptyState {...(isAuditNarrowed(search) ? NOTHING_MATCHES : NOTHING_YET)} />
            </div>
          );
        }
        return (
          <>
            <section className={styles.log} aria-label={words.title}>
              {listLogDays(entries, query.dataUpdatedAt, userContext()).map((day, index) => (
                <Day key={day.atMs} day={day} isFirst={index === 0} search={search} onSearch={onSearch} />
              ))}
            </section>
            <Foot query={query} />
          </>
        );
      }}
    </Loaded>
  );
}

interface DayProps extends AuditSearchProps {
  readonly day: LogDay<AuditEntryRow>;
  /** With the names of the columns. */
  readonly isFirst: boolean;
}

function Day({ day, isFirst, search, onSearch }: DayProps) {
  const id = useId();
  const date = logDayText(day.atMs);
  return (
    <>
      <div className={styles.day}>
        <h2 id={id}>{day.isToday ? words.today(date) : day.isYesterday ? words.yesterday(date) : date}</h2>
        {isFirst ? (
          <>
            <span aria-hidden="true">{words.where}</span>
            <span aria-hidden="true">{words.address}</span>
          </>
        ) : null}
      </div>
      <ul aria-labelledby={id}>
        {day.entries.map((entry) => (
          <AuditRow key={entry.id} entry={entry} search={search} onSearch={onSearch} />
        ))}
      </ul>
    </>
  );
}

function Foot({ query }: { readonly query: PagedQuery }) {
  const { isBusy, readMore } = useMorePages(query);
  return (
    <div className={styles.foot} role="status">
      {query.hasNextPage ? (
        <BusyButton variant="subtle" leftSection={DOWN} isBusy={isBusy} onClick={readMore}>
          {isBusy ? words.moreBusy : words.more}
        </BusyButton>
      ) : (
        <p>{words.end}</p>
      )}
    </div>
  );
}
