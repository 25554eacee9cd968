import type { Instance } from '@partyline/contract';
import { listBadges } from '@partyline/device-state';
import { screens } from '@partyline/texts';
import { Tag } from '@partyline/ui';

const words = screens.dashboard;

/** The most urgent thing a device says beside its state; the others stand in its title. [GD-24, GD-42] */
export function CardBadge({ device }: { device: Instance }) {
  const labels = listBadges(device).map((badge) =>
    badge === 'upgrade-available' && device.availableVersion !== null
      ? words.versionAvailable(device.availableVersion)
      : words.badges[badge],
  );
  const [first] = labels;
  return first === undefined ? null : <Tag label={first} title={labels.join(', ')} />;
}
