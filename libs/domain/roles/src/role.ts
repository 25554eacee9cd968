/**
 * The roles of the specification, by name. Level decides who outranks whom, id is what is stored; ids are never
 * compared (GC-6). endpoint-user has no level in the specification and counts as 0 (GV-19); trial is never stored
 * and has neither id nor display name (GC-15). [ROLE-1 … ROLE-7]
 */
export const ROLES = {
  'account-owner': { level: 6, id: 1, displayName: 'Account Owner' },
  'account-admin': { level: 5, id: 5, displayName: 'Account Admin' },
  'workspace-owner': { level: 4, id: 2, displayName: 'Workspace Owner' },
  'workspace-admin': { level: 3, id: 6, displayName: 'Workspace Admin' },
  'vic-admin': { level: 2, id: 3, displayName: 'Admin of the intercom service' },
  'endpoint-user': { level: null, id: 4, displayName: 'Virtual Client User' },
  trial: { level: 1, id: null, displayName: null },
} as const;

/** A role's name. */
export type Role = keyof typeof ROLES;

/** A role that a membership can hold: every role but the derived `trial`. */
export type StoredRole = Exclude<Role, 'trial'>;

/** The roles that a membership can hold, highest level first. */
export const STORED_ROLES = [
  'account-owner',
  'account-admin',
  'workspace-owner',
  'workspace-admin',
  'vic-admin',
  'endpoint-user',
] as const satisfies readonly StoredRole[];
