import type * as english from '../../sign-in/accounts-select.ts';
import type { Translation } from '../../translation.ts';
import { roleNameText } from '../terms/role-names.ts';

/** Texts of /accounts-select. */
export const accountsSelect: Translation<typeof english.accountsSelect> = {
  title: 'Konto wählen',
  text: 'Sie haben Zugang zu mehreren Konten. Sie können später im Menü wechseln.',
  listLabel: 'Konten',
  role: (role) => roleNameText(role),
  roleIn: (role, workspace) => `${roleNameText(role)} in ${workspace}`,
  current: 'Aktuell',
  logOut: 'Abmelden',
};
