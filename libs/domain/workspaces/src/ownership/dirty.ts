import type { WorkspaceMember } from './account-member.ts';
import { isTransferOpen } from './transfer-state.ts';
import type { TransferState } from './transfer-state.ts';

/** The facts that can make a workspace dirty. */
export interface WorkspaceMatters {
  /** Its members and invited users. */
  readonly members: readonly WorkspaceMember[];
  /** The states of transfers and requests of its ownership. */
  readonly handovers: readonly TransferState[];
  readonly isMoveRunning: boolean;
}

/** The reasons for a dirty workspace, in the order they are listed. [GW-6] */
export const DIRTY_REASONS = ['owner-invitation', 'handover', 'move'] as const;
/** One of {@link DIRTY_REASONS}. */
export type DirtyReason = (typeof DIRTY_REASONS)[number];

const HOLDS: Readonly<Record<DirtyReason, (matters: WorkspaceMatters) => boolean>> = {
  'owner-invitation': ({ members }) =>
    members.some(({ role, status }) => role === 'workspace-owner' && status === 'pending'),
  handover: ({ handovers }) => handovers.some(isTransferOpen),
  move: ({ isMoveRunning }) => isMoveRunning,
};

/** Lists the reasons why a workspace is dirty; empty for a clean one. [GW-6] */
export function listDirtyReasons(matters: WorkspaceMatters): readonly DirtyReason[] {
  return DIRTY_REASONS.filter((reason) => HOLDS[reason](matters));
}

/**
 * Whether a workspace is dirty: an owner's invitation, a transfer or a request of its ownership is open, or a move is
 * running. Only these three are refused meanwhile. [GW-6, GV-9]
 */
export function isDirty(matters: WorkspaceMatters): boolean {
  return listDirtyReasons(matters).length > 0;
}
