import { NativeSelect, TextInput } from '@mantine/core';
import type { ImportColumn } from '@partyline/invitations';
import type { StoredRole } from '@partyline/roles';
import { screens } from '@partyline/texts';
import { createContext, memo, useContext, useState, type KeyboardEvent } from 'react';
import styles from './edit-cell.module.css';

const words = screens.importPeople;
const CLASSES = { root: styles.cell ?? '', wrapper: styles.wrapper ?? '' };

/** One of a cell's values to choose from. */
export interface CellChoice {
  readonly value: string;
  readonly label: string;
  readonly disabled: boolean;
}

/** Lists what a cell may be set to, once it is used. */
export interface CellChoices {
  readonly role: (email: string, workspaceId: number | null) => readonly CellChoice[];
  readonly workspace: (role: StoredRole | null) => readonly CellChoice[];
}

const NO_CHOICES: CellChoices = { role: () => [], workspace: () => [] };

/** What the cells of an import may be set to. */
export const ChoicesContext = createContext(NO_CHOICES);

export interface EditCellProps {
  readonly row: number;
  /** As the spreadsheet counts it. */
  readonly sheetRow: number;
  readonly field: ImportColumn;
  readonly value: string;
  readonly isBad: boolean;
  /** Id of the row's result. */
  readonly describedBy: string;
  readonly email: string;
  readonly role: StoredRole | null;
  readonly workspaceId: number | null;
  readonly onEdit: (row: number, field: ImportColumn, value: string) => void;
  /** An address is being typed: it is looked up once it is complete. */
  readonly onTyping: (isTyping: boolean) => void;
}

/** Returns the id of a cell's input. */
export const cellId = (row: number, field: ImportColumn): string => `import-${row}-${field}`;

/** Moves the focus to the next wrong cell, below or to the right. */
function focusNextWrong(from: HTMLElement): void {
  const wrong = from.closest('section')?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [];
  const next = [...wrong].find(
    (each) => each !== from && from.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  next?.focus();
}

/**
 * Renders one cell to correct, checked as its user types. Enter goes to the next wrong cell, Escape restores what it had when it was
 * entered. [PLUS-2]
 */
export const EditCell = memo(function EditCell(props: EditCellProps) {
  const { row, sheetRow, field, value, isBad, describedBy, onEdit, onTyping } = props;
  const choices = useContext(ChoicesContext);
  const [entered, setEntered] = useState(value);
  const shared = {
    id: cellId(row, field),
    size: 'xs',
    'aria-label': words.cell(words.fields[field], sheetRow),
    'aria-describedby': describedBy,
    error: isBad,
    classNames: CLASSES,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'Escape') onEdit(row, field, entered);
      else if (event.key === 'Enter') {
        event.preventDefault();
        focusNextWrong(event.currentTarget);
      }
    },
  } as const;
  const [isUsed, setUsed] = useState(false);
  if (field === 'role' || field === 'workspace') {
    const listed = isUsed
      ? field === 'role'
        ? choices.role(props.email, props.workspaceId)
        : choices.workspace(props.role)
      : [];
    return (
      <NativeSelect
        {...shared}
        value={value}
        data={[
          { value, label: value === '' ? words.emptyChoice : value },
          ...listed.filter((choice) => choice.value !== value),
        ]}
        onPointerDown={() => setUsed(true)}
        onFocus={() => {
          setUsed(true);
          setEntered(value);
        }}
        onChange={({ currentTarget }) => onEdit(row, field, currentTarget.value)}
      />
    );
  }
  const isEmail = field === 'email';
  return (
    <TextInput
      {...shared}
      value={value}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...(isEmail && { inputMode: 'email' })}
      onFocus={() => {
        setEntered(value);
        if (isEmail) onTyping(true);
      }}
      onBlur={() => {
        if (isEmail) onTyping(false);
      }}
      onChange={({ currentTarget }) => onEdit(row, field, currentTarget.value)}
    />
  );
});
