import { listInviteRoles, listInviteWorkspaces, type ImportColumn } from '@partyline/invitations';
import { roleNameText } from '@partyline/texts';
import { useMemo, useState } from 'react';
import { useMe } from '../../../session/me.ts';
import { useCircumstances } from '../../../session/rights.ts';
import type { PeopleWorkspace } from '../queries.ts';
import { cellId, type CellChoices } from './edit-cell.tsx';
import { ImportNotes } from './import-notes.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportSending } from './import-sending.tsx';
import { listRows, type ListedBefore } from './listed-rows.ts';
import type { RowActions } from './row-result.tsx';
import type { CheckQuestion, ImportCheck } from './use-import-check.ts';
import { withCell, withRow, type ImportDraft } from './use-import-draft.ts';
import { useImportReview } from './use-import-review.ts';
import type { ImportSending as Sending } from './use-import-send.ts';

interface ImportTableProps {
  readonly checked: ImportCheck;
  readonly sending: Sending;
  readonly draft: ImportDraft;
  readonly question: CheckQuestion;
  readonly workspaces: readonly PeopleWorkspace[];
}

/** Renders a checked table: its counts and sending, what is to know of it, and its rows, edited in place. [PLUS-2, GV-14] */
export function ImportTable({ checked, sending, draft, question, workspaces }: ImportTableProps) {
  const { edits } = draft.values;
  const [isTyping, setTyping] = useState(false);
  const review = useImportReview(checked, edits, { question, isTyping });
  const { results } = sending;
  const [before] = useState<ListedBefore>(() => new Map());
  const rows = useMemo(
    () => listRows({ read: checked.rows, review, edits, results }, before),
    [checked.rows, review, edits, results, before],
  );
  const choices = useChoices(workspaces, checked);
  const actions = useRowEdits(draft);
  const sent = new Set(rows.filter((row) => row.sent?.status === 'sent').map((row) => row.checked.row));
  const merged = review.merged.filter(({ row }) => !sent.has(row));
  return (
    <>
      <ImportSending fileName={checked.fileName} {...{ rows, sending }} />
      <ImportNotes
        ignoredColumns={checked.ignoredColumns}
        merged={merged}
        isFilled={merged.every(({ row, field }) => (edits[row]?.cells?.[field] ?? '') !== '')}
        onFill={(isFilled) =>
          draft.setEdits((last) =>
            merged.reduce(
              (all, { row, field, value }) => withCell(all, row, field, isFilled ? value : ''),
              last,
            ),
          )
        }
      />
      <ImportPreview
        {...{ rows, choices, ...actions }}
        suggest={review.suggest}
        hasEnds={checked.rows.some(({ cells }) => cells.endsAt !== '')}
        onTyping={setTyping}
      />
    </>
  );
}

/** Returns what the choices of roles and workspaces offer; the same object while its facts are. */
function useChoices(workspaces: readonly PeopleWorkspace[], { held }: ImportCheck): CellChoices {
  const circumstances = useCircumstances();
  const userEmail = useMe().user.email;
  return useMemo(() => {
    const context = { workspaces, circumstances, userEmail, held };
    return {
      role: (email, workspaceId) =>
        listInviteRoles(email, workspaceId, context).map(({ role, disabledBy }) => ({
          value: roleNameText(role),
          label: roleNameText(role),
          disabled: disabledBy !== null,
        })),
      workspace: (role) =>
        listInviteWorkspaces(role, workspaces, circumstances).map(({ id, name }) => {
          const isOnly = workspaces.filter((each) => each.name === name).length === 1;
          return {
            value: isOnly ? name : String(id),
            label: isOnly ? name : `${name} (${id})`,
            disabled: false,
          };
        }),
    };
  }, [workspaces, circumstances, userEmail, held]);
}

/** Returns the handlers of the rows; the same ones in every render, so that only changed cells are drawn. */
function useRowEdits({ setEdits }: ImportDraft) {
  return useMemo(() => {
    const onEdit = (row: number, field: ImportColumn, value: string) =>
      setEdits((edits) => withCell(edits, row, field, value));
    const actions: RowActions = {
      onUse(row, { field, value }) {
        onEdit(row, field, value);
        // The button goes away with its suggestion.
        document.getElementById(cellId(row, field))?.focus();
      },
      onLeaveOut: (row, isLeftOut) => setEdits((edits) => withRow(edits, row, { isLeftOut })),
      onConfirm: (row) => setEdits((edits) => withRow(edits, row, { cells: edits[row]?.cells ?? {} })),
    };
    return { onEdit, ...actions };
  }, [setEdits]);
}
