import { nextStateClasses, type Tally } from '@partyline/display';
import { screens } from '@partyline/texts';
import { memo, use, type ReactNode } from 'react';
import { STATE_CLASSES, type StateClass } from '@partyline/device-state';
import { classNames, StateGlyph, type Glyph } from '@partyline/ui';
import { SearchInput } from '../../../shell/page/search-input.tsx';
import styles from './toolbar.module.css';
import { SearchTextContext } from './use-search-text.ts';
import type { DashboardSearch } from '../dashboard-search.ts';
import tallyListStyles from './tally-list.module.css';

const words = screens.dashboard;

/** The shortcut of the search; `followKeys` handles it. [PLUS-26] */
const SLASH = (
  <kbd className={styles.key} aria-hidden="true">
    /
  </kbd>
);
const CLASSES = { wrapper: styles.field ?? '' };

function Search() {
  const { text, setText } = use(SearchTextContext);
  return (
    <div role="search" className={styles.search}>
      <SearchInput
        aria-label={words.searchLabel}
        aria-keyshortcuts="/"
        placeholder={words.searchPlaceholder}
        value={text}
        clearLabel={words.clearSearch}
        hint={SLASH}
        classNames={CLASSES}
        onChange={setText}
        onClear={() => setText('')}
      />
    </div>
  );
}

// Constant: renders only for its own text.
const SEARCH = <Search />;

/** The search field and the lazy controls. [GD-41] */
export function Toolbar({ children }: { readonly children: ReactNode }) {
  return (
    <section className={styles.toolbar} aria-label={words.toolsLabel}>
      {SEARCH}
      {children}
    </section>
  );
}

const GLYPHS = {
  online: 'online',
  working: 'starting',
  warning: 'warning',
  failed: 'error',
  offline: 'offline',
} as const satisfies Record<StateClass, Glyph>;

/** A fixed share: the ring covers many devices. */
const RING_PERCENT = 70;

interface TallyListProps {
  tally: Tally;
  /** `bar`: beside the heading; `page`: above the content on phones. */
  place: 'bar' | 'page';
  states: readonly StateClass[];
  onSearch: (change: DashboardSearch) => void;
  /** Left out while there is nothing to clear. */
  onClear?: (() => void) | undefined;
}

/** Devices per class; a press toggles that filter. [PLUS-13] */
export const TallyList = memo(function TallyList({
  tally,
  place,
  states,
  onSearch,
  onClear,
}: TallyListProps) {
  return (
    <>
      <ul
        className={classNames(tallyListStyles.tally, tallyListStyles[place])}
        aria-label={screens.dashboard.tallyLabel}
      >
        {STATE_CLASSES.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={classNames(tallyListStyles.entry, tally[name] === 0 && tallyListStyles.zero)}
              aria-pressed={states.includes(name)}
              onClick={() => onSearch({ state: nextStateClasses(states, name).join(',') })}
            >
              <StateGlyph glyph={GLYPHS[name]} progress={RING_PERCENT} className={tallyListStyles[name]} />
              <b>{tally[name]}</b>{' '}
              <span className={tallyListStyles.label}>{screens.dashboard.tally[name]}</span>
            </button>
          </li>
        ))}
      </ul>
      {onClear && (
        // In the toolbar it would push other controls aside.
        <button type="button" className={tallyListStyles.clear} onClick={onClear}>
          {screens.dashboard.clearFilters}
        </button>
      )}
    </>
  );
});
