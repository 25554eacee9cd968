import type { WorkspaceMember } from './account-member.ts';
import { isTransferOpen } from './transfer-state.ts';
import type { TransferState } from './transfer-state.ts';

/** What may be going on in a workspace. */
export interface WorkspaceMatters {
  /** Its members and whoever is invited. */
  readonly members: readonly WorkspaceMember[];
  /** The states of the transfers and requests of its ownership. */
  readonly handovers: readonly TransferState[];
  readonly isMoveRunning: boolean;
}

/** What makes a workspace dirty, in the order in which it is named. [GW-6] */
export const DIRTY_REASONS = ['owner-invitation', 'handover', 'move'] as const;
/** One of {@link DIRTY_REASONS}. */
export type DirtyReason = (typeof DIRTY_REASONS)[number];

const HOLDS: Readonly<Record<DirtyReason, (matters: WorkspaceMatters) => boolean>> = {
  'owner-invitation': ({ members }) =>
    members.some(({ role, status }) => role === 'workspace-owner' && status === 'pending'),
  handover: ({ handovers }) => handovers.some(isTransferOpen),
  move: ({ isMoveRunning }) => isMoveRunning,
};

/** Everything that makes a workspace dirty; empty for a clean one. [GW-6] */
export function listDirtyReasons(matters: WorkspaceMatters): readonly DirtyReason[] {
  return DIRTY_REASONS.filter((reason) => HOLDS[reason](matters));
}

/**
 * Whether a workspace is dirty: the invitation of an owner, a transfer or a request of its ownership is open, or a move is
 * running. It refuses these three and nothing else. [GW-6, GV-9]
 */
export function isDirty(matters: WorkspaceMatters): boolean {
  return listDirtyReasons(matters).length > 0;
}
