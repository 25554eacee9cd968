import type { Instance } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { IconButton } from '@partyline/ui';
import { IconDots } from '@tabler/icons-react';
import { toggleLayer } from '../layers/open-layer.ts';

const DOTS = <IconDots size={16} stroke={1.75} aria-hidden="true" />;

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
