import { useForm } from '@mantine/form';
import type { ImportColumn, ImportEdits, RowEdit } from '@partyline/invitations';
import { useState } from 'react';
import { useDraft } from '../../../forms/draft.ts';

/** What is kept of an import: its table, and what the user changed in it. */
interface ImportValues {
  readonly name: string;
  readonly text: string;
  /** Copied from a spreadsheet, or typed. */
  readonly isCopied: boolean;
  readonly edits: ImportEdits;
}

const EMPTY: ImportValues = { name: '', text: '', isCopied: false, edits: {} };

/** The same functions in every render. */
interface DraftActions {
  /** Replaces the table; its rows have no edits. */
  readonly setTable: (table: Omit<ImportValues, 'edits'>) => void;
  readonly setEdits: (change: (edits: ImportEdits) => ImportEdits) => void;
  readonly clear: () => void;
}

export interface ImportDraft extends DraftActions {
  readonly values: ImportValues;
}

/** Returns the edits with one more changed cell. */
export function withCell(edits: ImportEdits, row: number, field: ImportColumn, value: string): ImportEdits {
  const edit = edits[row];
  return { ...edits, [row]: { ...edit, cells: { ...edit?.cells, [field]: value } } };
}

/** Returns the edits with a change of a whole row: left out, put back, or confirmed as shown. */
export function withRow(edits: ImportEdits, row: number, edit: RowEdit): ImportEdits {
  return { ...edits, [row]: { ...edits[row], ...edit } };
}

/**
 * Keeps the table and its edits as any form keeps its input: over a reload, a session that expired, and leaving the page. `row` tells
 * the imports into different workspaces apart. [PLUS-2, PLUS-29]
 */
export function useImportDraft(row: string): ImportDraft {
  const form = useForm<ImportValues>({ initialValues: EMPTY });
  useDraft(form, EMPTY, { row, isKeptOnLeave: true });
  // The first form's functions read the newest values.
  const [actions] = useState((): DraftActions => ({
    setTable: (table) => form.setValues({ ...table, edits: {} }),
    setEdits: (change) => form.setValues({ edits: change(form.getValues().edits) }),
    clear: () => form.setValues(EMPTY),
  }));
  return { values: form.values, ...actions };
}
