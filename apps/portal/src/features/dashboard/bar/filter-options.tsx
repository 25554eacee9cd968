import { screens } from '@partyline/texts';
import { CheckboxField } from '@partyline/ui';
import { useContext } from 'react';
import { GROUP_NAMES, listOptions, nextNarrowing, searchOf, type FilterGroup } from './filter-groups.ts';
import { ShownViews } from './shown-views.ts';
import styles from './filter-tools.module.css';
import type { MoreToolsProps } from './tools-props.ts';

interface FilterOptionsProps extends Pick<MoreToolsProps, 'narrowing' | 'onSearch'> {
  group: FilterGroup;
  hasTitle?: boolean;
}

/** The values of one group to tick, each with how many devices have it. */
export function FilterOptions({ group, narrowing, onSearch, hasTitle = false }: FilterOptionsProps) {
  const views = useContext(ShownViews);
  const options = listOptions(views, group, narrowing[group]);
  return (
    <fieldset className={styles.options}>
      <legend className={hasTitle ? styles.title : styles.unseen}>{GROUP_NAMES[group]}</legend>
      {options.length === 0 && <p>{screens.dashboardFilters.nothing}</p>}
      {options.map(({ value, label, count }) => (
        <div key={value} className={styles.option}>
          <CheckboxField
            label={label}
            isOn={(narrowing[group] as readonly string[]) /* states are texts too */
              .includes(value)}
            onChange={(isOn) => onSearch(searchOf(nextNarrowing(narrowing, group, value, isOn)))}
          />
          <span className={styles.count}>{count}</span>
        </div>
      ))}
    </fieldset>
  );
}
