import type { Instance } from '@partyline/contract';
import { deviceActionDecision, type DeviceContext } from '@partyline/device-state';
import { screens } from '@partyline/texts';
import { StarMark, StarToggle } from '@partyline/ui';
import { useCardSurroundings } from './card-context.ts';

interface CardStarProps {
  device: Instance;
  access: DeviceContext;
}

/** The star of a favourite: pressed it comes and goes; who may not set one only sees it. [DEV-54, ROLE-33] */
export function CardStar({ device, access }: CardStarProps) {
  const { setFavorite } = useCardSurroundings();
  const label = screens.dashboard.favourite;
  if (!deviceActionDecision(device, 'favorite', access).allowed) {
    return device.isFavorite && <StarMark label={label} />;
  }
  return (
    <StarToggle
      pressed={device.isFavorite}
      label={label}
      onToggle={() => setFavorite({ device, isFavorite: !device.isFavorite })}
    />
  );
}
