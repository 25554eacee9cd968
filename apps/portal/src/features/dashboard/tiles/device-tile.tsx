import type { Instance } from '@partyline/contract';
import { displayState, isFailed, isPhysical, isShownRunning } from '@partyline/device-state';
import type { Subject } from '@partyline/permissions';
import { isRowExpired } from '@partyline/subscriptions';
import { deviceStateLabel, DEVICE_STATE_WORDS, screens } from '@partyline/texts';
import { classNames, StatePill } from '@partyline/ui';
import { IconRouter } from '@tabler/icons-react';
import { memo, type CSSProperties } from 'react';
import { config } from '../../../config.ts';
import { useIsPhone } from '../../../theme/use-media.ts';
import { useCardContext } from '../device-context.ts';
import { CardControls, FavoriteMark, useReason } from '../card/card-controls.tsx';
import { CardLines, CardSince } from '../card/card-details.tsx';
import { useClock } from '../data/clock.ts';
import { toggleOverlay, useIsSelected } from '../data/page-state.ts';
import { useIsComplete } from '../virtual-list/row-detail.ts';
import styles from './device-tile.module.css';
import { phoneTileHeight } from './tile-metrics.ts';

const ROUTER = <IconRouter size={14} stroke={1.75} aria-hidden="true" />;

interface DeviceTileProps {
  device: Instance;
  subject: Subject;
  workspaceId: number;
  isLeader?: boolean;
  isLeaderMissing?: boolean;
}

/** A small device card that opens its panel; on phones with the problem or contract and the main action. [DASH-22, GD-2] */
export const DeviceTile = memo(function DeviceTile(props: DeviceTileProps) {
  const { device, subject, workspaceId, isLeader = false, isLeaderMissing = false } = props;
  const { size, isConnected } = useCardContext();
  const isPhone = useIsPhone();
  const isComplete = useIsComplete();
  const nowMs = useClock();
  const isSelected = useIsSelected(device.vicUuid);
  const { deviceName: name } = device;
  const shown = displayState(device);
  const reason = useReason(device, isLeaderMissing);
  const isSubscriptionExpired = isRowExpired(device, nowMs);
  const { instanceOrigins } = config;
  const access = { subject, workspaceId, isSubscriptionExpired, isConnected, instanceOrigins };
  const height = { '--card-height': `${phoneTileHeight(name)}px` } as CSSProperties; // custom property
  return (
    <article
      className={classNames(
        styles.tile,
        size === 'large' && styles.large,
        !isShownRunning(shown) && styles.unlit,
        isFailed(shown) && styles.wrong,
        isSelected && styles.selected,
      )}
      style={isPhone ? height : undefined}
      aria-label={screens.dashboard.cardLabel(name, DEVICE_STATE_WORDS[shown])}
      data-device={device.vicUuid}
    >
      <TileHead {...{ device, isLeader, isPhone }} />
      <div className={styles.state} title={reason ?? undefined}>
        <StatePill glyph={shown} word={deviceStateLabel(shown, device.progress)} progress={device.progress} />
        <CardSince device={device} shown={shown} nowMs={nowMs} />
        {isPhone && device.isFavorite && <FavoriteMark />}
      </div>
      {(isPhone || size === 'large') && isComplete && (
        <div className={styles.lines}>
          <CardLines size="medium" {...{ reason, device, nowMs }} />
        </div>
      )}
      {isPhone && isComplete && (
        <div className={styles.action}>
          <CardControls device={device} access={access} isMainOnly />
        </div>
      )}
    </article>
  );
});

interface TileHeadProps {
  device: Instance;
  isLeader: boolean;
  isPhone: boolean;
}

function TileHead({ device, isLeader, isPhone }: TileHeadProps) {
  const { vicUuid, deviceName: name, isFavorite } = device;
  return (
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
      {isLeader && !isPhone && <small>{screens.dashboard.leader}</small>}
      {isPhysical(device) && !isPhone && ROUTER}
      {isFavorite && !isPhone && <FavoriteMark />}
    </div>
  );
}
