import { ApiError } from '@partyline/api-client';
import { ERRORS } from '@partyline/contract';
import type { CheckedRow, FileIssue, ImportQuestion, InvitationRow } from '@partyline/invitations';
import { importFileIssueText, FORM_ISSUE_TEXTS, screens } from '@partyline/texts';
import { csvFileIssue } from '@partyline/validation';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../../forms/failure-text.ts';
import { lookUpHeld } from '../queries.ts';

const words = screens.importPeople;

/** A table of people: a file, or a text under the name it is shown by. */
export type ImportSource =
  | { readonly file: File }
  | { readonly name: string; readonly text: string; readonly isCopied: boolean };

/** The check of a table, running or done. */
export interface ImportCheck {
  readonly phase: 'none' | 'checking' | 'checked' | 'refused';
  readonly fileName: string;
  readonly rows: readonly CheckedRow[];
  /** What the users of the table hold already. */
  readonly held: readonly InvitationRow[];
  /** Columns that are not read. */
  readonly ignoredColumns: readonly string[];
  /** Why the whole table is refused. */
  readonly issues: readonly string[];
}

const NONE: ImportCheck = {
  phase: 'none',
  fileName: '',
  rows: [],
  held: [],
  ignoredColumns: [],
  issues: [],
};

interface Run {
  readonly source: ImportSource;
  readonly question: CheckQuestion;
  readonly change: (next: (last: ImportCheck) => ImportCheck) => void;
  /** Called with the text of a readable table. */
  readonly onText: (text: string) => void;
}

/** Checks a table in a web worker; returns the cancel function. */
function runCheck({ source, question, change, onText }: Run): () => void {
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
  const finish = (fileIssues: readonly FileIssue[], ignoredColumns: readonly string[]) => {
    if (fileIssues.length > 0) {
      refuse(fileIssues.map(importFileIssueText));
      return;
    }
    stop();
    change((last) => ({ ...last, phase: 'checked', ignoredColumns }));
  };
  const takeHeld = (held: readonly InvitationRow[]) => {
    change((last) => ({ ...last, held }));
    tell({ kind: 'held', rows: held });
  };
  worker.addEventListener('error', () => refuse([words.unreadable]));
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'emails') {
      onText(data.text);
      lookUpHeld(data.emails, leaving.signal).then(takeHeld, (error: unknown) => {
        if (leaving.signal.aborted) return;
        // Without the right to invite anywhere, each row says so by itself.
        if (error instanceof ApiError && error.errorCode === ERRORS.forbidden.errorCode) takeHeld([]);
        else refuse([failureText(error) ?? words.unreadable]);
      });
    } else if (data.kind === 'rows') {
      change((last) => ({ ...last, rows: [...last.rows, ...data.rows] }));
    } else if (data.kind === 'done') {
      finish(data.fileIssues, data.ignoredColumns);
    } else {
      refuse([data.reason === 'not-text' ? words.notText : words.unreadable]);
    }
  });
  tell({ kind: 'check', source: 'file' in source ? source.file : source.text, question });
  return stop;
}

/**
 * Checks all rows in a web worker before anything is sent. Another table or leaving the page cancels it. `onText` gets the text of a
 * readable one. [PLUS-2, GV-13, GV-14, INV-11]
 */
export function useImportCheck(): ImportCheck & {
  readonly check: (run: Omit<Run, 'change'>) => void;
  readonly reset: () => void;
} {
  const [state, setState] = useState(NONE);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  return {
    ...state,
    check(run) {
      const { source } = run;
      stop.current?.();
      const fileName = 'file' in source ? source.file.name : source.name;
      const issue = 'file' in source ? csvFileIssue(source.file) : null;
      if (issue !== null) {
        setState({ ...NONE, phase: 'refused', fileName, issues: [FORM_ISSUE_TEXTS[issue]] });
        return;
      }
      setState({ ...NONE, phase: 'checking', fileName });
      stop.current = runCheck({ ...run, change: setState });
    },
    reset() {
      stop.current?.();
      setState(NONE);
    },
  };
}

/** The context of a check, without the users' permissions. */
export type CheckQuestion = Omit<ImportQuestion, 'rows' | 'limits'>;

/** The table, then the users' permissions. */
export type ToWorker =
  | { readonly kind: 'check'; readonly source: File | string; readonly question: CheckQuestion }
  | { readonly kind: 'held'; readonly rows: readonly InvitationRow[] };

/** `emails` asks for permissions; rows come in batches, in file order. */
export type FromWorker =
  | { readonly kind: 'emails'; readonly emails: readonly string[]; readonly text: string }
  | { readonly kind: 'rows'; readonly rows: readonly CheckedRow[] }
  | {
      readonly kind: 'done';
      readonly fileIssues: readonly FileIssue[];
      readonly ignoredColumns: readonly string[];
    }
  | { readonly kind: 'failed'; readonly reason: 'not-text' | 'unreadable' };
