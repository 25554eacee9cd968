import { useEffect } from 'react';
import { useStore } from '../../../store.ts';
import type { OverlayProps } from '../data/open-overlay.ts';
import { workspaceDialog, workspaceStore } from '../data/workspace-store.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';
import { AddDeviceDialog } from './add-device-dialog.tsx';
import { CreateDialog } from './create-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { findHeader } from './workspace-header.ts';

const close = () => workspaceDialog.set(null);

/** Focuses the workspace at the deleted one's position. [WS-25] */
function focusNext(views: readonly WorkspaceView[]): void {
  const next = views[Math.min(workspaceStore.get().selectedIndex, views.length - 1)];
  if (next !== undefined) findHeader(next.workspace.id)?.button.focus();
}

/** The open workspace dialog; closes when its workspace is gone. */
export function WorkspaceDialogs(props: Pick<OverlayProps, 'views' | 'subjectIn'>) {
  const { views } = props;
  const dialog = useStore(workspaceDialog, (open) => open);
  const isAbout = dialog?.kind === 'rename' || dialog?.kind === 'delete';
  const view = isAbout ? views.find(({ workspace }) => workspace.id === dialog.workspaceId) : undefined;
  const isGone = isAbout && view === undefined;
  useEffect(() => {
    if (!isGone) return;
    close();
    focusNext(views);
  }, [isGone, views]);
  if (dialog?.kind === 'create') return <CreateDialog views={views} onClose={close} />;
  if (dialog?.kind === 'add-device')
    return <AddDeviceDialog {...props} workspaceId={dialog.workspaceId} onClose={close} />;
  if (!isAbout || view === undefined) return null;
  const Dialog = dialog.kind === 'rename' ? RenameDialog : DeleteDialog;
  return <Dialog view={view} views={views} onClose={close} />;
}
