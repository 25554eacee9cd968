import type { Instance } from '@partyline/contract';
import { can } from '@partyline/permissions';
import { screens } from '@partyline/texts';
import { StarMark, StarToggle } from '@partyline/ui';
import { useQueryClient } from '@tanstack/react-query';
import { toggleFavorite } from '../data/deeds.ts';
import { targetOf, type CardAccess } from './card-actions.ts';

interface CardStarProps {
  device: Instance;
  access: CardAccess;
}

/** The star of a favourite: pressed it comes and goes; who may not set one only sees it. [DEV-54, ROLE-33] */
export function CardStar({ device, access }: CardStarProps) {
  const client = useQueryClient();
  const label = screens.dashboard.favourite;
  if (!can(access.subject, 'favorite', targetOf(device, access)).allowed) {
    return device.isFavorite && <StarMark label={label} />;
  }
  return (
    <StarToggle pressed={device.isFavorite} label={label} onToggle={() => toggleFavorite(client, device)} />
  );
}
