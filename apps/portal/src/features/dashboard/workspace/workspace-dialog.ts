import { onAccountDataReset } from '../../../session/session-store.ts';
import { createStore } from '../../../store.ts';

/** A dialog about a workspace, and which one. */
export interface WorkspaceDialog {
  readonly kind: 'rename' | 'delete';
  readonly workspaceId: number;
}

/** The one dialog about a workspace that is open. */
export const workspaceDialog = createStore<WorkspaceDialog | null>(null);

onAccountDataReset(() => workspaceDialog.set(null));
