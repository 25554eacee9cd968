import { UnstyledButton } from '@mantine/core';
import { AUDIT_COUNT_LIMIT } from '@partyline/contract';
import { screens, TEXTS_LOCALE } from '@partyline/texts';
import { FilterButton, FilterSheet } from '@partyline/ui';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { workspacesQuery, type Workspaces } from '../../session/workspaces.ts';
import { SearchField } from '../../shell/page/search-field.tsx';
import { useIsPhone } from '../../theme/use-media.ts';
import { AuditExport } from './audit-export.tsx';
import styles from './audit-filters.module.css';
import type { AuditSearchProps } from './audit-page.tsx';
import { countAuditFilters, NO_FILTER, type AuditSearch } from './audit-search.ts';
import { listFilterChips } from './filter-chips.ts';
import { FilterFields, FilterPanel } from './filter-panel.tsx';
import { auditLogQuery } from './queries.ts';

const words = screens.audit;
const ICON = { size: 14, stroke: 1.75, 'aria-hidden': true } as const;
const PLUS = <IconPlus {...ICON} />;
const CROSS = <IconX {...ICON} />;

const namesOf = (workspaces: Workspaces) => new Map(workspaces.map(({ id, name }) => [id, name]));
const NO_NAMES: ReadonlyMap<number, string> = new Map();

/** Renders search, filters in the URL, total and export. [PLUS-22] */
export function AuditFilters({ search, onSearch }: AuditSearchProps) {
  const { data: workspaces = NO_NAMES } = useQuery({ ...workspacesQuery, select: namesOf });
  const isPhone = useIsPhone();
  const chips = useMemo(() => listFilterChips(search, workspaces), [search, workspaces]);
  return (
    <section className={styles.bar} aria-label={words.filters}>
      <SearchField
        className={styles.search}
        label={words.search}
        placeholder={words.searchHint}
        clearLabel={words.clearSearch}
        value={search.text ?? ''}
        onSearch={(text) => onSearch({ text: text === '' ? undefined : text })}
      />
      {isPhone || chips.length === 0 ? null : (
        <ul className={styles.chips}>
          {chips.map(({ name, value, without }) => (
            <li key={name} className={styles.chip}>
              {name} <b>{value}</b>
              <UnstyledButton
                className={styles.remove ?? ''}
                aria-label={words.removeFilter(name)}
                title={words.removeFilter(name)}
                onClick={() => onSearch(without)}
              >
                {CROSS}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
      <Filters isPhone={isPhone} search={search} onSearch={onSearch} workspaces={workspaces} />
      <div className={styles.end}>
        <Total search={search} />
        <AuditExport search={search} />
      </div>
    </section>
  );
}

interface FiltersProps extends AuditSearchProps {
  readonly isPhone: boolean;
  readonly workspaces: ReadonlyMap<number, string>;
}

/** Opens the filters; on phones, which have no chips, it counts them. */
function Filters({ isPhone, ...props }: FiltersProps) {
  const count = countAuditFilters(props.search);
  if (!isPhone) {
    return (
      <FilterButton
        name={words.addFilter}
        label={words.addFilterLabel}
        icon={PLUS}
        className={styles.add}
        panelClassName={styles.panel}
      >
        {(close) => <FilterPanel {...props} onClose={close} />}
      </FilterButton>
    );
  }
  return (
    <FilterButton
      name={words.filters}
      label={count > 0 ? words.filtersChosen(count) : words.filters}
      count={count}
      isForAll
    >
      {(close) => (
        <FilterSheet
          title={words.filters}
          clearLabel={words.clear}
          onClear={count > 0 ? () => props.onSearch(NO_FILTER) : undefined}
          done={words.done}
          onClose={close}
        >
          <FilterFields {...props} />
        </FilterSheet>
      )}
    </FilterButton>
  );
}

function Total({ search }: { readonly search: AuditSearch }) {
  const { data } = useInfiniteQuery(auditLogQuery(search));
  const total = data?.pages[0]?.total ?? null;
  if (total === null || total === 0) return null;
  return (
    <span className={styles.total}>
      {words.total(total.toLocaleString(TEXTS_LOCALE), total >= AUDIT_COUNT_LIMIT)}
    </span>
  );
}
