import { ROLES, type StoredRole } from '@partyline/roles';

/** The words of the page at /accounts-select. */
export const accountsSelect = {
  title: 'Choose an account',
  text: 'You have access to more than one. You can switch later from the menu.',
  listLabel: 'Accounts',
  role: (role: StoredRole): string => ROLES[role].displayName,
  roleIn: (role: StoredRole, workspace: string) => `${ROLES[role].displayName} in ${workspace}`,
  current: 'Current',
  logOut: 'Log out',
} as const;
