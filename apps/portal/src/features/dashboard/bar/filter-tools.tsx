import { screens } from '@partyline/texts';
import { Button, FloatingPanel, Segmented } from '@partyline/ui';
import { IconAdjustmentsHorizontal, IconChevronDown, IconStar, IconStarFilled } from '@tabler/icons-react';
import { memo, useState, type ReactNode } from 'react';
import { FilterOptions } from './filter-options.tsx';
import { countChosen, FILTER_GROUPS, GROUP_NAMES, searchOf } from './filter-groups.ts';
import styles from './filter-tools.module.css';
import { SavedViews } from './saved-views.tsx';
import type { MoreToolsProps } from './tools-props.ts';
import { SEGMENTS } from './view-segments.tsx';

const words = screens.dashboardFilters;
const CHEVRON = <IconChevronDown size={14} stroke={1.75} aria-hidden="true" />;
const STAR = <IconStar size={16} stroke={1.75} aria-hidden="true" />;
const STARRED = <IconStarFilled size={16} aria-hidden="true" />;
const SLIDERS = <IconAdjustmentsHorizontal size={16} stroke={1.75} aria-hidden="true" />;

interface DropProps {
  name: string;
  /** How many values are chosen in it. */
  count: number;
  icon?: ReactNode;
  children: ReactNode;
}

/** A button of the bar that opens a panel of choices. */
function Drop({ name, count, icon, children }: DropProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = count === 0 ? name : words.chosen(name, count);
  return (
    <>
      <Button
        className={styles.drop}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={label}
        onClick={({ currentTarget }) => setAnchor(anchor === null ? currentTarget : null)}
      >
        {icon}
        <span>{name}</span>
        {count > 0 && <b>{count}</b>}
        {CHEVRON}
      </Button>
      {anchor !== null && (
        <FloatingPanel anchor={anchor} label={name} className={styles.panel} onClose={() => setAnchor(null)}>
          {children}
        </FloatingPanel>
      )}
    </>
  );
}

type FilterToolsProps = Omit<MoreToolsProps, 'query' | 'views' | 'zoom' | 'setZoom'>;

/** What narrows the dashboard: a button for each kind where there is room, else one for all of them. [GD-41, PLUS-13] */
export const FilterTools = memo(function FilterTools(props: FilterToolsProps) {
  const { narrowing, onSearch, clear } = props;
  const count = countChosen(narrowing);
  const { isFavoritesOnly } = narrowing;
  const toggleStar = () => onSearch(searchOf({ ...narrowing, isFavoritesOnly: !isFavoritesOnly }));
  const star = (
    <Button className={styles.star} aria-pressed={isFavoritesOnly} onClick={toggleStar}>
      {isFavoritesOnly ? STARRED : STAR}
      {words.favourites}
    </Button>
  );
  return (
    <>
      <div className={styles.wide}>
        {FILTER_GROUPS.map((group) => (
          <Drop key={group} name={GROUP_NAMES[group]} count={narrowing[group].length}>
            <FilterOptions {...props} group={group} />
          </Drop>
        ))}
        {star}
        <Drop name={words.saved} count={0}>
          <SavedViews {...props} />
        </Drop>
      </div>
      <div className={styles.narrow}>
        <Drop name={words.filters} count={count} icon={SLIDERS}>
          <div className={styles.view}>
            <Segmented
              label={screens.dashboardViews.view}
              value={props.viewType}
              segments={SEGMENTS}
              onChange={props.setViewType}
            />
          </div>
          <div className={styles.view}>{star}</div>
          {FILTER_GROUPS.map((group) => (
            <FilterOptions key={group} {...props} group={group} hasTitle />
          ))}
          <SavedViews {...props} />
        </Drop>
      </div>
      {count > 0 && (
        <Button variant="subtle" className={styles.clear} onClick={clear}>
          {words.clear}
        </Button>
      )}
    </>
  );
});
