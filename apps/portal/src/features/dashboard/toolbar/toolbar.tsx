import { ActionIcon, TextInput } from '@mantine/core';
import { SEARCH_MAX_LENGTH } from '@partyline/display';
import { screens } from '@partyline/texts';
import { IconSearch, IconX } from '@tabler/icons-react';
import { use, useRef, type ReactNode } from 'react';
import styles from './toolbar.module.css';
import { SearchTextContext } from './use-search-text.ts';

const words = screens.dashboard;
const LENS = <IconSearch size={16} stroke={1.75} aria-hidden="true" />;
const CROSS = <IconX size={16} stroke={1.75} aria-hidden="true" />;

/** The shortcut of the search; `followKeys` handles it. [PLUS-26] */
const SLASH = (
  <kbd className={styles.key} aria-hidden="true">
    /
  </kbd>
);
const CLASSES = { wrapper: styles.field ?? '' };

/** Escape clears the field. */
function Search() {
  const { text, setText } = use(SearchTextContext);
  const ref = useRef<HTMLInputElement>(null);
  const clear = () => {
    setText('');
    ref.current?.focus();
  };
  return (
    <div role="search" className={styles.search}>
      <TextInput
        ref={ref}
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-label={words.searchLabel}
        aria-keyshortcuts="/"
        placeholder={words.searchPlaceholder}
        maxLength={SEARCH_MAX_LENGTH}
        value={text}
        leftSection={LENS}
        leftSectionWidth={34}
        classNames={CLASSES}
        rightSection={
          text === '' ? (
            SLASH
          ) : (
            <ActionIcon aria-label={words.clearSearch} title={words.clearSearch} onClick={clear}>
              {CROSS}
            </ActionIcon>
          )
        }
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && text !== '' && clear()}
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
