import { screens } from '@partyline/texts';
import { IconSearch, IconX } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import styles from './palette.module.css';

const words = screens.commandPalette;
const LENS = <IconSearch size={18} stroke={1.75} aria-hidden="true" />;
const CROSS = <IconX size={20} stroke={1.75} aria-hidden="true" />;
const MAX_LENGTH = 100;

interface PaletteFieldProps {
  readonly typed: string;
  readonly listId: string;
  /** The element of the active command. */
  readonly activeElement: string | undefined;
  readonly isAny: boolean;
  readonly onType: (typed: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
}

/** Where one types, and a way out for who has no Escape key. */
export function PaletteField({ typed, listId, activeElement, isAny, ...on }: PaletteFieldProps) {
  return (
    <div className={styles.head}>
      {LENS}
      <input
        type="text"
        role="combobox"
        aria-label={words.field}
        aria-autocomplete="list"
        aria-expanded={isAny}
        aria-controls={listId}
        aria-activedescendant={activeElement}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={MAX_LENGTH}
        placeholder={words.placeholder}
        value={typed}
        onChange={({ currentTarget }) => on.onType(currentTarget.value)}
        onKeyDown={on.onKeyDown}
      />
      <button type="button" className={styles.close} onClick={on.onClose}>
        <span className={styles.unseen}>{words.close}</span>
        <kbd aria-hidden="true">{words.escape}</kbd>
        {CROSS}
      </button>
    </div>
  );
}
