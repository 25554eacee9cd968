import { ActionIcon, NativeSelect } from '@mantine/core';
import { ACCESS_SORTS, type AccessSort } from '@partyline/contract';
import { STORED_ROLES } from '@partyline/roles';
import { roleNameText, accessStatusText, screens } from '@partyline/texts';
import { FilterButton, FilterSheet } from '@partyline/ui';
import { IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import { countPeopleFilters, FILTERED_STATUSES, NO_CHOICE, type PeopleSearch } from '../people-search.ts';
import type { PeopleWorkspace } from '../queries.ts';
import styles from './toolbar.module.css';

const words = screens.manageInvite;
const BAR_ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

const ROLE_CHOICES = [
  { value: '', label: words.allRoles },
  ...STORED_ROLES.map((role) => ({ value: role, label: roleNameText(role) })),
];
/** Where a filter finds more than one status of a row, or none of its own. */
const STATUS_LABELS: Readonly<Partial<Record<(typeof FILTERED_STATUSES)[number], string>>> = {
  suspended: words.suspended,
  expired: words.expiredOrEnded,
};
const STATUS_CHOICES = [
  { value: '', label: words.allStatuses },
  ...FILTERED_STATUSES.map((status) => ({
    value: status,
    label: STATUS_LABELS[status] ?? accessStatusText(status === 'suspended' ? 'accepted' : status, false),
  })),
];
const SORT_CHOICES = ACCESS_SORTS.map((sort) => ({
  value: sort,
  label: words.columns[sort],
}));

/** Narrows a select value to its options. */
function chosen<Value extends string>(values: readonly Value[], value: string): Value | undefined {
  return values.find((one) => one === value);
}

interface FiltersProps {
  readonly search: PeopleSearch;
  readonly onSearch: (change: PeopleSearch) => void;
  readonly workspaces: readonly PeopleWorkspace[];
}

/** Renders the filters and, where the list has no table head, its order: all behind one button. [INV-5, INV-6] */
export function FoldedFilters(props: FiltersProps) {
  const { search, onSearch } = props;
  const count = countPeopleFilters(search);
  return (
    <FilterButton
      name={words.filters}
      label={count === 0 ? words.filters : words.filtersChosen(count)}
      count={count}
      isForAll
    >
      {(close) => (
        <FilterSheet
          title={words.filters}
          clearLabel={words.clearFilters}
          onClear={count === 0 ? undefined : () => onSearch(NO_CHOICE)}
          done={words.done}
          onClose={close}
        >
          <div className={styles.sheet}>
            <Filters {...props} isLabelled />
            <SortBar {...props} />
          </div>
        </FilterSheet>
      )}
    </FilterButton>
  );
}

interface SelectsProps extends FiltersProps {
  /** Shows the labels of the selects; without them, what is chosen says what it is. */
  readonly isLabelled?: boolean;
}

/** Filters: workspace, role, status. [INV-6] */
export function Filters({ search, onSearch, workspaces, isLabelled = false }: SelectsProps) {
  const nameOf = (label: string) => (isLabelled ? { label } : { 'aria-label': label });
  const workspaceChoices = [
    { value: '', label: words.allWorkspaces },
    ...workspaces.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <div className={styles.filters} role="group" aria-label={words.filters}>
      <NativeSelect
        {...nameOf(words.columns.workspace)}
        data={workspaceChoices}
        value={search.workspace ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onSearch({ workspace: value === '' ? undefined : Number(value) })
        }
      />
      <NativeSelect
        {...nameOf(words.columns.permission)}
        data={ROLE_CHOICES}
        value={search.role ?? ''}
        onChange={({ currentTarget: { value } }) => onSearch({ role: chosen(STORED_ROLES, value) })}
      />
      <NativeSelect
        {...nameOf(words.columns.status)}
        data={STATUS_CHOICES}
        value={search.status ?? ''}
        onChange={({ currentTarget: { value } }) => onSearch({ status: chosen(FILTERED_STATUSES, value) })}
      />
    </div>
  );
}

/** Sorts the list where it has no table head. [INV-5] */
function SortBar({ search, onSearch }: Omit<FiltersProps, 'workspaces'>) {
  const isDescending = search.desc === true;
  const label = isDescending ? words.sortDown : words.sortUp;
  const sortBy = (sort: AccessSort | undefined) => onSearch({ sort, desc: false });
  return (
    <div className={styles.sort}>
      <NativeSelect
        label={words.sortBy}
        data={SORT_CHOICES}
        value={search.sort ?? 'email'}
        onChange={({ currentTarget: { value } }) => sortBy(chosen(ACCESS_SORTS, value))}
      />
      <ActionIcon
        size="lg"
        aria-label={label}
        title={label}
        onClick={() => onSearch({ desc: !isDescending })}
      >
        {isDescending ? <IconSortDescending {...BAR_ICON} /> : <IconSortAscending {...BAR_ICON} />}
      </ActionIcon>
    </div>
  );
}
