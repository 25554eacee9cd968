import type { Instance } from '@partyline/contract';
import { displayState, isFailed, isShownRunning } from '@partyline/device-state';
import type { Subject } from '@partyline/permissions';
import { deviceStateLabel, DEVICE_STATE_WORDS, screens } from '@partyline/texts';
import { classNames, StatePill } from '@partyline/ui';
import { memo } from 'react';
import { useClock } from '../data/clock.ts';
import { useIsSelected } from '../data/page-state.ts';
import { useIsComplete } from '../virtual-list/row-rendering.ts';
import { CardBadge, CardLines, CardSince } from './card-details.tsx';
import { accessOf } from '../device-access.ts';
import { useCardContext } from '../device-context.ts';
import { CardControls, CardMenuButton, CardStar, useReason } from './card-controls.tsx';
import styles from './device-card.module.css';

interface DeviceCardProps {
  device: Instance;
  subject: Subject;
  workspaceId: number;
  isLeaderMissing?: boolean;
}

/**
 * One device. Renders for its own object, the card context and the minute. During a fast scroll it mounts with name and state only.
 */
export const DeviceCard = memo(function DeviceCard({
  device,
  subject,
  workspaceId,
  isLeaderMissing = false,
}: DeviceCardProps) {
  const { size, isConnected, showDevice } = useCardContext();
  const isSelected = useIsSelected(device.vicUuid);
  const isComplete = useIsComplete();
  const nowMs = useClock();
  const shown = displayState(device);
  const label = screens.dashboard.cardLabel(device.deviceName, DEVICE_STATE_WORDS[shown]);
  const reason = useReason(device, isLeaderMissing);
  const access = accessOf(device, { subject, workspaceId, isConnected }, nowMs);
  return (
    <article
      className={classNames(
        styles.card,
        size === 'small' && styles.small,
        !isShownRunning(shown) && styles.unlit,
        isFailed(shown) && styles.wrong,
        isSelected && styles.selected,
      )}
      aria-label={label}
      data-device={device.vicUuid}
    >
      <div className={styles.head}>
        <h3 className={styles.name} title={device.deviceName}>
          <button type="button" className={styles.link} onClick={() => showDevice(device.vicUuid)}>
            <bdi className={styles.text}>{device.deviceName}</bdi>
          </button>
        </h3>
        {isComplete && <CardStar device={device} access={access} />}
      </div>
      <div className={styles.state}>
        <StatePill glyph={shown} word={deviceStateLabel(shown, device.progress)} progress={device.progress} />
        <CardSince device={device} shown={shown} nowMs={nowMs} />
        <span className={styles.grow} />
        <CardBadge device={device} />
      </div>
      {isComplete && (
        <>
          <CardLines {...{ size, reason, device, nowMs }} />
          <CardControls device={device} access={access}>
            <CardMenuButton device={device} />
          </CardControls>
        </>
      )}
    </article>
  );
});
