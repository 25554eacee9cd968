import type { CheckedRow, FileIssue, ImportQuestion, InvitationRow } from '@partyline/invitations';
import { importFileIssueText, FORM_ISSUE_TEXTS, screens } from '@partyline/texts';
import { csvFileIssue } from '@partyline/validation';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../../forms/failure-text.ts';
import { lookUpHeld } from '../queries.ts';

const words = screens.importPeople;

/** The check of a file, running or done. */
export interface ImportCheck {
  readonly phase: 'none' | 'checking' | 'checked' | 'refused';
  readonly fileName: string;
  readonly rows: readonly CheckedRow[];
  /** Why the whole file is refused. */
  readonly issues: readonly string[];
}

const NONE: ImportCheck = { phase: 'none', fileName: '', rows: [], issues: [] };

/** Checks a file in a web worker; returns the cancel function. */
function runCheck(
  file: File,
  question: CheckQuestion,
  change: (next: (last: ImportCheck) => ImportCheck) => void,
): () => void {
  const worker = new Worker(new URL('./check-import.worker.ts', import.meta.url), { type: 'module' });
  const leaving = new AbortController();
  const tell = (message: ToWorker) => worker.postMessage(message);
  const stop = () => {
    leaving.abort();
    worker.terminate();
  };
  const refuse = (issues: readonly string[]) => {
    stop();
    change((last) => ({ ...last, phase: 'refused', rows: [], issues }));
  };
  const finish = (fileIssues: readonly FileIssue[]) => {
    if (fileIssues.length > 0) {
      refuse(fileIssues.map(importFileIssueText));
      return;
    }
    stop();
    change((last) => ({ ...last, phase: 'checked' }));
  };
  worker.addEventListener('error', () => refuse([words.unreadable]));
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'emails') {
      lookUpHeld(data.emails, leaving.signal).then(
        (rows) => tell({ kind: 'held', rows }),
        (error: unknown) => {
          if (!leaving.signal.aborted) refuse([failureText(error) ?? words.unreadable]);
        },
      );
    } else if (data.kind === 'rows') {
      change((last) => ({ ...last, rows: [...last.rows, ...data.rows] }));
    } else if (data.kind === 'done') {
      finish(data.fileIssues);
    } else {
      refuse([data.reason === 'not-text' ? words.notText : words.unreadable]);
    }
  });
  tell({ kind: 'check', file, question });
  return stop;
}

/**
 * Checks all rows in a web worker before anything is sent. Another file or leaving the page cancels it.
 * [PLUS-2, GV-13, GV-14, INV-11]
 */
export function useImportCheck(): ImportCheck & {
  readonly check: (file: File, question: CheckQuestion) => void;
} {
  const [state, setState] = useState(NONE);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  return {
    ...state,
    check(file, question) {
      stop.current?.();
      const issue = csvFileIssue(file);
      if (issue !== null) {
        setState({ ...NONE, phase: 'refused', fileName: file.name, issues: [FORM_ISSUE_TEXTS[issue]] });
        return;
      }
      setState({ ...NONE, phase: 'checking', fileName: file.name });
      stop.current = runCheck(file, question, setState);
    },
  };
}

/** The context of a check, without the users' permissions. */
export type CheckQuestion = Omit<ImportQuestion, 'rows' | 'limits'>;

/** The file, then the users' permissions. */
export type ToWorker =
  | { readonly kind: 'check'; readonly file: File; readonly question: CheckQuestion }
  | { readonly kind: 'held'; readonly rows: readonly InvitationRow[] };

/** `emails` asks for permissions; rows come in batches, in file order. */
export type FromWorker =
  | { readonly kind: 'emails'; readonly emails: readonly string[] }
  | { readonly kind: 'rows'; readonly rows: readonly CheckedRow[] }
  | { readonly kind: 'done'; readonly fileIssues: readonly FileIssue[] }
  | { readonly kind: 'failed'; readonly reason: 'not-text' | 'unreadable' };
