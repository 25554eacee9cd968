import type { Instance } from '@partyline/contract';
import { isPhysical, isUpgradeOffered } from '@partyline/device-state';
import { screens } from '@partyline/texts';
import type { ShownDevice } from '../model/find-shown.ts';
import { Fact } from './fact.tsx';

const words = screens.deviceDrawer;

function versionHint(device: Instance): string {
  if (!device.isVersionSupported) return words.unsupported;
  if (!isUpgradeOffered(device)) return words.upToDate;
  return device.availableVersion === null ? '' : words.available(device.availableVersion);
}

/** What the device is. [PLUS-12] */
export function IdentityFacts({ device, view }: ShownDevice) {
  return (
    <>
      <Fact name={words.type}>{words.types[device.deviceType]}</Fact>
      {device.deviceModel !== '' && device.deviceModel !== words.types[device.deviceType] && (
        <Fact name={words.model}>
          {device.deviceModel}
          {device.nodeType !== '' && <small>{words.size(device.nodeType)}</small>}
        </Fact>
      )}
      {device.version !== '' && (
        <Fact name={words.version}>
          {device.version}
          {!isPhysical(device) && <small>{versionHint(device)}</small>}
        </Fact>
      )}
      <Fact name={words.workspace}>{view.workspace.name}</Fact>
    </>
  );
}
