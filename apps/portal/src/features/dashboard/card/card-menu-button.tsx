import type { Instance } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { DotsIcon, IconButton } from '@partyline/ui';
import { toggleLayer } from '../layers/open-layer.ts';

const DOTS = <DotsIcon />;

/** Opens the menu of a device: everything else that can be done with it. */
export function CardMenuButton({ device }: { device: Instance }) {
  return (
    <IconButton
      size="sm"
      label={screens.dashboard.moreOf(device.deviceName)}
      icon={DOTS}
      aria-haspopup="menu"
      onClick={({ currentTarget }) =>
        toggleLayer({ kind: 'device-menu', vicUuid: device.vicUuid, anchor: currentTarget })
      }
    />
  );
}
