import { ROLES, STORED_ROLES } from '@partyline/roles';
import type { StoredRole } from '@partyline/roles';

/** Normalises a name to NFC, trimmed, in lower case. */
const keyOf = (name: string): string => name.normalize('NFC').trim().toLowerCase();

const ROLE_BY_NAME: ReadonlyMap<string, StoredRole> = new Map(
  STORED_ROLES.flatMap((role): [string, StoredRole][] => [
    [keyOf(role), role],
    [keyOf(ROLES[role].displayName), role],
  ]),
);

/** Finds a role by name or display name, ignoring case, never by number. [GV-13, GV-14] */
export function findRole(text: string): StoredRole | null {
  return ROLE_BY_NAME.get(text) ?? ROLE_BY_NAME.get(keyOf(text)) ?? null;
}

/** A further name of a role, as the page of the reader shows it. */
export interface RoleName {
  readonly role: StoredRole;
  readonly name: string;
}

/** Returns a function that finds a role by {@link findRole}, then by the further names. [GV-13, GV-14] */
export function roleFinder(names: readonly RoleName[]): (text: string) => StoredRole | null {
  const byName = new Map(names.map(({ role, name }) => [keyOf(name), role]));
  return (text) => findRole(text) ?? byName.get(keyOf(text)) ?? null;
}

export interface NamedWorkspace {
  readonly id: number;
  readonly name: string;
}

/** Lists the workspaces that rows name, each once, ignoring case. [GV-14] */
export function listNamedWorkspaces(
  rows: Iterable<{ readonly cells: { readonly workspace: string } }>,
): string[] {
  const byKey = new Map(Array.from(rows, ({ cells }) => [keyOf(cells.workspace), cells.workspace]));
  byKey.delete('');
  return [...byKey.values()];
}

export type FoundWorkspace<Workspace> = Workspace | 'workspace-unknown' | 'workspace-ambiguous';

/** Returns a function that finds a workspace by name (ignoring case), then by number. [GV-14] */
export function workspaceFinder<Workspace extends NamedWorkspace>(
  workspaces: readonly Workspace[],
): (text: string) => FoundWorkspace<Workspace> {
  const byName = new Map<string, Workspace | 'workspace-ambiguous'>();
  for (const workspace of workspaces) {
    const key = keyOf(workspace.name);
    byName.set(key, byName.has(key) ? 'workspace-ambiguous' : workspace);
  }
  const byId = new Map(workspaces.map((workspace) => [String(workspace.id), workspace]));
  // Cache: files repeat few names.
  const answered = new Map<string, FoundWorkspace<Workspace>>();
  return (text) => {
    const known = answered.get(text);
    if (known !== undefined) return known;
    const found = byName.get(keyOf(text)) ?? byId.get(text.trim()) ?? 'workspace-unknown';
    answered.set(text, found);
    return found;
  };
}
