import type { ImportQuestion } from '@partyline/invitations';
import Papa from 'papaparse';

export interface HandCheckedRow {
  readonly row: number;
  readonly email: string;
  readonly role: string;
  readonly workspaceId: number | null;
  readonly status: 'valid' | 'duplicate' | 'needsUpdate' | 'invalid';
  readonly issues: readonly { readonly field: string; readonly code: string }[];
}

const EMAIL = /^[^\s@]+@([^\s@.]+\.)+[^\s@.]{2,}$/;
const ROLE_LEVELS: ReadonlyMap<string, number> = new Map([
  ['account-admin', 5],
  ['account admin', 5],
  ['workspace-owner', 4],
  ['workspace owner', 4],
  ['workspace-admin', 3],
  ['workspace admin', 3],
  ['vic-admin', 2],
  ['endpoint-user', 0],
  ['account-owner', 6],
]);

/** Checks cells, self-invitation, grant and duplicates by hand. */
export function checkByHand(text: string, question: ImportQuestion): HandCheckedRow[] {
  const { data } = Papa.parse<Record<string, string | undefined>>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim().toLowerCase(),
  });
  const workspaces = new Map(question.workspaces.map(({ name, id }) => [name.toLowerCase(), id]));
  const held = new Map<string, Set<string>>();
  for (const { email, role, workspaceId, status } of question.rows) {
    if (status !== 'pending' && status !== 'accepted') continue;
    addTo(held, `${email.toLowerCase()} ${String(workspaceId)}`, role);
  }
  const self = question.inviterEmail.toLowerCase();
  return data.map((cells, index) => {
    const email = (cells['email'] ?? '').trim();
    const role = (cells['role'] ?? '').trim().toLowerCase();
    const workspace = (cells['workspace'] ?? '').trim().toLowerCase();
    const workspaceId = workspaces.get(workspace) ?? null;
    const level = ROLE_LEVELS.get(role);
    const issues = listIssues(email, role, level, workspace, workspaceId);
    const base = { row: index + 1, email, role, workspaceId };
    if (issues.length > 0) return { ...base, status: 'invalid', issues };
    if (email.toLowerCase() === self)
      return { ...base, status: 'invalid', issues: [{ field: 'email', code: 'self' }] };
    if (level === undefined || level >= 6)
      return { ...base, status: 'invalid', issues: [{ field: 'role', code: 'not-grantable' }] };
    const key = `${email.toLowerCase()} ${String(workspaceId)}`;
    const there = held.get(key);
    if (there?.has(role))
      return { ...base, status: 'duplicate', issues: [{ field: 'email', code: 'duplicate' }] };
    if (there) return { ...base, status: 'needsUpdate', issues: [{ field: 'role', code: 'held-otherwise' }] };
    addTo(held, key, role);
    return { ...base, status: 'valid', issues: [] };
  });
}

function addTo(held: Map<string, Set<string>>, key: string, role: string): void {
  const known = held.get(key);
  if (known) known.add(role);
  else held.set(key, new Set([role]));
}

function listIssues(
  email: string,
  role: string,
  level: number | undefined,
  workspace: string,
  workspaceId: number | null,
): { field: string; code: string }[] {
  const issues: { field: string; code: string }[] = [];
  if (email === '') issues.push({ field: 'email', code: 'required' });
  else if (email.length > 300 || !EMAIL.test(email)) issues.push({ field: 'email', code: 'invalid' });
  if (role === '') issues.push({ field: 'role', code: 'required' });
  else if (level === undefined) issues.push({ field: 'role', code: 'unknown' });
  if (workspace === '') issues.push({ field: 'workspace', code: 'required' });
  else if (workspaceId === null) issues.push({ field: 'workspace', code: 'unknown' });
  return issues;
}
