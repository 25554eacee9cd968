import { nextStateClasses, type Tally } from '@partyline/display';
import { screens } from '@partyline/texts';
import { memo, use, type ReactNode, createContext, useCallback, useEffect, useRef, useState } from 'react';
import { STATE_CLASSES, type StateClass } from '@partyline/device-state';
import { classNames, StateGlyph, type Glyph } from '@partyline/ui';
import { SearchInput } from '../../../shell/page/search-input.tsx';
import styles from './toolbar.module.css';
import type { DashboardSearch } from '../dashboard-search.ts';
import tallyListStyles from './tally-list.module.css';
import { useIsPhone } from '../../../theme/use-media.ts';
import { nextTask } from '../../../next-task.ts';
import { expectNewRows } from '../virtual-list/row-rendering.ts';

const words = screens.dashboard;

/** The shortcut of the search; `followKeys` handles it. [PLUS-26] */
const SLASH = (
  <kbd className={styles.key} aria-hidden="true">
    /
  </kbd>
);
const CLASSES = { wrapper: styles.field ?? '' };

function Search() {
  const { text, setText, writeNow } = use(SearchTextContext);
  const isPhone = useIsPhone();
  return (
    <div role="search" className={styles.search}>
      <SearchInput
        aria-label={words.searchLabel}
        aria-keyshortcuts="/"
        placeholder={isPhone ? words.searchPlaceholderShort : words.searchPlaceholder}
        value={text}
        clearLabel={words.clearSearch}
        hint={SLASH}
        classNames={CLASSES}
        onChange={setText}
        onClear={() => setText('')}
        // What is opened next reads the address: the palette's export, a saved view.
        onBlur={writeNow}
      />
    </div>
  );
}

// Constant: renders only for its own text.
const SEARCH = <Search />;

/** Renders the search field and the lazy controls. [GD-41] */
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
              <StateGlyph glyph={GLYPHS[name]} progress={RING_PERCENT} isToned />
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

/** Debounce of URL writes: Back should not restore half a word. */
const URL_DELAY_MS = 250;

interface SearchText {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Writes what is typed to the URL before the pause after the last key ends. */
  readonly writeNow: () => void;
}

/** For the field alone, so that nothing else renders per key. */
export const SearchTextContext = createContext<SearchText>({
  text: '',
  setText: () => undefined,
  writeNow: () => undefined,
});

/**
 * Returns the search text of the URL. Typing shows at once, is searched deferred (`query`), and is written to the URL after the result
 * paints, because that write renders the page. Other URL changes win. `writeNow` flushes before a new history entry and when the field loses
 * the focus.
 */
export function useSearchText(
  inUrl: string,
  writeUrl: (text: string) => void,
): SearchText & { readonly query: string } {
  const [text, showText] = useState(inUrl);
  const [lastInUrl, setLastInUrl] = useState(inUrl);
  /** Typed, not yet in the URL. */
  const [unwritten, setUnwritten] = useState<string | null>(null);
  /** Last written, until the URL has it; afterwards any URL text wins, even an equal one. */
  const [written, setWritten] = useState<string | null>(null);
  const query = useFollowing(text);
  if (inUrl !== lastInUrl) {
    setLastInUrl(inUrl);
    if (inUrl === written) setWritten(null);
    else {
      showText(inUrl);
      setUnwritten(null);
    }
  }
  const pending = useRef<string | null>(null);
  const writeNow = useCallback(() => {
    const next = pending.current;
    if (next === null) return;
    pending.current = null;
    setUnwritten(null);
    setWritten(next);
    writeUrl(next);
  }, [writeUrl]);
  useEffect(() => {
    if (unwritten === null) pending.current = null;
    if (unwritten === null || unwritten !== query) return undefined;
    const timer = setTimeout(writeNow, URL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [unwritten, query, writeNow]);
  const setText = useCallback((next: string) => {
    pending.current = next;
    showText(next);
    setUnwritten(next);
  }, []);
  return { text, query, setText, writeNow };
}

/**
 * Returns the value one task later, so that typing paints first. Not useDeferredValue: React's 5 ms slices doubled a search of 10,000
 * devices.
 */
function useFollowing(value: string): string {
  const [followed, setFollowed] = useState(value);
  useEffect(() => {
    let isCurrent = true;
    requestAnimationFrame(() => {
      void nextTask().then(() => {
        if (!isCurrent) return;
        expectNewRows();
        setFollowed(value);
      });
    });
    return () => {
      isCurrent = false;
    };
  }, [value]);
  return followed;
}
