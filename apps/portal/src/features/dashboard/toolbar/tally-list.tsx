import type { DisplayState } from '@partyline/device-state';
import {
  isTallyChosen,
  nextTallyStates,
  TALLY_CLASSES,
  type Tally,
  type TallyClass,
} from '@partyline/display';
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
} as const satisfies Record<TallyClass, Glyph>;

/** The ring of the devices in progress shows a fixed share: it is for many. */
const RING_PERCENT = 70;

interface TallyListProps {
  tally: Tally;
  /** `bar` beside the page's heading, `page` above the content on phones. */
  place: 'bar' | 'page';
  /** The states that the filter selects. */
  states: readonly DisplayState[];
  onSearch: (change: DashboardSearch) => void;
}

/** The number of devices in each state; a press filters by it, together with the others that are pressed. [PLUS-13] */
export const TallyList = memo(function TallyList({ tally, place, states, onSearch }: TallyListProps) {
  return (
    <ul className={classNames(styles.tally, styles[place])} aria-label={screens.dashboard.tallyLabel}>
      {TALLY_CLASSES.map((name) => (
        <li key={name}>
          <button
            type="button"
            className={styles.entry}
            aria-pressed={isTallyChosen(states, name)}
            onClick={() => onSearch({ state: nextTallyStates(states, name).join(',') })}
          >
            <StateGlyph glyph={GLYPHS[name]} progress={RING_PERCENT} className={styles[name]} />
            <b>{tally[name]}</b> <span className={styles.label}>{screens.dashboard.tally[name]}</span>
          </button>
        </li>
      ))}
    </ul>
  );
});
