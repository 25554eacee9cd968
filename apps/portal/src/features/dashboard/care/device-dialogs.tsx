import { screens } from '@partyline/texts';
import { useEffect } from 'react';
import { raiseAlert } from '../../../shell/alerts.ts';
import { useStore } from '../../../store.ts';
import { useCardSurroundings } from '../card/card-context.ts';
import type { LayersProps } from '../layers/layers.tsx';
import { findShown } from '../model/find-shown.ts';
import { useDeviceContext } from '../device-context.ts';
import { EditDialog } from './edit-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { openDialog, type OpenDialog } from './open-dialog.ts';
import { UnregisterDialog } from './unregister-dialog.tsx';
import { UpgradeDialog } from './upgrade-dialog.tsx';

const close = () => openDialog.set(null);

/** The dialog about devices that is open, if any. It goes when its last device does, and says so unless that was asked for. */
export function DeviceDialogs(props: LayersProps) {
  const dialog = useStore(openDialog, (open) => open);
  return dialog === null ? null : <DeviceDialog {...props} dialog={dialog} />;
}

function DeviceDialog({ views, subjectIn, dialog }: LayersProps & { dialog: OpenDialog }) {
  const { isConnected } = useCardSurroundings();
  const [found = null] = dialog.vicUuids.flatMap((vicUuid) => findShown(views, vicUuid) ?? []);
  const access = useDeviceContext(found, subjectIn, isConnected);
  const isGone = found === null;
  useEffect(() => {
    if (!isGone) return;
    close();
    if (dialog.kind !== 'unregister') raiseAlert({ type: 'info', message: screens.deviceDrawer.goneTitle });
  }, [isGone, dialog.kind]);
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
