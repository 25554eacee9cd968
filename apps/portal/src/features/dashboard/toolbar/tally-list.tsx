import { STATE_CLASSES, type StateClass } from '@partyline/device-state';
import { nextStateClasses, type Tally } from '@partyline/display';
import { screens } from '@partyline/texts';
import { classNames, StateGlyph, type Glyph } from '@partyline/ui';
import { memo } from 'react';
import type { DashboardSearch } from '../dashboard-search.ts';
import styles from './tally-list.module.css';

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
      <ul className={classNames(styles.tally, styles[place])} aria-label={screens.dashboard.tallyLabel}>
        {STATE_CLASSES.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={classNames(styles.entry, tally[name] === 0 && styles.zero)}
              aria-pressed={states.includes(name)}
              onClick={() => onSearch({ state: nextStateClasses(states, name).join(',') })}
            >
              <StateGlyph glyph={GLYPHS[name]} progress={RING_PERCENT} className={styles[name]} />
              <b>{tally[name]}</b> <span className={styles.label}>{screens.dashboard.tally[name]}</span>
            </button>
          </li>
        ))}
      </ul>
      {onClear && (
        // In the toolbar it would push other controls aside.
        <button type="button" className={styles.clear} onClick={onClear}>
          {screens.dashboard.clearFilters}
        </button>
      )}
    </>
  );
});
