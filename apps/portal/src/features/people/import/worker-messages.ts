import type { CheckedRow, FileIssue, ImportQuestion, InvitationRow } from '@partyline/invitations';

/** The context of a check, without the users' permissions. */
export type CheckQuestion = Pick<ImportQuestion, 'inviterEmail' | 'workspaces' | 'defaultWorkspaceId'>;

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
