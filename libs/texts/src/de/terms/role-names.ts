import type { StoredRole } from '@partyline/roles';

const ROLE_NAMES: Readonly<Record<StoredRole, string>> = {
  'account-owner': 'Kontoinhaber',
  'account-admin': 'Kontoadministrator',
  'workspace-owner': 'Arbeitsbereich-Inhaber',
  'workspace-admin': 'Arbeitsbereich-Administrator',
  'vic-admin': 'Intercom-Administrator',
  'endpoint-user': 'Virtueller Client-Benutzer',
};

export function roleNameText(role: StoredRole): string {
  return ROLE_NAMES[role];
}
