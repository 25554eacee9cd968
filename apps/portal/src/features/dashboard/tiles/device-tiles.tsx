import type { Instance } from '@partyline/contract';
import { isPhysical } from '@partyline/device-state';
import { deviceStateLabel, screens } from '@partyline/texts';
import { classNames, StatePill } from '@partyline/ui';
import { IconRouter } from '@tabler/icons-react';
import { memo, type CSSProperties } from 'react';
import { useLayoutNeeds } from '../../../theme/use-media.ts';
import { CardControls, FavoriteMark } from '../card/card-controls.tsx';
import { CardLines, CardSince } from '../card/card-details.tsx';
import { frameClasses, useShownDevice, type DeviceProps } from '../card/shown-device.ts';
import { WhoIsOnIt } from '../card/who-is-on-it.tsx';
import { toggleOverlay } from '../data/page-state.ts';
import { useCardContext } from '../device-context.ts';
import { DeviceGrid } from '../grid/device-grid.tsx';
import { GridRowView, type RowContext } from '../grid/grid-row-view.tsx';
import styles from './device-tile.module.css';
import type { GridRow, WorkspaceView } from '../dashboard-rows.ts';
import { type ZoomLevel, type DashboardFilter, phoneTileHeight, tileMetricsFor } from '@partyline/display';

const TileRowView = (props: RowContext & { row: GridRow }) => <GridRowView {...props} Tile={DeviceTile} />;

interface DeviceTilesProps extends RowContext {
  views: readonly WorkspaceView[];
  filter: DashboardFilter | null;
  isOpen: (workspaceId: number) => boolean;
  size: ZoomLevel;
}

/** Renders the popup view: a small tile per device, with a panel. [DASH-1, GD-2] */
export function DeviceTiles({ size, ...props }: DeviceTilesProps) {
  return <DeviceGrid {...props} metrics={tileMetricsFor(size, useLayoutNeeds())} RowView={TileRowView} />;
}

const ROUTER = <IconRouter size={14} stroke={1.75} aria-hidden="true" />;

/** A small device card that opens its panel; on phones with the problem or contract and the main action. [DASH-22, GD-2] */
const DeviceTile = memo(function DeviceTile(props: DeviceProps) {
  const { device, isLeader = false } = props;
  const { size } = useCardContext();
  const { isPhone, isSpaced } = useLayoutNeeds();
  const { shown, nowMs, reason, access, isSelected, isComplete, attributes } = useShownDevice(props);
  const height = { '--card-height': `${phoneTileHeight(device.deviceName, isSpaced)}px` } as CSSProperties; // custom property
  return (
    <article
      className={classNames(
        frameClasses({ shown, isSelected }),
        styles.tile,
        size === 'large' && styles.large,
      )}
      style={isPhone ? height : undefined}
      {...attributes}
    >
      <TileHead {...{ device, isLeader, isPhone }} />
      <div className={styles.state} title={reason ?? undefined}>
        <StatePill glyph={shown} word={deviceStateLabel(shown, device.progress)} progress={device.progress} />
        <CardSince device={device} shown={shown} nowMs={nowMs} isBrief={isPhone} />
        <WhoIsOnIt device={device} nowMs={nowMs} />
        {isPhone && device.isFavorite && <FavoriteMark />}
      </div>
      {(isPhone || size === 'large') && (
        <div className={styles.lines}>
          {isComplete && <CardLines size="medium" {...{ reason, device, nowMs }} />}
        </div>
      )}
      {isPhone && (
        <div className={styles.action}>
          {isComplete && <CardControls device={device} access={access} isMainOnly />}
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
