import type { StoredRole } from '@partyline/roles';
import type { Action } from '../table/action.ts';

export interface IntendedGap {
  readonly roles: readonly StoredRole[];
  /** The leaf of the tree, such as `workspace.shared`. */
  readonly leaf: string;
  readonly action: Action;
  /** One sentence for readers of the matrix. */
  readonly reason: string;
}

/** Rights that a higher role lacks although a lower one holds them. [GC-3, GC-6] */
export const INTENDED_GAPS: readonly IntendedGap[] = [
  {
    roles: ['account-owner', 'account-admin'],
    leaf: 'workspace.default',
    action: 'transferOwnership',
    reason: 'The default workspace stays with the account and is never handed over.',
  },
  {
    roles: ['account-owner', 'account-admin'],
    leaf: 'workspace.default',
    action: 'askWorkspaceOwnership',
    reason: "The default workspace is the account's own already.",
  },
  {
    roles: ['account-owner', 'account-admin'],
    leaf: 'workspace.shared',
    action: 'transferOwnership',
    reason: "A shared workspace is its owner's to hand over; the account can ask for it.",
  },
  {
    roles: ['account-owner', 'account-admin'],
    leaf: 'workspace.orphanage',
    action: 'askWorkspaceOwnership',
    reason: 'A workspace without an owner has no one to ask; the account hands it over.',
  },
  {
    roles: ['workspace-owner'],
    leaf: 'workspace.invited',
    action: 'askWorkspaceOwnership',
    reason: 'Who owns a workspace has no need to ask for it.',
  },
];
