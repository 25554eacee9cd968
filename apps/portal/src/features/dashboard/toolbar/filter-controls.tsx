import { Button, Popover, Checkbox } from '@mantine/core';
import type { DeviceFilter as Narrowing } from '@partyline/device-state';
import { screens } from '@partyline/texts';
import { useCloseRequest } from '@partyline/ui';
import { IconAdjustmentsHorizontal, IconChevronDown, IconStar, IconStarFilled } from '@tabler/icons-react';
import { memo, useState, type ReactNode, use, createContext } from 'react';
import { useIsPhone } from '../../../theme/use-media.ts';
import type { DashboardSearch } from '../dashboard-search.ts';
import { optionText, searchOf } from './filter-search.ts';
import styles from './filter-controls.module.css';
import { SavedViews } from './saved-views.tsx';
import filterSheetStyles from './filter-sheet.module.css';
import { SearchTextContext } from './toolbar.tsx';
import type { WorkspaceView } from '../dashboard-rows.ts';
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

const CHEVRON = <IconChevronDown size={14} stroke={1.75} aria-hidden="true" />;
const STAR = <IconStar size={16} stroke={1.75} aria-hidden="true" />;
const STAR_ON = <IconStarFilled size={16} aria-hidden="true" />;
const SLIDERS = <IconAdjustmentsHorizontal size={16} stroke={1.75} aria-hidden="true" />;

interface FilterPopoverProps {
  name: string;
  count: number;
  icon?: ReactNode;
  /** Receives the panel's close function. */
  children: (close: () => void) => ReactNode;
}

/** Renders a toolbar button with a panel; the number of choices replaces its chevron. */
function FilterPopover({ name, count, icon, children }: FilterPopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useCloseRequest(close, isOpen);
  return (
    <Popover opened={isOpen} onChange={setOpen}>
      <Popover.Target>
        <Button
          className={styles.drop}
          aria-label={count === 0 ? name : words.chosen(name, count)}
          onClick={() => setOpen(!isOpen)}
        >
          {icon}
          <span className={styles.name}>{name}</span>
          <span className={styles.slot}>{count > 0 ? <b>{count}</b> : CHEVRON}</span>
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={styles.panel} aria-label={name} aria-labelledby={undefined}>
        {children(close)}
      </Popover.Dropdown>
    </Popover>
  );
}

interface FilterControlsProps {
  owner: string;
  onSearch: (change: DashboardSearch) => void;
  narrowing: Narrowing;
  clear: () => void;
  /** Inside the filters on phones, where the toolbar is full. */
  viewSwitch: ReactNode;
}

/** The filters: a button per group, or one for all in small spaces. [GD-41, PLUS-13] */
export const FilterControls = memo(function FilterControls(props: FilterControlsProps) {
  const { owner, narrowing, onSearch, clear, viewSwitch } = props;
  const count = countChosen(narrowing);
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
  const savedViews = <SavedViews {...{ owner, narrowing, onSearch }} />;
  return (
    <>
      <div className={styles.wide}>
        {FILTER_GROUPS.map((group) => (
          <FilterPopover key={group} name={GROUP_NAMES[group]} count={narrowing[group].length}>
            {() => <FilterOptions {...{ narrowing, onSearch, group }} />}
          </FilterPopover>
        ))}
        {star}
        <FilterPopover name={words.saved} count={0}>
          {() => savedViews}
        </FilterPopover>
      </div>
      <div className={styles.narrow}>
        <FilterPopover name={words.filters} count={count} icon={SLIDERS}>
          {(close) => (
            <>
              {isPhone && <SheetHead onClear={count > 0 ? clear : undefined} />}
              {isPhone && <div className={styles.view}>{viewSwitch}</div>}
              <div className={styles.view}>{star}</div>
              {FILTER_GROUPS.map((group) => (
                <FilterOptions key={group} {...{ narrowing, onSearch, group }} hasTitle />
              ))}
              {savedViews}
              {isPhone && <SheetFoot narrowing={narrowing} onClose={close} />}
            </>
          )}
        </FilterPopover>
      </div>
    </>
  );
});

/** Renders the filter sheet's title and clear button. */
function SheetHead({ onClear }: { onClear: (() => void) | undefined }) {
  return (
    <div className={filterSheetStyles.head}>
      <h2>{words.filters}</h2>
      {onClear && (
        <Button variant="subtle" onClick={onClear}>
          {screens.dashboard.clearFilters}
        </Button>
      )}
    </div>
  );
}

interface SheetFootProps {
  narrowing: Narrowing;
  onClose: () => void;
}

/** Closes the sheet; shows the number of matches. [PLUS-13] */
function SheetFoot({ narrowing, onClose }: SheetFootProps) {
  const views = use(FilteredViews);
  const { text } = use(SearchTextContext);
  const filter = filterOf(text, narrowing);
  const count = views.reduce((sum, view) => sum + foundIn(view, filter).length, 0);
  return (
    <div className={filterSheetStyles.foot}>
      <Button variant="filled" fullWidth onClick={onClose}>
        <span aria-live="polite">{words.show(count)}</span>
      </Button>
    </div>
  );
}

/** The workspaces that options count. A context, so that closed filters ignore notifications. */
export const FilteredViews = createContext<readonly WorkspaceView[]>([]);

interface FilterOptionsProps {
  group: FilterGroup;
  narrowing: Narrowing;
  onSearch: (change: DashboardSearch) => void;
  hasTitle?: boolean;
}

/** Renders the checkboxes of a group with device counts. */
function FilterOptions({ group, narrowing, onSearch, hasTitle = false }: FilterOptionsProps) {
  const views = use(FilteredViews);
  const options = listFilterOptions(views, group, narrowing[group]);
  const chosen: readonly string[] = narrowing[group];
  return (
    <fieldset className={styles.options}>
      <legend className={hasTitle ? styles.title : styles.unseen}>{GROUP_NAMES[group]}</legend>
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
