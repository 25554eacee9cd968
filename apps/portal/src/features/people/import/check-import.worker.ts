import { checkImport, listImportBatches } from '@partyline/invitations';
import { emailIssue, emailKey } from '@partyline/validation';
import type { CheckQuestion, FromWorker, ToWorker } from './use-import-check.ts';

/** The table, while its addresses are looked up. */
let read: { readonly text: string; readonly question: CheckQuestion } | null = null;

const tell = (message: FromWorker) => postMessage(message);

/** Decodes a file strictly: anything but UTF-8 is refused. [GV-13] */
async function readText(file: File): Promise<string | null> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Extracts the addresses, to look up their permissions. */
async function begin(source: File | string, question: CheckQuestion): Promise<void> {
  const text = typeof source === 'string' ? source : await readText(source);
  if (text === null) {
    tell({ kind: 'failed', reason: 'not-text' });
    return;
  }
  const { fileIssues, ignoredColumns, rows } = checkImport(text, { ...question, rows: [] });
  if (fileIssues.length > 0) {
    tell({ kind: 'done', fileIssues, ignoredColumns });
    return;
  }
  read = { text, question };
  const emails = new Map(rows.map(({ email }) => [emailKey(email), email]));
  tell({
    kind: 'emails',
    emails: [...emails.values()].filter((email) => emailIssue(email) === null),
    text,
  });
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'check') {
    begin(data.source, data.question).catch(() => tell({ kind: 'failed', reason: 'unreadable' }));
    return;
  }
  if (read === null) return;
  const { text, question } = read;
  for (const batch of listImportBatches(text, { ...question, rows: data.rows })) {
    const { rows, fileIssues, ignoredColumns, isLast } = batch;
    if (rows.length > 0) tell({ kind: 'rows', rows });
    if (isLast) tell({ kind: 'done', fileIssues, ignoredColumns });
  }
});
