import { useStore } from '../../../store.ts';
import { useCardSurroundings } from '../card/card-context.ts';
import type { LayersProps } from '../layers/layers.tsx';
import { findShown } from '../model/find-shown.ts';
import { useAccess } from '../use-access.ts';
import { EditDialog } from './edit-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { openDialog, type OpenDialog } from './open-dialog.ts';
import { UnregisterDialog } from './unregister-dialog.tsx';
import { UpgradeDialog } from './upgrade-dialog.tsx';

const close = () => openDialog.set(null);

/** The dialog about devices that is open, if any. It goes when its device does. */
export function DeviceDialogs(props: LayersProps) {
  const dialog = useStore(openDialog, (open) => open);
  return dialog === null ? null : <DeviceDialog {...props} dialog={dialog} />;
}

function DeviceDialog({ views, subjectIn, dialog }: LayersProps & { dialog: OpenDialog }) {
  const { isConnected } = useCardSurroundings();
  const found = findShown(views, dialog.vicUuids[0] ?? '');
  const access = useAccess(found, subjectIn, isConnected);
  if (found === null || access === null) return null;
  const props = { ...found, onClose: close };
  switch (dialog.kind) {
    case 'edit':
      return <EditDialog {...props} access={access} />;
    case 'upgrade':
      return <UpgradeDialog {...props} />;
    case 'unregister':
      return <UnregisterDialog {...props} />;
    case 'move':
      return <MoveDialog {...props} views={views} vicUuids={dialog.vicUuids} />;
  }
}
