import type { Instance } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { DeviceNames } from '../care/device-names.tsx';

const words = screens.workspaceMenu;

interface DeletionOutlookProps {
  devices: readonly Instance[];
  /** What the default workspace is called, where the devices go. */
  target: string | undefined;
}

/** What a deletion will do: to the people of the workspace, and to the devices that are left in it. [GW-9] */
export function DeletionOutlook({ devices, target }: DeletionOutlookProps) {
  return (
    <>
      <p>{words.deleteText}</p>
      {devices.length > 0 && target !== undefined && (
        <>
          <p>{words.devicesGo(devices.length, target)}</p>
          <DeviceNames devices={devices} />
        </>
      )}
    </>
  );
}
