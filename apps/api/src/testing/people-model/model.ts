/*
 * Users, roles, invitations and ownerships of one account, restated without the domain libraries: the API is compared
 * with it step by step.
 */

export type Role =
  | 'account-owner'
  | 'account-admin'
  | 'workspace-owner'
  | 'workspace-admin'
  | 'vic-admin'
  | 'endpoint-user';

/** Highest first; only strictly lower ones are granted or changed. [GV-11] */
export const RANKS: readonly Role[] = [
  'account-owner',
  'account-admin',
  'workspace-owner',
  'workspace-admin',
  'vic-admin',
  'endpoint-user',
];
const isAbove = (a: Role, b: Role): boolean => RANKS.indexOf(a) < RANKS.indexOf(b);
const isOfAccount = (role: Role): boolean => role.startsWith('account');

/** null for the account. */
export type WorkspaceId = number | null;

export interface Seat {
  readonly user: string;
  readonly workspace: WorkspaceId;
  role: Role;
  isSuspended: boolean;
}

export interface Invitation {
  readonly id: string;
  readonly user: string;
  readonly workspace: WorkspaceId;
  role: Role;
  state: 'pending' | 'accepted' | 'expired' | 'revoked';
}

export interface OwnershipTransfer {
  readonly id: string;
  readonly kind: 'transfer' | 'request';
  readonly workspace: WorkspaceId;
  readonly by: string;
  readonly to: string;
  state: 'inProgress' | 'transition' | 'done' | 'rejected' | 'cancelled' | 'expired';
}

export interface Workspace {
  readonly id: number;
  readonly isDefault: boolean;
}

export class Model {
  readonly users: readonly string[];
  readonly defaultId: number;
  workspaces: Workspace[];
  seats: Seat[];
  readonly invitations: Invitation[] = [];
  readonly transfers: OwnershipTransfer[] = [];

  constructor(users: readonly string[], owner: string, defaultId: number) {
    this.users = users;
    this.defaultId = defaultId;
    this.workspaces = [{ id: defaultId, isDefault: true }];
    this.seats = [{ user: owner, workspace: null, role: 'account-owner', isSuspended: false }];
  }

  /** Returns whether a user has an active membership in exactly this workspace, or the account itself. */
  hasActiveSeat(user: string, workspace: WorkspaceId): boolean {
    return this.seats.some((seat) => seat.user === user && seat.workspace === workspace && !seat.isSuspended);
  }

  rolesAt(user: string, workspace: WorkspaceId): Role[] {
    return this.seats
      .filter(
        (seat) =>
          seat.user === user &&
          !seat.isSuspended &&
          (seat.workspace === null || seat.workspace === workspace),
      )
      .map(({ role }) => role);
  }

  highestAt(user: string, workspace: WorkspaceId): Role | undefined {
    return this.rolesAt(user, workspace).toSorted((a, b) => RANKS.indexOf(a) - RANKS.indexOf(b))[0];
  }

  isMember(user: string): boolean {
    return this.seats.some((seat) => seat.user === user && !seat.isSuspended);
  }

  isManager(user: string): boolean {
    return this.rolesAt(user, null).some(isOfAccount);
  }

  /** Includes a suspended owner. */
  ownerOf(workspace: WorkspaceId): string | undefined {
    const role = workspace === null ? 'account-owner' : 'workspace-owner';
    return this.seats.find((seat) => seat.role === role && seat.workspace === workspace)?.user;
  }

  kindOf(id: number): 'default' | 'shared' | 'orphanage' {
    if (id === this.defaultId) return 'default';
    return this.ownerOf(id) === undefined ? 'orphanage' : 'shared';
  }

  openAt(workspace: WorkspaceId): OwnershipTransfer | undefined {
    return this.transfers.find((one) => one.workspace === workspace && isOpen(one));
  }

  /** Returns whether an ownership change is open: there is one at a time. [GV-9, GO-7] */
  isDirty(workspace: WorkspaceId): boolean {
    const isInvited = this.invitations.some(
      (one) => one.workspace === workspace && one.role === 'workspace-owner' && one.state === 'pending',
    );
    return isInvited || this.openAt(workspace) !== undefined;
  }

  mayInviteAt(user: string, id: number): boolean {
    return this.rolesAt(user, id).some((role) => role !== 'endpoint-user');
  }

  mayRevokeAt(user: string, id: number): boolean {
    return this.rolesAt(user, id).some((role) => role !== 'endpoint-user' && role !== 'vic-admin');
  }

  outranks(user: string, workspace: WorkspaceId, role: Role): boolean {
    const highest = this.highestAt(user, workspace);
    return highest !== undefined && isAbove(highest, role);
  }

  mayTransfer(user: string, workspace: WorkspaceId): boolean {
    if (workspace === null) return this.rolesAt(user, null).includes('account-owner');
    const kind = this.kindOf(workspace);
    if (kind === 'default') return false;
    const roles = this.rolesAt(user, workspace);
    return roles.includes('workspace-owner') || (kind === 'orphanage' && roles.some(isOfAccount));
  }

  mayRequest(user: string, workspace: number): boolean {
    const kind = this.kindOf(workspace);
    if (kind === 'default') return false;
    const roles = this.rolesAt(user, workspace);
    return roles.includes('workspace-admin') || (kind === 'shared' && roles.some(isOfAccount));
  }

  isHigher(a: Role, b: Role): boolean {
    return isAbove(a, b);
  }

  /** Returns whether a user can receive the ownership of a workspace or the account. [GO-3, GO-4] */
  isEligible(by: string, to: string, workspace: WorkspaceId): boolean {
    if (to === by) return false;
    return this.seats.some((seat) => {
      if (seat.user !== to || (seat.isSuspended && seat.role !== 'workspace-owner')) return false;
      if (seat.role === 'account-admin') return true;
      const isManagerHere = seat.role === 'workspace-owner' || seat.role === 'workspace-admin';
      return isManagerHere && workspace !== null && seat.workspace === workspace;
    });
  }

  /** Returns who answers an open transfer or request. [GO-8] */
  answererOf({ kind, workspace, to }: OwnershipTransfer): string | undefined {
    return kind === 'transfer' ? to : (this.ownerOf(workspace) ?? this.ownerOf(null));
  }

  isSuspendedOwner(user: string, workspace: WorkspaceId): boolean {
    return this.seats.some(
      (seat) =>
        seat.user === user &&
        seat.isSuspended &&
        seat.role === 'workspace-owner' &&
        seat.workspace === workspace,
    );
  }

  heldAt(user: string, workspace: WorkspaceId): (Seat | Invitation)[] {
    return [
      ...this.seats.filter((seat) => seat.user === user && seat.workspace === workspace),
      ...this.invitations.filter(
        (one) => one.user === user && one.workspace === workspace && one.state === 'pending',
      ),
    ];
  }

  /** Ends what lost a party through a change of memberships. [GO-3] */
  settle(user: string): void {
    for (const one of this.transfers) {
      if (!isOpen(one)) continue;
      // The submitter of a request would answer it now.
      if (one.kind === 'request' && this.answererOf(one) === one.by) one.state = 'cancelled';
      if (one.by !== user && one.to !== user) continue;
      const isSubmitterGone =
        this.rolesAt(one.by, one.workspace).length === 0 && !this.isSuspendedOwner(one.by, one.workspace);
      const isRecipientGone = one.kind === 'transfer' && !this.isEligible(one.by, one.to, one.workspace);
      if (isSubmitterGone || isRecipientGone) one.state = 'cancelled';
    }
  }

  /** Transfers the ownership. [GO-5] */
  hand({ workspace, to, by }: OwnershipTransfer): void {
    if (workspace === null) {
      for (const seat of this.seats.filter((one) => one.workspace === null)) {
        if (seat.user === to) seat.role = 'account-owner';
        else if (seat.user === by) seat.role = 'account-admin';
      }
      return;
    }
    const previous = this.seats.find(
      (seat) => seat.workspace === workspace && seat.role === 'workspace-owner',
    );
    if (previous !== undefined && previous.user !== to) previous.role = 'workspace-admin';
    if (this.ownerOf(null) === to) return;
    this.seats = this.seats.filter((seat) => seat.user !== to || seat.workspace !== workspace);
    this.seats.push({ user: to, workspace, role: 'workspace-owner', isSuspended: false });
  }
}

export function isOpen({ state }: OwnershipTransfer): boolean {
  return state === 'inProgress' || state === 'transition';
}
