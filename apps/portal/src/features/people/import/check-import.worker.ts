import { checkImport, listImportBatches } from '@partyline/invitations';
import { emailIssue, emailKey } from '@partyline/validation';
import type { CheckQuestion, FromWorker, ToWorker } from './worker-messages.ts';

/** The file under way, once its addresses have been asked about. */
let read: { readonly text: string; readonly question: CheckQuestion } | null = null;

const tell = (message: FromWorker) => postMessage(message);

/** Reads a file as UTF-8 text; anything else is refused, and not read as something that it is not. [GV-13] */
async function readText(file: File): Promise<string | null> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Reads the file once for its addresses: what their users hold decides about the rows. */
async function begin(file: File, question: CheckQuestion): Promise<void> {
  const text = await readText(file);
  if (text === null) {
    tell({ kind: 'failed', reason: 'not-text' });
    return;
  }
  const { fileIssues, rows } = checkImport(text, { ...question, rows: [] });
  if (fileIssues.length > 0) {
    tell({ kind: 'done', fileIssues });
    return;
  }
  read = { text, question };
  const emails = new Map(rows.map(({ email }) => [emailKey(email), email]));
  tell({ kind: 'emails', emails: [...emails.values()].filter((email) => emailIssue(email) === null) });
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'check') {
    begin(data.file, data.question).catch(() => tell({ kind: 'failed', reason: 'unreadable' }));
    return;
  }
  if (read === null) return;
  const { text, question } = read;
  for (const { rows, fileIssues, isLast } of listImportBatches(text, { ...question, rows: data.rows })) {
    if (rows.length > 0) tell({ kind: 'rows', rows });
    if (isLast) tell({ kind: 'done', fileIssues });
  }
});
