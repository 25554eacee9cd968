import type { ActCode, ApiScope } from '@partyline/permissions';

/** The scopes of which an API token needs one for an act; acts without an entry are closed to tokens. [PLUS-25, PLUS-35] */
export const ACT_SCOPES: Readonly<Partial<Record<ActCode, readonly ApiScope[]>>> = {
  'workspace.view': ['devices:read'],
  'workspace.list': ['people:read'],
  'workspace.rename': ['devices:manage'],
  'workspace.invite': ['people:manage'],
  'workspace.revoke': ['people:manage'],
  'workspace.delete': ['devices:manage'],
  'workspace.add-instances': ['devices:manage'],
  'workspace.move-instances': ['devices:manage'],
  'workspace.edit-instances': ['devices:manage', 'devices:control'],
  'instance.view': ['devices:read'],
  'instance.list': ['devices:read'],
  'instance.favorite': ['devices:control'],
  'instance.start': ['devices:control'],
  'instance.stop': ['devices:control'],
  'instance.ccm': ['devices:control'],
  'instance.change-target': ['devices:control'],
  'instance.update': ['devices:control'],
  'account.workspace.add': ['devices:manage'],
  'account.workspace.view': ['devices:read'],
  'account.workspace.list': ['audit:read'],
};
