import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { SearchInput } from './search-input.tsx';

/** [GV-21] */
const TYPING_MS = 250;

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly clearLabel: string;
  readonly className?: string | undefined;
  /** From the URL. */
  readonly value: string;
  /** Gets the text without spaces around it, once typing pauses. */
  readonly onSearch: (text: string) => void;
}

/** Renders the search of a list, debounced; a changed URL (Back, a link) replaces the text. [INV-4, GV-21, PLUS-22] */
export function SearchField({
  label,
  placeholder,
  clearLabel,
  className,
  value,
  onSearch,
}: SearchFieldProps) {
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
    <div role="search" className={className}>
      <SearchInput
        aria-label={label}
        placeholder={placeholder}
        value={text}
        clearLabel={clearLabel}
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
