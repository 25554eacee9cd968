import type { CheckedRow, FileIssue, ImportQuestion, InvitationRow } from '@partyline/invitations';

/** What an import is judged by, apart from what the users hold. */
export type CheckQuestion = Pick<ImportQuestion, 'inviterEmail' | 'workspaces' | 'defaultWorkspaceId'>;

/** What the page tells the worker: the file first, then what the users of the file hold. */
export type ToWorker =
  | { readonly kind: 'check'; readonly file: File; readonly question: CheckQuestion }
  | { readonly kind: 'held'; readonly rows: readonly InvitationRow[] };

/** What the worker tells the page. `emails` asks what these users hold; the rows come in batches, in the order of the file. */
export type FromWorker =
  | { readonly kind: 'emails'; readonly emails: readonly string[] }
  | { readonly kind: 'rows'; readonly rows: readonly CheckedRow[] }
  | { readonly kind: 'done'; readonly fileIssues: readonly FileIssue[] }
  | { readonly kind: 'failed'; readonly reason: 'not-text' | 'unreadable' };
