import type { Subject } from '@partyline/permissions';
import { screens } from '@partyline/texts';
import { classNames } from '@partyline/ui';
import { memo, type ComponentType } from 'react';
import type { DeviceProps } from '../card/shown-device.ts';
import type { PackedCardsRow, WorkspaceView } from '../dashboard-rows.ts';
import styles from './packed-cards.module.css';
import type { PackedHeadRow } from '@partyline/display';

const words = screens.dashboard;

/** Renders the heading above the found devices of several workspaces. [GD-41] */
export function PackedHead({ above, deviceCount, workspaceCount }: PackedHeadRow) {
  return (
    <div className={classNames(styles.head, above === 'content' && styles.apart)}>
      <h2 className={styles.title}>{words.foundIn(deviceCount, workspaceCount)}</h2>
    </div>
  );
}

interface PackedCardsProps {
  row: PackedCardsRow;
  subjectOf: (view: WorkspaceView) => Subject;
  Device: ComponentType<DeviceProps>;
}

/** Renders found devices of several workspaces side by side, each below the name of its own. [GD-41] */
export const PackedCards = memo(function PackedCards({ row, subjectOf, Device }: PackedCardsProps) {
  return (
    <div className={styles.cards}>
      {row.devices.map(({ device, view, isLeader, isLeaderMissing }) => {
        const { id, name } = view.workspace;
        return (
          <div key={device.vicUuid} role="group" aria-label={words.workspaceDevices(name)}>
            <p className={styles.place} title={name}>
              <bdi className={styles.name}>{name}</bdi>
              {isLeader && <span className={styles.role}>{words.leader}</span>}
            </p>
            <Device {...{ device, isLeader, isLeaderMissing }} subject={subjectOf(view)} workspaceId={id} />
          </div>
        );
      })}
    </div>
  );
});
