import { reviewImport, type CheckedRow, type ImportEdits, type ImportReview } from '@partyline/invitations';
import { emailIssue, emailKey, readEmail } from '@partyline/validation';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { heldQuery } from '../queries.ts';
import type { CheckQuestion, ImportCheck } from './use-import-check.ts';

const NOTHING_HELD: readonly never[] = [];

/** Lists the addresses that were typed here, whose permissions the check of the file did not look up. */
function listTyped(rows: readonly CheckedRow[], edits: ImportEdits): readonly string[] {
  const known = new Set(rows.map(({ email }) => emailKey(email)));
  const typed = Object.values(edits).flatMap(({ cells }) =>
    cells?.email === undefined ? [] : [cells.email],
  );
  return [...new Set(typed.map(readEmail))].filter(
    (email) => emailIssue(email) === null && !known.has(emailKey(email)),
  );
}

/**
 * Judges every row again with the edits, the user's rights of this moment, and what the typed users hold. Deferred: typing never waits
 * for it. `isTyping`: a new address is looked up once it is complete. [PLUS-2, GV-14, GC-14]
 */
export function useImportReview(
  { rows, held }: Pick<ImportCheck, 'rows' | 'held'>,
  edits: ImportEdits,
  { question, isTyping }: { readonly question: CheckQuestion; readonly isTyping: boolean },
): ImportReview {
  const typed = useMemo(() => listTyped(rows, edits), [rows, edits]);
  const query = heldQuery(typed);
  const lookup = useQuery({
    ...query,
    enabled: typed.length > 0 && !isTyping,
    placeholderData: keepPreviousData,
  });
  const more = typed.length === 0 ? NOTHING_HELD : (lookup.data ?? NOTHING_HELD);
  const settled = useDeferredValue(edits);
  return useMemo(
    () => reviewImport(rows, settled, { ...question, rows: [...held, ...more] }),
    [rows, held, more, settled, question],
  );
}
