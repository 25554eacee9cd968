import { useDebouncedCallback } from '@mantine/hooks';
import { screens } from '@partyline/texts';
import { useState } from 'react';
import { SearchInput } from '../../../shell/page/search-input.tsx';
import styles from './toolbar.module.css';

const words = screens.manageInvite;
/** Debounce. [GV-21] */
const SEARCH_DELAY_MS = 250;

interface SearchFieldProps {
  /** From the URL. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Renders the search; a changed URL (Back, a link) replaces the text. [INV-4, GV-21] */
export function SearchField({ value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [last, setLast] = useState(value);
  const write = useDebouncedCallback((next: string) => {
    onSearch(next);
  }, SEARCH_DELAY_MS);
  if (value !== last) {
    setLast(value);
    if (value !== text && !write.isPending()) setText(value);
  }
  const change = (next: string) => {
    setText(next);
    write(next.trim());
  };
  const clear = () => {
    change('');
    write.flush();
  };
  return (
    <div role="search" className={styles.search}>
      <SearchInput
        aria-label={words.search}
        placeholder={words.searchPlaceholder}
        value={text}
        clearLabel={words.clearSearch}
        onChange={change}
        onClear={clear}
        onEnter={() => write.flush()}
      />
    </div>
  );
}
