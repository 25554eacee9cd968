import { allow } from '@partyline/kernel';
import { subjectFor } from '@partyline/permissions';
import type { Subject } from '@partyline/permissions';
import type { StoredRole } from '@partyline/roles';
import type { ImportWorkspace } from './check-rows.ts';

/** Returns a subject with one role in an account. */
export function holderOf(role: StoredRole, planType: 'paid' | 'trial' = 'paid'): Subject {
  return subjectFor({ roles: [role], planType, customerStatus: 'B2C' });
}

/** Returns a subject that has only these rights, the same in every kind of workspace. */
export function holderWith(role: StoredRole, rights: readonly ('invite' | 'revoke')[]): Subject {
  const verdicts = Object.fromEntries(rights.map((right) => [right, allow()]));
  const workspace = { default: verdicts, shared: verdicts, orphanage: verdicts, invited: verdicts };
  return { ...holderOf(role), workspace };
}

/** Returns a workspace seen by an account owner, open to every invitation. */
export function workspaceOf(id: number, more: Partial<ImportWorkspace> = {}): ImportWorkspace {
  return {
    id,
    name: `Studio ${id}`,
    roleType: 'orphanage',
    isDefault: false,
    isDirty: false,
    haveWorkspaceOwner: false,
    subject: holderOf('account-owner'),
    ...more,
  };
}

/** Seen by an account owner. */
export const DEFAULT_WORKSPACE = workspaceOf(1, { name: 'Main', roleType: 'default', isDefault: true });
/** Another one. */
export const WORKSPACE = workspaceOf(2, { name: 'Studio' });
export const INVITER = 'Owner@Example.org';
export const NOW_MS = Date.parse('2026-11-20T12:00:00Z');
