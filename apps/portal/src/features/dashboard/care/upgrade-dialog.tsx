import { computeReboot } from '@partyline/device-state';
import { rebootText, screens } from '@partyline/texts';
import { useQueryClient } from '@tanstack/react-query';
import { raiseAlert } from '../../../shell/alerts.ts';
import { INSTANCES_KEY } from '../data/instances.queries.ts';
import { readAgain } from '../data/read-again.ts';
import type { ShownDevice } from '../model/find-shown.ts';
import { DeedDialog } from './deed-dialog.tsx';
import { upgradeDevice } from './device-deeds.ts';
import { useDeed } from './use-deed.ts';

const words = screens.deviceCare;

/** Asks before a version upgrade, naming everything that reboots. [DEV-35, LQ-8, GD-27] */
export function UpgradeDialog({ device, view, onClose }: ShownDevice & { onClose: () => void }) {
  const client = useQueryClient();
  const deed = useDeed();
  const upgrade = async () => {
    if (!(await deed.run(() => upgradeDevice(device)))) return;
    readAgain(client, INSTANCES_KEY);
    onClose();
    raiseAlert({ type: 'success', message: words.upgradeGiven(device.deviceName) });
  };
  return (
    <DeedDialog
      title={words.upgradeTitle(device.deviceName, device.availableVersion ?? '')}
      confirmLabel={words.upgrade}
      tone="danger"
      deed={deed}
      onConfirm={() => void upgrade()}
      onCancel={onClose}
    >
      <p>{rebootText(computeReboot(device, view.devices))}</p>
    </DeedDialog>
  );
}
