import { Button, Checkbox } from '@mantine/core';
import type { DeviceFilter as Narrowing } from '@partyline/device-state';
import { screens } from '@partyline/texts';
import { FilterButton, FilterSheet } from '@partyline/ui';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { memo, type ReactNode, use } from 'react';
import { useIsPhone } from '../../../theme/use-media.ts';
import type { DashboardSearch } from '../dashboard-search.ts';
import { FilteredViews } from './filtered-views.ts';
import { optionText, searchOf } from './filter-search.ts';
import { WorkspaceFieldset } from './workspace-filter.tsx';
import styles from './filter-controls.module.css';
import { SavedViews } from './saved-views.tsx';
import { SearchTextContext } from './toolbar.tsx';
import {
  countChosen,
  FILTER_GROUPS,
  filterOf,
  foundIn,
  listFilterOptions,
  nextNarrowing,
  type FilterGroup,
} from '@partyline/display';

const words = screens.dashboardFilters;

const GROUP_NAMES = {
  states: words.state,
  plans: words.plan,
  dataCenters: words.center,
  versions: words.version,
} as const satisfies Record<FilterGroup, string>;

const STAR = <IconStar size={16} stroke={1.75} aria-hidden="true" />;
const STAR_ON = <IconStarFilled size={16} aria-hidden="true" />;

interface FilterControlsProps {
  owner: string;
  onSearch: (change: DashboardSearch) => void;
  narrowing: Narrowing;
  clear: () => void;
  /** Whether workspaces are chosen here, too. */
  hasWorkspaces: boolean;
  /** Inside the filters on phones, where the toolbar is full. */
  viewSwitch: ReactNode;
}

/** The filters behind one button that counts them. [GD-41, PLUS-13] */
export const FilterControls = memo(function FilterControls(props: FilterControlsProps) {
  const { owner, narrowing, onSearch, clear, hasWorkspaces, viewSwitch } = props;
  const count = countChosen(narrowing) + (hasWorkspaces ? narrowing.workspaceIds.length : 0);
  const isPhone = useIsPhone();
  const { isFavoritesOnly } = narrowing;
  const star = (
    <Button
      className={styles.star}
      aria-pressed={isFavoritesOnly}
      onClick={() => onSearch(searchOf({ ...narrowing, isFavoritesOnly: !isFavoritesOnly }))}
    >
      {isFavoritesOnly ? STAR_ON : STAR}
      {words.favourites}
    </Button>
  );
  const all = (
    <>
      <div className={styles.view}>{star}</div>
      {hasWorkspaces && <WorkspaceFieldset {...{ narrowing, onSearch }} />}
      {FILTER_GROUPS.map((group) => (
        <FilterOptions key={group} {...{ narrowing, onSearch, group }} />
      ))}
      <SavedViews {...{ owner, narrowing, onSearch }} />
    </>
  );
  return (
    <FilterButton
      name={words.filters}
      label={count === 0 ? words.filters : words.chosen(words.filters, count)}
      count={count}
      isForAll
      panelClassName={isPhone ? undefined : styles.panel}
    >
      {(close) =>
        isPhone ? (
          <FilterSheet
            title={words.filters}
            clearLabel={screens.dashboard.clearFilters}
            onClear={count > 0 ? clear : undefined}
            done={<MatchCount narrowing={narrowing} />}
            onClose={close}
          >
            <div className={styles.view}>{viewSwitch}</div>
            {all}
          </FilterSheet>
        ) : (
          all
        )
      }
    </FilterButton>
  );
});

/** Shows the number of matches. [PLUS-13] */
function MatchCount({ narrowing }: { narrowing: Narrowing }) {
  const views = use(FilteredViews);
  const { text } = use(SearchTextContext);
  const filter = filterOf(text, narrowing);
  return words.show(views.reduce((sum, view) => sum + foundIn(view, filter).length, 0));
}

interface FilterOptionsProps {
  group: FilterGroup;
  narrowing: Narrowing;
  onSearch: (change: DashboardSearch) => void;
}

/** Renders the checkboxes of a group with device counts. */
function FilterOptions({ group, narrowing, onSearch }: FilterOptionsProps) {
  const views = use(FilteredViews);
  const options = listFilterOptions(views, group, narrowing[group]);
  const chosen: readonly string[] = narrowing[group];
  return (
    <fieldset className={styles.options}>
      <legend className={styles.title}>{GROUP_NAMES[group]}</legend>
      {options.length === 0 && <p>{screens.dashboardFilters.nothing}</p>}
      {options.map(({ value, label, count }) => (
        <div key={value} className={styles.option}>
          <Checkbox
            label={optionText(group, label)}
            checked={chosen.includes(value)}
            onChange={(event) =>
              onSearch(searchOf(nextNarrowing(narrowing, group, value, event.currentTarget.checked)))
            }
          />
          <span className={styles.count}>{count}</span>
        </div>
      ))}
    </fieldset>
  );
}
