import { deviceStateLabel } from '@partyline/texts';
import { classNames, StatePill } from '@partyline/ui';
import { memo } from 'react';
import { useCardContext } from '../device-context.ts';
import { CardControls, CardMenuButton, CardStar } from './card-controls.tsx';
import { CardBadge, CardLines, CardSince } from './card-details.tsx';
import styles from './device-card.module.css';
import { WhoIsOnIt } from './who-is-on-it.tsx';
import { frameClasses, useShownDevice, type DeviceProps } from './shown-device.ts';

/** One device. Renders for its own object, the card context and the minute. */
export const DeviceCard = memo(function DeviceCard(props: DeviceProps) {
  const { device } = props;
  const { size, showDevice } = useCardContext();
  const { shown, nowMs, reason, access, isSelected, isComplete, attributes } = useShownDevice(props);
  return (
    <article
      className={classNames(
        frameClasses({ shown, isSelected }),
        styles.card,
        size === 'small' && styles.small,
      )}
      {...attributes}
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
        <WhoIsOnIt device={device} nowMs={nowMs} />
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
