import type { WorkspaceMember } from './account-member.ts';
import { isTransferOpen } from './transfers/transfer-state.ts';
import type { TransferState } from './transfers/transfer-state.ts';

export interface WorkspaceMatters {
  /** Members and invited users. */
  readonly members: readonly WorkspaceMember[];
  /** States of ownership transfers and requests. */
  readonly transfers: readonly TransferState[];
  readonly isMoveRunning: boolean;
}

/** In list order. [GW-6] */
export const DIRTY_REASONS = ['owner-invitation', 'transfer', 'move'] as const;
export type DirtyReason = (typeof DIRTY_REASONS)[number];

const HOLDS: Readonly<Record<DirtyReason, (matters: WorkspaceMatters) => boolean>> = {
  'owner-invitation': ({ members }) =>
    members.some(({ role, status }) => role === 'workspace-owner' && status === 'pending'),
  transfer: ({ transfers }) => transfers.some(isTransferOpen),
  move: ({ isMoveRunning }) => isMoveRunning,
};

/** Lists why a workspace is dirty; empty for a clean one. [GW-6] */
export function listDirtyReasons(matters: WorkspaceMatters): readonly DirtyReason[] {
  return DIRTY_REASONS.filter((reason) => HOLDS[reason](matters));
}

/** Returns whether an owner invitation, a transfer or a move is open; only new ones of these are refused meanwhile. [GW-6, GV-9] */
export function isDirty(matters: WorkspaceMatters): boolean {
  return listDirtyReasons(matters).length > 0;
}
