import { useDebouncedCallback } from '@mantine/hooks';
import { screens } from '@partyline/texts';
import { useState } from 'react';
import { SearchInput } from '../../shell/page/search-input.tsx';
import styles from './audit-filters.module.css';

const words = screens.audit;
const TYPING_MS = 250;

interface SearchFieldProps {
  /** From the URL. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Renders the search, debounced; a changed URL (Back, a link) replaces the text. [PLUS-22] */
export function SearchField({ value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [last, setLast] = useState(value);
  const write = useDebouncedCallback((next: string) => onSearch(next), TYPING_MS);
  if (value !== last) {
    setLast(value);
    if (value !== text.trim() && !write.isPending()) setText(value);
  }
  const change = (next: string) => {
    setText(next);
    write(next.trim());
  };
  return (
    <div role="search" className={styles.search}>
      <SearchInput
        aria-label={words.search}
        placeholder={words.searchHint}
        value={text}
        clearLabel={words.clearSearch}
        onChange={change}
        onClear={() => {
          change('');
          write.flush();
        }}
        onEnter={() => write.flush()}
      />
    </div>
  );
}
