import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { SEARCH_MAX_LENGTH } from '@partyline/display';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';

const LENS = <IconSearch size={16} stroke={1.75} aria-hidden="true" />;
const CROSS = <IconX size={16} stroke={1.75} aria-hidden="true" />;

interface SearchInputProps extends Pick<
  TextInputProps,
  'aria-label' | 'aria-keyshortcuts' | 'placeholder' | 'classNames' | 'onBlur'
> {
  readonly value: string;
  readonly clearLabel: string;
  /** Shown in an empty field. */
  readonly hint?: ReactNode;
  readonly onChange: (text: string) => void;
  readonly onClear: () => void;
  readonly onEnter?: () => void;
}

/** Renders a search field; its button and Escape clear it and keep the focus. */
export function SearchInput({
  value,
  clearLabel,
  hint = null,
  onChange,
  onClear,
  onEnter,
  ...rest
}: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onClear();
    input.current?.focus();
  };
  return (
    <TextInput
      ref={input}
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      maxLength={SEARCH_MAX_LENGTH}
      value={value}
      leftSection={LENS}
      leftSectionWidth={34}
      rightSection={
        value === '' ? (
          hint
        ) : (
          <ActionIcon aria-label={clearLabel} title={clearLabel} onClick={clear}>
            {CROSS}
          </ActionIcon>
        )
      }
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && value !== '') clear();
        if (key === 'Enter') onEnter?.();
      }}
      {...rest}
    />
  );
}
