import { Checkbox } from '@mantine/core';
import type { DeviceFilter as Narrowing } from '@partyline/device-state';
import { screens } from '@partyline/texts';
import { createContext, use } from 'react';
import type { DashboardSearch } from '../dashboard-search.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';
import styles from './filter-controls.module.css';
import { GROUP_NAMES, listOptions, nextNarrowing, searchOf, type FilterGroup } from './filter-groups.ts';

/** The workspaces that options count. A context, so that closed filters ignore notifications. */
export const FilteredViews = createContext<readonly WorkspaceView[]>([]);

interface FilterOptionsProps {
  group: FilterGroup;
  narrowing: Narrowing;
  onSearch: (change: DashboardSearch) => void;
  hasTitle?: boolean;
}

/** Checkboxes of a group with device counts. */
export function FilterOptions({ group, narrowing, onSearch, hasTitle = false }: FilterOptionsProps) {
  const views = use(FilteredViews);
  const options = listOptions(views, group, narrowing[group]);
  const chosen: readonly string[] = narrowing[group];
  return (
    <fieldset className={styles.options}>
      <legend className={hasTitle ? styles.title : styles.unseen}>{GROUP_NAMES[group]}</legend>
      {options.length === 0 && <p>{screens.dashboardFilters.nothing}</p>}
      {options.map(({ value, label, count }) => (
        <div key={value} className={styles.option}>
          <Checkbox
            label={label}
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
