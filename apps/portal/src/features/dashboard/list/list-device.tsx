import type { Instance } from '@partyline/contract';
import { displayState, isPhysical, type DeviceContext, type DisplayState } from '@partyline/device-state';
import type { Subject } from '@partyline/permissions';
import { PLAN_VARIANTS } from '@partyline/pricing';
import { isRowExpired } from '@partyline/subscriptions';
import { deviceStateLabel, DEVICE_STATE_WORDS, screens } from '@partyline/texts';
import { CheckMark, classNames, PlanLabel, StatePill, Tag } from '@partyline/ui';
import { memo } from 'react';
import { CardBadge } from '../card/card-badge.tsx';
import { useCardSurroundings } from '../card/card-context.ts';
import { CardControls } from '../card/card-controls.tsx';
import { CardMenuButton } from '../card/card-menu-button.tsx';
import { reasonOf } from '../card/card-reason.ts';
import { CardSince } from '../card/card-since.tsx';
import { CardStar } from '../card/card-star.tsx';
import { useClock } from '../data/clock.ts';
import { select, useIsSelected } from '../data/selection.ts';
import { useIsComplete } from '../virtual-list/scroll-speed.ts';
import styles from './device-list.module.css';
import type { DeviceRow } from './list-rows.ts';
import { ListTerm } from './list-term.tsx';

const words = screens.dashboardViews;
const MINUTE_MS = 60_000;

interface ListDeviceProps {
  device: Instance;
  subject: Subject;
  workspaceId: number;
  place: DeviceRow['place'];
  isLeaderMissing: boolean;
}

/**
 * One device of the list. Drawn again when its own object changes, like a card. A row that mounts during a
 * fast scroll starts with its name and state.
 */
export const ListDevice = memo(function ListDevice({
  device,
  subject,
  workspaceId,
  place,
  isLeaderMissing,
}: ListDeviceProps) {
  const { isConnected, showDevice } = useCardSurroundings();
  const nowMs = useClock(MINUTE_MS);
  const isSelected = useIsSelected(device.vicUuid);
  const isComplete = useIsComplete();
  const shown = displayState(device);
  const isSubscriptionExpired = isRowExpired(device, nowMs);
  const access: DeviceContext = { subject, workspaceId, isSubscriptionExpired, isConnected };
  const name = device.deviceName;
  return (
    <div
      role="row"
      className={classNames(styles.row, isSelected && styles.selected)}
      aria-label={screens.dashboard.cardLabel(name, DEVICE_STATE_WORDS[shown])}
    >
      <span role="cell" className={styles.check}>
        {isComplete && (
          <CheckMark
            label={words.select(name)}
            isOn={isSelected}
            onChange={(isOn) => select([device.vicUuid], isOn)}
          />
        )}
      </span>
      <span role="cell" className={styles.star}>
        {isComplete && <CardStar device={device} access={access} />}
      </span>
      <span role="cell" className={classNames(styles.name, styles[place])}>
        <button
          type="button"
          className={styles.link}
          dir="auto"
          title={name}
          onClick={() => showDevice(device.vicUuid)}
        >
          {name}
        </button>
        {isPhysical(device) && <Tag label={words.physical} />}
        <CardBadge device={device} />
      </span>
      <span role="cell" className={styles.state}>
        <StatePill glyph={shown} word={deviceStateLabel(shown, device.progress)} progress={device.progress} />
      </span>
      {isComplete && <Facts {...{ device, shown, access, nowMs, isLeaderMissing }} />}
    </div>
  );
});

interface FactsProps extends Pick<ListDeviceProps, 'device' | 'isLeaderMissing'> {
  shown: DisplayState;
  access: DeviceContext;
  nowMs: number;
}

/** What stands behind the name and the state. */
function Facts({ device, shown, access, nowMs, isLeaderMissing }: FactsProps) {
  const { subscription } = device;
  const reason = reasonOf(device, isLeaderMissing);
  return (
    <>
      <span role="cell" className={styles.detail} title={reason ?? undefined}>
        {reason ?? <CardSince device={device} shown={shown} nowMs={nowMs} />}
      </span>
      <span role="cell" className={styles.center}>
        {isPhysical(device) ? screens.dashboard.onSite : device.deploymentTarget}
      </span>
      <span role="cell" className={styles.plan}>
        {subscription === null ? (
          <i>{words.none}</i>
        ) : (
          <PlanLabel variant={PLAN_VARIANTS[subscription]} label={subscription} />
        )}
      </span>
      <span role="cell" className={styles.users}>
        {subscription !== null && device.noOfUsers}
      </span>
      <span role="cell" className={styles.version}>
        {device.version}
      </span>
      <span role="cell" className={styles.term}>
        <ListTerm device={device} nowMs={nowMs} />
      </span>
      <span role="cell" className={styles.actions}>
        <CardControls device={device} access={access} isCompact>
          <CardMenuButton device={device} />
        </CardControls>
      </span>
    </>
  );
}
