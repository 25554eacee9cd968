import { ActionIcon, Drawer } from '@mantine/core';
import type { Instance } from '@partyline/contract';
import { deviceActionDecision, type DeviceContext } from '@partyline/device-state';
import { screens } from '@partyline/texts';
import { EmptyState, useReturnFocus } from '@partyline/ui';
import { IconChevronDown, IconChevronUp, IconRouter, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useScreenTitle } from '../../../page-title.ts';
import { useHasDialog } from '../../../shell/dialogs/dialogs.ts';
import { useCardContext } from '../device-context.ts';
import { useDeviceContext } from '../device-access.ts';
import { CardControls, CardMenuButton, CardStar } from '../card/card-controls.tsx';
import { useDeviceClock } from '../data/clock.ts';
import type { OverlayProps } from '../data/page-state.ts';
import styles from './device-drawer.module.css';
import { DrawerHead } from './drawer-head.tsx';
import { DeviceHistory } from './device-history.tsx';
import {
  ContractFacts,
  IdentityFacts,
  NetworkFacts,
  LinkGroupFacts,
  PlanChange,
  SeenFact,
} from './facts.tsx';
import type { ShownDevice } from '../dashboard-rows.ts';
import { findShown, listShownOrder, stepFrom } from '@partyline/display';

const words = screens.deviceDrawer;
/** The theme's style sheet animates. */
const AT_ONCE = { duration: 0 } as const;
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const UP = <IconChevronUp {...ICON} />;
const DOWN = <IconChevronDown {...ICON} />;
const CROSS = <IconX {...ICON} />;
const ROUTER = <IconRouter size={24} stroke={1.5} aria-hidden="true" />;

interface DeviceDrawerProps extends OverlayProps {
  vicUuid: string;
}

/** Renders the details of one device; its buttons step through all devices. [PLUS-12] */
export function DeviceDrawer(props: DeviceDrawerProps) {
  const { views, subjectOf, onSearch, vicUuid } = props;
  const { isConnected } = useCardContext();
  const found = findShown(views, vicUuid);
  const access = useDeviceContext(found, subjectOf, isConnected);
  const close = () => onSearch({ device: '' });
  const order = listShownOrder(views);
  const step = (by: 1 | -1) => {
    const next = stepFrom(order, vicUuid, by);
    if (next !== null) onSearch({ device: next });
  };
  const name = found?.device.deviceName;
  const hasDialog = useHasDialog();
  useReturnFocus();
  useScreenTitle(name);
  return (
    <Drawer.Root
      opened
      size={680}
      position="right"
      zIndex="var(--pl-z-modal)"
      transitionProps={AT_ONCE}
      // Escape closes only the dialog over the drawer.
      closeOnEscape={!hasDialog}
      onClose={close}
    >
      <Drawer.Overlay className={styles.scrim} transitionProps={AT_ONCE} />
      <Drawer.Content aria-label={name === undefined ? words.goneTitle : words.label(name)}>
        <div className={styles.bar}>
          <span className={styles.where}>{found?.view.workspace.name}</span>
          <BarButton label={words.previous} icon={UP} onClick={() => step(-1)} />
          <BarButton label={words.next} icon={DOWN} onClick={() => step(1)} />
          <BarButton label={words.close} icon={CROSS} onClick={close} />
        </div>
        {found === null || access === null ? (
          <div className={styles.gone}>
            <EmptyState icon={ROUTER} title={words.goneTitle} ground="page">
              {words.goneText}
            </EmptyState>
          </div>
        ) : (
          <DrawerBody
            key={found.device.vicUuid}
            {...found}
            access={access}
            onPick={(device) => onSearch({ device })}
          />
        )}
      </Drawer.Content>
    </Drawer.Root>
  );
}

interface BarButtonProps {
  label: string;
  icon: ReactNode;
  onClick: () => void;
}

function BarButton({ label, icon, onClick }: BarButtonProps) {
  return (
    <ActionIcon aria-label={label} title={label} onClick={onClick}>
      {icon}
    </ActionIcon>
  );
}

interface DrawerBodyProps extends ShownDevice {
  access: DeviceContext;
  onPick: (vicUuid: string) => void;
}

function DrawerBody({ device, view, access, onPick }: DrawerBodyProps) {
  const nowMs = useDeviceClock(device);
  // The history names other users: not for roles that cannot list them.
  const hasHistory = deviceActionDecision(device, 'history', access).allowed;
  return (
    <>
      <DrawerHead device={device} view={view} access={access} nowMs={nowMs} />
      <div className={styles.controls}>
        <CardControls device={device} access={access}>
          <CardStar device={device} access={access} />
          <CardMenuButton device={device} />
        </CardControls>
      </div>
      <div className={styles.parts}>
        <section>
          <h3>{words.identity}</h3>
          <dl className={styles.facts}>
            <IdentityFacts device={device} view={view} />
          </dl>
        </section>
        <section>
          <h3>{words.subscription}</h3>
          <dl className={styles.facts}>
            <ContractFacts device={device} nowMs={nowMs} />
          </dl>
          <PlanChange device={device} />
        </section>
        <section>
          <h3>{words.network}</h3>
          <dl className={styles.facts}>
            <SeenFact device={device} nowMs={nowMs} />
            <NetworkFacts device={device} />
          </dl>
        </section>
        <section>
          <h3>{words.linkGroup}</h3>
          <LinkGroupFacts device={device} view={view} onPick={onPick} />
        </section>
      </div>
      {hasHistory && <DeviceHistory id={device.id} version={historyVersion(device)} />}
    </>
  );
}

/** Changes with every new history entry; progress adds none. */
function historyVersion({ state, status, openCommand, rowVersion }: Instance): string {
  return [state, status, openCommand?.since, rowVersion].join(' ');
}
