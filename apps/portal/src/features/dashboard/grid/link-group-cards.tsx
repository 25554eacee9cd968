import { screens } from '@partyline/texts';
import type { Subject } from '@partyline/permissions';
import { classNames } from '@partyline/ui';
import { memo } from 'react';
import { DeviceCard } from '../card/device-card.tsx';
import type { GroupCardsRow } from '../model/grid-rows.ts';
import styles from './link-group.module.css';

interface LinkGroupCardsProps {
  row: GroupCardsRow;
  subject: Subject;
}

/** One row of a link group: the line, and the cards it taps; filled for the leader, a ring for each member. [LQ-2] */
export const LinkGroupCards = memo(function LinkGroupCards({ row, subject }: LinkGroupCardsProps) {
  const { group, devices, view, isFirst, isLast } = row;
  return (
    <div
      role="group"
      aria-label={screens.dashboard.linkGroupOf(group.leader.deviceName)}
      className={classNames(styles.body, isFirst && styles.first, isLast && styles.last)}
    >
      {devices.map((device, index) => {
        const isLeader = device.vicUuid === group.leader.vicUuid;
        const isEnd = isLast && index === devices.length - 1;
        const isStart = isFirst && index === 0;
        return (
          <div
            key={device.vicUuid}
            className={classNames(
              styles.cell,
              isLeader && styles.leader,
              isStart && styles.start,
              isEnd && styles.end,
            )}
          >
            <span className={styles.node} />
            {isLeader && <span className={styles.role}>{screens.dashboard.leader}</span>}
            <DeviceCard device={device} subject={subject} workspaceId={view.workspace.id} />
          </div>
        );
      })}
    </div>
  );
});
