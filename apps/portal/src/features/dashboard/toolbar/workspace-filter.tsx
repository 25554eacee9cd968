import { Button, Checkbox } from '@mantine/core';
import type { DeviceFilter as Narrowing } from '@partyline/device-state';
import { listWorkspaceOptions, markFound, nextWorkspaceIds, parseQuery } from '@partyline/display';
import { screens } from '@partyline/texts';
import { FilterButton } from '@partyline/ui';
import { IconBuilding } from '@tabler/icons-react';
import { memo, use, useId, useState } from 'react';
import { SearchInput } from '../../../shell/page/search-input.tsx';
import type { DashboardSearch } from '../dashboard-search.ts';
import type { WorkspaceView } from '../dashboard-rows.ts';
import filters from './filter-controls.module.css';
import { FilteredViews } from './filtered-views.ts';
import { searchOf } from './filter-search.ts';
import styles from './workspace-filter.module.css';

const words = screens.dashboardFilters;
const BUILDING = <IconBuilding size={16} stroke={1.75} aria-hidden="true" />;
const CLASSES = { wrapper: styles.field ?? '' };

/** Listed at once; a search finds the others. */
const MOST_IN_PANEL = 50;
const MOST_AMONG_FILTERS = 6;

interface WorkspaceFilterProps {
  narrowing: Narrowing;
  onSearch: (change: DashboardSearch) => void;
}

/** Returns what the button says is chosen. */
export function chosenText(views: readonly WorkspaceView[], { workspaceIds }: Narrowing): string {
  const [first, ...others] = workspaceIds;
  if (first === undefined) return words.allWorkspaces(views.length);
  if (others.length > 0) return words.workspacesOf(workspaceIds.length, views.length);
  return views.find(({ workspace }) => workspace.id === first)?.workspace.name ?? '';
}

/** Renders the filter by workspace, memoized against notifications. [GD-41] */
export const WorkspaceFilter = memo(function WorkspaceFilter({
  value,
  ...props
}: WorkspaceFilterProps & { value: string }) {
  return (
    <FilterButton
      name={words.workspace}
      label={`${words.workspace}: ${value}`}
      value={value}
      count={0}
      icon={BUILDING}
      nameClassName={styles.title}
      panelClassName={styles.panel}
    >
      {(close) => <WorkspaceOptions {...props} most={MOST_IN_PANEL} onDone={close} />}
    </FilterButton>
  );
});

/** Renders the filter by workspace as a part of all filters. */
export function WorkspaceFieldset(props: WorkspaceFilterProps) {
  return (
    <fieldset className={filters.options}>
      <legend className={filters.title}>{words.workspace}</legend>
      <WorkspaceOptions {...props} most={MOST_AMONG_FILTERS} />
    </fieldset>
  );
}

interface WorkspaceOptionsProps extends WorkspaceFilterProps {
  most: number;
  /** Closes the panel of its own. */
  onDone?: () => void;
}

function WorkspaceOptions({ narrowing, onSearch, most, onDone }: WorkspaceOptionsProps) {
  const views = use(FilteredViews);
  const [text, setText] = useState('');
  const countId = useId();
  const { workspaceIds } = narrowing;
  const { listed, found } = listWorkspaceOptions(views, text, workspaceIds, most);
  const query = parseQuery(text);
  const best = text.trim() === '' ? undefined : listed[0];
  const choose = (ids: readonly number[]) => onSearch(searchOf({ ...narrowing, workspaceIds: ids }));
  const chooseAndClose = (ids: readonly number[]) => {
    choose(ids);
    setText('');
    onDone?.();
  };
  return (
    <div className={styles.options}>
      <SearchInput
        aria-label={words.workspaceSearch}
        placeholder={words.workspaceSearchPlaceholder}
        value={text}
        clearLabel={screens.dashboard.clearSearch}
        classNames={CLASSES}
        onChange={setText}
        onClear={() => setText('')}
        onEnter={() => {
          if (best !== undefined) chooseAndClose([best.id]);
        }}
      />
      <p id={countId} className={styles.found} role="status">
        {words.workspacesFound(found, views.length)}
      </p>
      <ul className={styles.list} aria-describedby={countId} aria-label={words.workspace}>
        {listed.map(({ id, name, deviceCount }) => (
          <li key={id} className={filters.option}>
            <Checkbox
              className={styles.name}
              label={
                <bdi title={name}>
                  {markFound(name, query).map((piece, index) =>
                    piece.isFound ? <u key={index}>{piece.text}</u> : piece.text,
                  )}
                </bdi>
              }
              checked={workspaceIds.includes(id)}
              onChange={({ currentTarget }) =>
                choose(nextWorkspaceIds(workspaceIds, id, currentTarget.checked))
              }
            />
            <span className={filters.count}>{deviceCount}</span>
          </li>
        ))}
      </ul>
      {found > listed.length && <p className={styles.found}>{words.moreWorkspaces(found - listed.length)}</p>}
      <div className={styles.foot}>
        <Button variant="subtle" onClick={() => chooseAndClose([])}>
          {words.all}
        </Button>
        {best && (
          <Button className={styles.only} onClick={() => chooseAndClose([best.id])}>
            {words.showOnly(best.name)}
          </Button>
        )}
      </div>
    </div>
  );
}
