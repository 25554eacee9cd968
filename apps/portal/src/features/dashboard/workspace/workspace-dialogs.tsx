import { useEffect } from 'react';
import { useStore } from '../../../store.ts';
import type { LayersProps } from '../layers/layers.tsx';
import type { WorkspaceView } from '../model/workspace-view.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { findHead } from './heads.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { workspaceDialog } from './workspace-dialog.ts';
import { workspaceStore } from './workspace-store.ts';

const close = () => workspaceDialog.set(null);

/** The workspace that was chosen has gone, and the focus with it: it goes on at what stands there now. [WS-25] */
function goOn(views: readonly WorkspaceView[]): void {
  const at = Math.min(workspaceStore.get().selectedIndex, views.length - 1);
  const next = views[at];
  if (next !== undefined) findHead(next.workspace.id)?.button.focus();
}

/** The dialog about a workspace that is open, if any. It goes when its workspace does. */
export function WorkspaceDialogs({ views }: LayersProps) {
  const dialog = useStore(workspaceDialog, (open) => open);
  const view = views.find(({ workspace }) => workspace.id === dialog?.workspaceId);
  const isGone = dialog !== null && view === undefined;
  useEffect(() => {
    if (!isGone) return;
    close();
    goOn(views);
  }, [isGone, views]);
  if (dialog === null || view === undefined) return null;
  const Dialog = dialog.kind === 'rename' ? RenameDialog : DeleteDialog;
  return <Dialog view={view} views={views} onClose={close} />;
}
