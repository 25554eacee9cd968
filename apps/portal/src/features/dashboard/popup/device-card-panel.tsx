import { displayState, type DeviceContext } from '@partyline/device-state';
import { deviceStateLabel, screens } from '@partyline/texts';
import { Button, FloatingPanel, IconButton, StatePill } from '@partyline/ui';
import { IconDots, IconLayoutSidebarRight, IconX } from '@tabler/icons-react';
import { useCardSurroundings } from '../card/card-context.ts';
import { CardControls } from '../card/card-controls.tsx';
import { reasonOf } from '../card/card-reason.ts';
import { CardSince } from '../card/card-since.tsx';
import { CardStar } from '../card/card-star.tsx';
import { useClock } from '../data/clock.ts';
import { ContractFacts } from '../drawer/contract-facts.tsx';
import { NetworkFacts } from '../drawer/network-facts.tsx';
import { toggleLayer } from '../layers/open-layer.ts';
import type { ShownDevice } from '../model/find-shown.ts';
import styles from './device-card-panel.module.css';

const MINUTE_MS = 60_000;
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const CROSS = <IconX {...ICON} />;
const DOTS = <IconDots {...ICON} />;
const SIDE = <IconLayoutSidebarRight {...ICON} />;

interface DeviceCardPanelProps extends ShownDevice {
  anchor: HTMLElement;
  access: DeviceContext;
  onClose: () => void;
}

/** Everything about the device of a tile: its actions first, then its facts, each to copy. A sheet on phones. [GD-2] */
export function DeviceCardPanel({ device, view, access, anchor, onClose }: DeviceCardPanelProps) {
  const { showDevice } = useCardSurroundings();
  const nowMs = useClock(MINUTE_MS);
  const { deviceName: name, vicUuid } = device;
  const shown = displayState(device);
  const isLeaderMissing = view.grouped.solo.some((entry) => entry.device === device && entry.isLeaderMissing);
  const reason = reasonOf(device, isLeaderMissing);
  return (
    <FloatingPanel
      anchor={anchor}
      label={screens.deviceDrawer.label(name)}
      className={styles.panel}
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2>{name}</h2>
        <CardStar device={device} access={access} />
        <IconButton size="sm" label={screens.deviceDrawer.close} icon={CROSS} onClick={onClose} />
      </div>
      <div className={styles.state}>
        <StatePill glyph={shown} word={deviceStateLabel(shown, device.progress)} progress={device.progress} />
        <CardSince device={device} shown={shown} nowMs={nowMs} />
      </div>
      {reason !== null && <p className={styles.reason}>{reason}</p>}
      <div className={styles.controls}>
        <CardControls device={device} access={access}>
          <IconButton
            size="sm"
            label={screens.dashboard.moreOf(name)}
            icon={DOTS}
            aria-haspopup="menu"
            onClick={() => toggleLayer({ kind: 'device-menu', vicUuid, anchor })}
          />
        </CardControls>
      </div>
      <dl className={styles.facts}>
        <ContractFacts device={device} nowMs={nowMs} />
        <NetworkFacts device={device} />
      </dl>
      <div className={styles.foot}>
        <Button
          variant="subtle"
          onClick={() => {
            onClose();
            showDevice(vicUuid);
          }}
        >
          {SIDE}
          {screens.deviceCare.actions.details}
        </Button>
      </div>
    </FloatingPanel>
  );
}
