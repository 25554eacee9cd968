import { useEffect } from 'react';
import { useStore } from '../../../store.ts';
import { workspaceDialog, workspaceStore } from '../data/workspace-store.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { findHeader } from './workspace-header.ts';

const close = () => workspaceDialog.set(null);

/** Focuses the workspace that takes the place of the deleted one. [WS-25] */
function focusNext(views: readonly WorkspaceView[]): void {
  const next = views[Math.min(workspaceStore.get().selectedIndex, views.length - 1)];
  if (next !== undefined) findHeader(next.workspace.id)?.button.focus();
}

/** The open dialog about a workspace. It closes when its workspace is gone. */
export function WorkspaceDialogs({ views }: { views: readonly WorkspaceView[] }) {
  const dialog = useStore(workspaceDialog, (open) => open);
  const view = views.find(({ workspace }) => workspace.id === dialog?.workspaceId);
  const isGone = dialog !== null && view === undefined;
  useEffect(() => {
    if (!isGone) return;
    close();
    focusNext(views);
  }, [isGone, views]);
  if (dialog === null || view === undefined) return null;
  const Dialog = dialog.kind === 'rename' ? RenameDialog : DeleteDialog;
  return <Dialog view={view} views={views} onClose={close} />;
}
