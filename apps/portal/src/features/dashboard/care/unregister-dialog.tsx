import { DEVICE_OUTCOME_TEXTS, screens } from '@partyline/texts';
import { ApiError } from '@partyline/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { raiseAlert } from '../../../shell/alerts.ts';
import { errorText } from '../../../shell/error-text.ts';
import { INSTANCES_KEY } from '../data/instances.queries.ts';
import { readAgain } from '../data/read-again.ts';
import type { ShownDevice } from '../model/find-shown.ts';
import { DeedDialog } from './deed-dialog.tsx';
import { unregisterDevice } from './device-deeds.ts';
import { useDeed } from './use-deed.ts';

const words = screens.deviceCare;

/** What the service explained is said in its words, everything else in the one sentence there is for it. [DEV-50, DEV-51] */
function textOf(error: unknown): string {
  const isExplained = error instanceof ApiError && error.failure.kind === 'server-message';
  return isExplained ? errorText(error) : DEVICE_OUTCOME_TEXTS['unregister-failed'];
}

/** Asks before a physical device is unregistered. [DEV-49, DEV-50, DEV-51, DEV-58] */
export function UnregisterDialog({ device, view, onClose }: ShownDevice & { onClose: () => void }) {
  const client = useQueryClient();
  const deed = useDeed(textOf);
  const unregister = async () => {
    if (!(await deed.run(() => unregisterDevice(device, view)))) return;
    readAgain(client, INSTANCES_KEY);
    onClose();
    raiseAlert({ type: 'success', message: DEVICE_OUTCOME_TEXTS.unregistered });
  };
  return (
    <DeedDialog
      title={words.unregisterTitle(device.deviceName)}
      confirmLabel={words.unregister}
      tone="danger"
      deed={deed}
      onConfirm={() => void unregister()}
      onCancel={onClose}
    >
      <p>{words.unregisterText}</p>
    </DeedDialog>
  );
}
