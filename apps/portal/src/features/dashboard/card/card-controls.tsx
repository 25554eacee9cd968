import type { Instance } from '@partyline/contract';
import { listDeviceControls, type DeviceContext, type DeviceControl } from '@partyline/device-state';
import { deviceRefusalText, screens } from '@partyline/texts';
import { ActionButton, classNames, StopIcon, type ButtonVariant } from '@partyline/ui';
import { IconExternalLink, IconPlayerPlay, IconRefresh } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useCardSurroundings } from './card-context.ts';
import styles from './card-controls.module.css';

const AGAIN = <IconRefresh size={16} stroke={1.75} aria-hidden="true" />;
const LOOKS = {
  open: { icon: <IconExternalLink size={16} stroke={1.75} aria-hidden="true" />, variant: 'quiet' },
  start: { icon: <IconPlayerPlay size={16} stroke={1.75} aria-hidden="true" />, variant: 'outline' },
  retry: { icon: AGAIN, variant: 'outline' },
  restart: { icon: AGAIN, variant: 'outline' },
  stop: { icon: <StopIcon />, variant: 'subtle' },
} as const satisfies Record<DeviceControl['action'], { icon: React.JSX.Element; variant: ButtonVariant }>;

/**
 * Keeps the focus among the controls when the one that was pressed goes away, as Stop does once the device stops. Asked
 * after the press and not by focus events: React hears none while it changes the page.
 */
function useKeptFocus(vicUuid: string, isWorking: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const pressed = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (pressed.current !== vicUuid || !isWorking) return;
    pressed.current = undefined;
    if (document.activeElement === document.body) {
      ref.current?.querySelector('button')?.focus({ preventScroll: true });
    }
  });
  const notePress = () => {
    pressed.current = vicUuid;
  };
  return { ref, notePress };
}

/** A start without the right to it is refused with a sentence of its own when it is pressed all the same. [DEV-39] */
function isRefusedAloud(control: DeviceControl): boolean {
  return control.action !== 'open' && control.command !== 'stop' && control.refusal?.by === 'permission';
}

interface CardControlsProps {
  device: Instance;
  access: DeviceContext;
  /** Icons alone, their words unseen; what is being done stands elsewhere. */
  isCompact?: boolean;
  /** Stands after the controls. */
  children?: ReactNode;
}

/** What can be done with the device now. A refused control stays where it is and says why. [PLUS-7] */
export function CardControls({ device, access, isCompact = false, children }: CardControlsProps) {
  const { openDevice, command } = useCardSurroundings();
  // By device: in a list, the controls go from one to another.
  const [opening, setOpening] = useState<string | null>(null);
  const actions = listDeviceControls(device, access);
  const { ref, notePress } = useKeptFocus(device.vicUuid, actions.kind === 'working');

  const press = (control: DeviceControl) => {
    if (control.action !== 'open') {
      notePress();
      command(device, control.command, access);
      return;
    }
    const { vicUuid } = device;
    setOpening(vicUuid);
    void openDevice(device).finally(() => setOpening((now) => (now === vicUuid ? null : now)));
  };

  return (
    <div ref={ref} className={classNames(styles.controls, isCompact && styles.compact)}>
      {/* Two lists, so that the first button is the same element all along and keeps the focus. */}
      {actions.kind === 'working'
        ? !isCompact && [
            <ActionButton key={0} size="sm" busy>
              {screens.dashboard.working[actions.work]}
            </ActionButton>,
          ]
        : actions.controls.map((control, index) => (
            <ActionButton
              key={index}
              size="sm"
              variant={LOOKS[control.action].variant}
              busy={control.action === 'open' && opening === device.vicUuid}
              aria-label={isCompact ? screens.dashboard[control.action] : undefined}
              refusal={control.refusal === null ? undefined : deviceRefusalText(control.refusal)}
              onRefusedPress={isRefusedAloud(control) ? () => press(control) : undefined}
              onClick={() => press(control)}
            >
              {LOOKS[control.action].icon}
              {!isCompact && <span>{screens.dashboard[control.action]}</span>}
            </ActionButton>
          ))}
      {children}
    </div>
  );
}
