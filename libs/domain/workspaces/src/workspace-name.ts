import { err, ok } from '@partyline/kernel';
import type { Result } from '@partyline/kernel';
import {
  checkForm,
  parsedForm,
  readWorkspaceName,
  workspaceNameForm,
  workspaceNameIssue,
} from '@partyline/validation';
import type { WorkspaceNameIssue } from '@partyline/validation';

/** Invalid, or taken by another workspace of the account. */
export type WorkspaceNameRefusal = WorkspaceNameIssue | 'workspace-name-taken';

export interface NamedWorkspace {
  readonly id: number;
  readonly name: string;
}

/** Normalises a name to NFC, trimmed, ignoring case. */
function keyOf(name: string): string {
  return readWorkspaceName(name).toLowerCase().normalize('NFC');
}

/**
 * Parses a workspace name (NFC, trimmed), for a new workspace (`ownId` is null) or a rename, or returns the issue. Taken names
 * ignore case. [WS-5, WS-6, WS-7, GW-2, GW-3, GW-4]
 */
export function parseWorkspaceName(
  text: string,
  ownId: number | null,
  workspaces: readonly NamedWorkspace[],
): Result<string, WorkspaceNameRefusal> {
  const issue = workspaceNameIssue(text);
  if (issue !== null) return err(issue);
  const wanted = keyOf(text);
  const isTaken = workspaces.some(({ id, name }) => id !== ownId && keyOf(name) === wanted);
  return isTaken ? err('workspace-name-taken') : ok(readWorkspaceName(text));
}

/** Builds the form of a workspace's name by {@link parseWorkspaceName}. [WS-5, WS-6, WS-7, GW-4] */
export function workspaceNameFormAmong(ownId: number | null, workspaces: readonly NamedWorkspace[]) {
  return parsedForm((input): Result<{ name: string }, readonly { field: string; code: string }[]> => {
    const form = checkForm(workspaceNameForm, input);
    if (!form.ok) return form;
    const name = parseWorkspaceName(form.value.name, ownId, workspaces);
    return name.ok ? ok({ name: name.value }) : err([{ field: 'name', code: name.error }]);
  });
}
