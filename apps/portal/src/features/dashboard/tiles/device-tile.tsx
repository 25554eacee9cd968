import type { Instance } from '@partyline/contract';
import { displayState, isFailed, isPhysical, isShownRunning } from '@partyline/device-state';
import { deviceStateLabel, DEVICE_STATE_WORDS, screens } from '@partyline/texts';
import { classNames, StatePill } from '@partyline/ui';
import { IconRouter } from '@tabler/icons-react';
import { memo } from 'react';
import { useCardContext } from '../card/card-context.ts';
import { FavoriteMark } from '../card/card-controls.tsx';
import { CardContract, CardSince } from '../card/card-details.tsx';
import { reasonOf } from '../card/card-reason.ts';
import { useClock } from '../data/clock.ts';
import { toggleOverlay } from '../data/open-overlay.ts';
import { useIsSelected } from '../data/selection.ts';
import styles from './device-tile.module.css';

const MINUTE_MS = 60_000;
const ROUTER = <IconRouter size={14} stroke={1.75} aria-hidden="true" />;

interface DeviceTileProps {
  device: Instance;
  isLeader?: boolean;
  isLeaderMissing?: boolean;
}

/** One device in little: its name and its state. Pressed, it shows everything else. [GD-2] */
export const DeviceTile = memo(function DeviceTile({
  device,
  isLeader = false,
  isLeaderMissing = false,
}: DeviceTileProps) {
  const { size } = useCardContext();
  const nowMs = useClock(MINUTE_MS);
  const isSelected = useIsSelected(device.vicUuid);
  const { vicUuid, deviceName: name } = device;
  const shown = displayState(device);
  const reason = reasonOf(device, isLeaderMissing);
  return (
    <article
      className={classNames(
        styles.tile,
        size === 'large' && styles.large,
        !isShownRunning(shown) && styles.unlit,
        isFailed(shown) && styles.wrong,
        isSelected && styles.selected,
      )}
      aria-label={screens.dashboard.cardLabel(name, DEVICE_STATE_WORDS[shown])}
    >
      <div className={styles.head}>
        <h3 className={styles.name}>
          <button
            type="button"
            title={name}
            aria-haspopup="dialog"
            onClick={({ currentTarget }) =>
              toggleOverlay({ kind: 'device-card', vicUuid, anchor: currentTarget })
            }
          >
            <bdi>{name}</bdi>
          </button>
        </h3>
        {isLeader && <small>{screens.dashboard.leader}</small>}
        {isPhysical(device) && ROUTER}
        {device.isFavorite && <FavoriteMark />}
      </div>
      <div className={styles.state} title={reason ?? undefined}>
        <StatePill glyph={shown} word={deviceStateLabel(shown, device.progress)} progress={device.progress} />
        <CardSince device={device} shown={shown} nowMs={nowMs} />
      </div>
      {size === 'large' && (
        <div className={styles.more}>
          {reason === null ? <CardContract device={device} nowMs={nowMs} /> : <p title={reason}>{reason}</p>}
        </div>
      )}
    </article>
  );
});
