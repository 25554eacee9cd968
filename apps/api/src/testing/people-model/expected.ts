import { isOpen, type Model } from './model.ts';
import type { Move } from './steps.ts';

/** Returns whether the API should do it. */
export function isAllowed(model: Model, move: Move): boolean {
  switch (move.do) {
    case 'create':
      return model.isManager(move.user);
    case 'delete':
      return model.isManager(move.user) && model.kindOf(move.workspace) === 'orphanage';
    case 'invite':
      return mayInvite(model, move);
    case 'accept': {
      const { user, invitation } = move;
      const { state, role, workspace } = invitation;
      if (invitation.user !== user) return false;
      // Repeated acceptances are answered alike while the membership counts.
      if (state === 'accepted') return model.hasActiveSeat(user, workspace);
      if (state !== 'pending') return false;
      return role !== 'workspace-owner' || model.ownerOf(workspace) === undefined;
    }
    case 'revoke': {
      const { user, row } = move;
      if (row.workspace === null && !model.isManager(user)) return false;
      return (
        model.mayRevokeAt(user, row.workspace ?? model.defaultId) &&
        model.outranks(user, row.workspace, row.role)
      );
    }
    case 'change':
      return mayChange(model, move);
    case 'suspend': {
      const { user, seat, isSuspended } = move;
      const isOwner = seat.role === 'workspace-owner';
      const isTaking = isSuspended && !seat.isSuspended;
      return user !== seat.user && mayHandle(model, user, seat, isTaking) && !(isOwner && isSuspended);
    }
    case 'leave': {
      const { user, seat } = move;
      return model.isMember(user) && seat.role !== 'account-owner' && seat.role !== 'workspace-owner';
    }
    case 'transfer': {
      const { user, workspace, target } = move;
      if (!model.mayTransfer(user, workspace) || model.isSuspendedOwner(user, workspace)) return false;
      return !model.isDirty(workspace) && model.isEligible(user, target, workspace);
    }
    case 'request': {
      const { user, workspace } = move;
      if (!model.mayRequest(user, workspace) || model.isSuspendedOwner(user, workspace)) return false;
      return !model.isDirty(workspace) && (model.ownerOf(workspace) ?? model.ownerOf(null)) !== user;
    }
    case 'answer':
      return mayAnswer(model, move);
    case 'expire':
      return true;
  }
}

function mayInvite(
  model: Model,
  { user, target, role, workspace, update }: Extract<Move, { do: 'invite' }>,
): boolean {
  // For account-level callers, an account role counts in the default workspace.
  const where = role === 'account-admin' && model.isManager(user) ? model.defaultId : workspace;
  const isVisible = model.rolesAt(user, where).length > 0;
  if (!isVisible || target === user || !model.mayInviteAt(user, where)) return false;
  if (!model.outranks(user, where, role)) return false;
  const held = model.heldAt(target, role === 'account-admin' ? null : where);
  if (held.some((one) => one.role === role)) return false;
  if (role === 'workspace-owner' && (where === model.defaultId || model.isDirty(where))) return false;
  if (role === 'workspace-owner' && model.ownerOf(where) !== undefined) return false;
  const [other] = role === 'account-admin' ? [] : held;
  if (other === undefined) return true;
  if (model.isHigher(other.role, role) && !model.mayRevokeAt(user, where)) return false;
  return update && model.outranks(user, where, other.role);
}

function mayHandle(
  model: Model,
  user: string,
  { workspace, role }: Extract<Move, { do: 'change' }>['seat'],
  isTaking: boolean,
): boolean {
  if (workspace === null && !model.isManager(user)) return false;
  const where = workspace ?? model.defaultId;
  const hasRight = isTaking ? model.mayRevokeAt(user, where) : model.mayInviteAt(user, where);
  return hasRight && model.outranks(user, workspace, role);
}

function mayChange(model: Model, { user, seat, role }: Extract<Move, { do: 'change' }>): boolean {
  if (user === seat.user || !mayHandle(model, user, seat, model.isHigher(seat.role, role))) return false;
  if (role === seat.role) return true;
  if (role.startsWith('account') !== seat.role.startsWith('account')) return false;
  if (!model.outranks(user, seat.workspace, role)) return false;
  if (role !== 'workspace-owner') return true;
  const isFree = seat.workspace !== model.defaultId && model.ownerOf(seat.workspace) === undefined;
  return isFree && !model.isDirty(seat.workspace);
}

function mayAnswer(model: Model, { user, transfer, how }: Extract<Move, { do: 'answer' }>): boolean {
  const { workspace, by, to, kind } = transfer;
  if (!isOpen(transfer) || model.isSuspendedOwner(user, workspace)) return false;
  if (how === 'cancel' || how === 'resend') return user === by;
  if (user !== model.answererOf(transfer)) return false;
  if (how !== 'accept') return true;
  if (model.isSuspendedOwner(by, workspace)) return false;
  if (kind === 'transfer') return model.mayTransfer(by, workspace) && model.isEligible(by, to, workspace);
  return workspace !== null && model.mayRequest(by, workspace);
}

/** Applies a move to the model; `id` is the API's new object. */
export function applyMove(model: Model, move: Move, id: string): void {
  switch (move.do) {
    case 'create':
      model.workspaces.push({ id: Number(id), isDefault: false });
      return;
    case 'delete':
      deleteWorkspace(model, move.workspace);
      return;
    case 'invite': {
      const workspace = move.role === 'account-admin' ? null : move.workspace;
      const [held] = workspace === null ? [] : model.heldAt(move.target, workspace);
      if (held === undefined) {
        model.invitations.push({ id, user: move.target, workspace, role: move.role, state: 'pending' });
        return;
      }
      held.role = move.role;
      if (move.role === 'workspace-owner' && 'isSuspended' in held) held.isSuspended = false;
      model.settle(move.target);
      return;
    }
    case 'accept':
      accept(model, move.invitation);
      return;
    case 'revoke': {
      const { row } = move;
      if ('state' in row) row.state = 'revoked';
      else model.seats = model.seats.filter((seat) => seat !== row);
      model.settle(row.user);
      return;
    }
    case 'change':
      // A new owner is no longer suspended.
      if (move.role === 'workspace-owner' && move.seat.role !== move.role) move.seat.isSuspended = false;
      move.seat.role = move.role;
      model.settle(move.seat.user);
      return;
    case 'suspend':
      move.seat.isSuspended = move.isSuspended;
      model.settle(move.seat.user);
      return;
    case 'leave':
      model.seats = model.seats.filter((seat) => seat !== move.seat);
      model.settle(move.user);
      return;
    case 'transfer':
    case 'request': {
      const { user, workspace } = move;
      const to = move.do === 'transfer' ? move.target : user;
      const kind = move.do;
      model.transfers.push({ id, kind, workspace, by: user, to, state: 'inProgress' });
      return;
    }
    case 'answer':
      answer(model, move);
      return;
    case 'expire':
      move.what.state = 'expired';
      return;
  }
}

function deleteWorkspace(model: Model, workspace: number): void {
  model.workspaces = model.workspaces.filter(({ id }) => id !== workspace);
  model.seats = model.seats.filter((seat) => seat.workspace !== workspace);
  for (const one of model.invitations)
    if (one.workspace === workspace && (one.state === 'pending' || one.state === 'expired'))
      one.state = 'revoked';
  for (const one of model.transfers) if (one.workspace === workspace && isOpen(one)) one.state = 'cancelled';
}

function accept(model: Model, invitation: Extract<Move, { do: 'accept' }>['invitation']): void {
  const { user, workspace, role, state } = invitation;
  if (state === 'accepted') return;
  invitation.state = 'accepted';
  const seat = model.seats.find((one) => one.user === user && one.workspace === workspace);
  if (seat === undefined) model.seats.push({ user, workspace, role, isSuspended: false });
  else if (model.isHigher(role, seat.role)) {
    seat.role = role;
    if (role === 'workspace-owner') seat.isSuspended = false;
  }
}

function answer(model: Model, { transfer, how }: Extract<Move, { do: 'answer' }>): void {
  if (how === 'open') transfer.state = 'transition';
  if (how === 'reject') transfer.state = 'rejected';
  if (how === 'cancel') transfer.state = 'cancelled';
  if (how !== 'accept') return;
  transfer.state = 'done';
  model.hand(transfer);
  for (const user of [transfer.by, transfer.to]) model.settle(user);
}
