import { ActionIcon, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { SEARCH_MAX_LENGTH } from '@partyline/display';
import { screens } from '@partyline/texts';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import styles from './toolbar.module.css';

const words = screens.manageInvite;
const LENS = <IconSearch size={16} stroke={1.75} aria-hidden="true" />;
const CROSS = <IconX size={16} stroke={1.75} aria-hidden="true" />;
/** Debounce. [GV-21] */
const SEARCH_DELAY_MS = 250;

interface SearchFieldProps {
  /** From the URL. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** A changed URL (Back, a link) replaces the text. [INV-4, GV-21] */
export function SearchField({ value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [last, setLast] = useState(value);
  const input = useRef<HTMLInputElement>(null);
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
    input.current?.focus();
  };
  return (
    <div role="search" className={styles.search}>
      <TextInput
        ref={input}
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-label={words.search}
        placeholder={words.searchPlaceholder}
        maxLength={SEARCH_MAX_LENGTH}
        value={text}
        leftSection={LENS}
        leftSectionWidth={34}
        rightSection={
          text === '' ? null : (
            <ActionIcon aria-label={words.clearSearch} title={words.clearSearch} onClick={clear}>
              {CROSS}
            </ActionIcon>
          )
        }
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && text !== '') clear();
          if (event.key === 'Enter') write.flush();
        }}
      />
    </div>
  );
}
