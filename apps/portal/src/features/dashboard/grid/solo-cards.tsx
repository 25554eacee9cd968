import { screens } from '@partyline/texts';
import type { Subject } from '@partyline/permissions';
import { memo } from 'react';
import { DeviceCard } from '../card/device-card.tsx';
import type { SoloCardsRow } from '../model/grid-rows.ts';
import styles from './solo-cards.module.css';

interface SoloCardsProps {
  row: SoloCardsRow;
  subject: Subject;
}

/** One row of devices that belong to no link group. [DASH-7] */
export const SoloCards = memo(function SoloCards({ row, subject }: SoloCardsProps) {
  const { view, devices } = row;
  return (
    <div
      role="group"
      aria-label={screens.dashboard.workspaceDevices(view.workspace.name)}
      className={styles.cards}
    >
      {devices.map(({ device, isLeaderMissing }) => (
        <DeviceCard
          key={device.vicUuid}
          device={device}
          subject={subject}
          workspaceId={view.workspace.id}
          isLeaderMissing={isLeaderMissing}
        />
      ))}
    </div>
  );
});
