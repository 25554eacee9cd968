import type { StoredRole } from '@partyline/roles';
import { roleNameText } from '../terms/role-names.ts';

/** Texts of /accounts-select. */
export const accountsSelect = {
  title: 'Choose an account',
  text: 'You have access to more than one. You can switch later from the menu.',
  listLabel: 'Accounts',
  role: (role: StoredRole): string => roleNameText(role),
  roleIn: (role: StoredRole, workspace: string) => `${roleNameText(role)} in ${workspace}`,
  current: 'Current',
  logOut: 'Log out',
} as const;
