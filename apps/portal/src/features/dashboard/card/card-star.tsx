import type { Instance } from '@partyline/contract';
import { deviceActionDecision, type DeviceContext } from '@partyline/device-state';
import { screens } from '@partyline/texts';
import { StarMark, StarToggle } from '@partyline/ui';
import { useQueryClient } from '@tanstack/react-query';
import { toggleFavorite } from '../data/deeds.ts';

interface CardStarProps {
  device: Instance;
  access: DeviceContext;
}

/** The star of a favourite: pressed it comes and goes; who may not set one only sees it. [DEV-54, ROLE-33] */
export function CardStar({ device, access }: CardStarProps) {
  const client = useQueryClient();
  const label = screens.dashboard.favourite;
  if (!deviceActionDecision(device, 'favorite', access).allowed) {
    return device.isFavorite && <StarMark label={label} />;
  }
  return (
    <StarToggle pressed={device.isFavorite} label={label} onToggle={() => toggleFavorite(client, device)} />
  );
}
