import { checkImport, INVITATION_STATUSES, listNamedWorkspaces } from '@partyline/invitations';
import type { ImportQuestion, ImportWorkspace, HeldAccess } from '@partyline/invitations';
import { parseWorkspaceId } from '@partyline/kernel';
import { WORKSPACE_KINDS } from '@partyline/permissions';
import type { Subject } from '@partyline/permissions';
import { parseRole } from '@partyline/roles';
import { isFields, parseJson } from '../cli/read-json.ts';
import { WrongUse } from '../cli/wrong-use.ts';

type Fields = Readonly<Record<string, unknown>>;

function readList(text: string, what: string): readonly Fields[] {
  const value = parseJson(text, what);
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const fields = list.filter(isFields);
  if (!Array.isArray(value) || fields.length < list.length)
    throw new WrongUse(`${what} is not a JSON list of objects.`);
  return fields;
}

function readWorkspace(fields: Fields, subject: Subject, at: number): ImportWorkspace {
  const id = parseWorkspaceId(fields['id']);
  const { name } = fields;
  const roleType = WORKSPACE_KINDS.find((kind) => kind === fields['roleType']);
  if (!id.ok || typeof name !== 'string' || roleType === undefined) {
    throw new WrongUse(
      `Workspace ${at + 1} of the list needs an id (a number), a name and a roleType (${WORKSPACE_KINDS.join(', ')}).`,
    );
  }
  return {
    id: id.value,
    name,
    roleType,
    isDefault: fields['isDefault'] === true || roleType === 'default',
    isDirty: fields['isDirty'] === true,
    haveWorkspaceOwner: fields['haveWorkspaceOwner'] === true,
    subject,
  };
}

/** Reads workspaces as the list of workspaces returns them. */
export function readWorkspaces(text: string, subject: Subject): ImportWorkspace[] {
  return readList(text, 'The list of workspaces').map((fields, at) => readWorkspace(fields, subject, at));
}

function readRow(fields: Fields, at: number): HeldAccess {
  const { email, workspaceId } = fields;
  const role = parseRole(fields['role']);
  const place = workspaceId === null || workspaceId === undefined ? null : parseWorkspaceId(workspaceId);
  const status = INVITATION_STATUSES.find((known) => known === (fields['status'] ?? 'accepted'));
  if (typeof email !== 'string' || !role.ok || place?.ok === false || status === undefined) {
    throw new WrongUse(
      `Row ${at + 1} of what there is needs an email, a role, a workspaceId (or null) and a status (${INVITATION_STATUSES.join(', ')}).`,
    );
  }
  return { email, role: role.value, workspaceId: place === null ? null : place.value, status };
}

export function readRows(text: string): HeldAccess[] {
  return readList(text, 'The list of rows').map(readRow);
}

/** Returns the default workspace, and one for every name in the file. */
export function openWorkspaces(csv: string, subject: Subject): ImportWorkspace[] {
  const { rows } = checkImport(csv, { inviterEmail: '', workspaces: [], rows: [], nowMs: 0 });
  const open = { isDefault: false, isDirty: false, haveWorkspaceOwner: false, subject };
  const named = listNamedWorkspaces(rows).map((name, at) => ({
    ...open,
    id: at + 2,
    name,
    roleType: 'orphanage' as const,
  }));
  const fallback = { ...open, id: 1, name: '', roleType: 'default' as const, isDefault: true };
  return [fallback, ...named];
}

export type ImportContext = ImportQuestion & { readonly areWorkspacesKnown: boolean };
