import { ActionIcon, Button, Popover } from '@mantine/core';
import { displayState, type DeviceContext } from '@partyline/device-state';
import { deviceStateLabel, screens } from '@partyline/texts';
import { ElementTarget, StatePill, useCloseRequest } from '@partyline/ui';
import { IconLayoutSidebarRight, IconX } from '@tabler/icons-react';
import { useCardContext } from '../device-context.ts';
import { CardControls, CardMenuButton, CardStar, reasonLanguage, useReason } from '../card/card-controls.tsx';
import { CardSince } from '../card/card-details.tsx';
import { useDeviceClock } from '../data/clock.ts';
import { ContractFacts, NetworkFacts, SeenFact } from '../drawer/facts.tsx';
import styles from './tile-panel.module.css';
import type { ShownDevice } from '../dashboard-rows.ts';

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const CROSS = <IconX {...ICON} />;
const SIDE = <IconLayoutSidebarRight {...ICON} />;

interface TilePanelProps extends ShownDevice {
  anchor: HTMLElement;
  access: DeviceContext;
  onClose: () => void;
}

/** Renders the panel of a tile: actions, then copyable facts. A sheet on phones. [GD-2] */
export function TilePanel({ device, view, access, anchor, onClose }: TilePanelProps) {
  const { showDevice } = useCardContext();
  useCloseRequest(onClose);
  const nowMs = useDeviceClock(device);
  const { deviceName: name, vicUuid } = device;
  const shown = displayState(device);
  const isLeaderMissing = view.grouped.solo.some((entry) => entry.device === device && entry.isLeaderMissing);
  const reason = useReason(device, isLeaderMissing, nowMs);
  return (
    <Popover opened width={384} onChange={onClose}>
      <Popover.Target>
        <ElementTarget element={anchor} />
      </Popover.Target>
      <Popover.Dropdown aria-label={screens.deviceDrawer.label(name)} aria-labelledby={undefined}>
        <div className={styles.head}>
          <h2>{name}</h2>
          <CardStar device={device} access={access} />
          <ActionIcon
            size="xs"
            aria-label={screens.deviceDrawer.close}
            title={screens.deviceDrawer.close}
            onClick={onClose}
          >
            {CROSS}
          </ActionIcon>
        </div>
        <div className={styles.state}>
          <StatePill
            glyph={shown}
            word={deviceStateLabel(shown, device.progress)}
            progress={device.progress}
          />
          <CardSince device={device} shown={shown} nowMs={nowMs} />
        </div>
        {reason !== null && (
          <p className={styles.reason} lang={reasonLanguage(device, reason)}>
            {reason}
          </p>
        )}
        <div className={styles.controls}>
          <CardControls device={device} access={access}>
            {/* The menu closes the panel and so opens beside the tile. */}
            <CardMenuButton device={device} anchor={anchor} />
          </CardControls>
        </div>
        <dl className={styles.facts}>
          <SeenFact device={device} nowMs={nowMs} />
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
      </Popover.Dropdown>
    </Popover>
  );
}
