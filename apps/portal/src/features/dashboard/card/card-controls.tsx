import type { Instance } from '@partyline/contract';
import {
  computeDelay,
  shownRefusal,
  deviceActionDecision,
  listDeviceControls,
  type DeviceContext,
  type DeviceControl,
  type DeviceControls,
  findProblem,
  isLoading,
  shownDelivery,
} from '@partyline/device-state';
import { deviceRefusalText, screens, failureReasonText, OPEN_REFUSAL_TEXTS } from '@partyline/texts';
import { classNames } from '@partyline/ui';
import { IconExternalLink, IconPlayerPlay, IconRefresh, IconStar, IconStarFilled } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { UNKNOWN_LANGUAGE } from '../../../language.ts';
import { useFailedAction } from '../data/device-commands.ts';
import { useCardContext } from '../device-context.ts';
import { readerOf } from '../../../session/rights.ts';
import { toggleOverlay } from '../data/page-state.ts';
import styles from './card-controls.module.css';
import { CancelButton } from './cancel-button.tsx';
import { DotsIcon, RowButton, StopIcon } from './row-button.tsx';

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const REFRESH = <IconRefresh {...ICON} />;
const STAR_OFF = <IconStar {...ICON} />;
const STAR_ON = <IconStarFilled size={16} aria-hidden="true" />;
const DOTS = <DotsIcon />;
const LOOKS = {
  open: { icon: <IconExternalLink {...ICON} />, variant: 'quiet' },
  start: { icon: <IconPlayerPlay {...ICON} />, variant: 'outline' },
  retry: { icon: REFRESH, variant: 'outline' },
  restart: { icon: REFRESH, variant: 'outline' },
  stop: { icon: <StopIcon />, variant: 'subtle' },
} as const satisfies Record<DeviceControl['action'], object>;

/**
 * Moves the focus to another control when the pressed one disappears, with a command or its withdrawal. Checked after the press: React
 * fires no focus events while it updates the page.
 */
function useKeepFocus(kind: DeviceControls['kind']) {
  const ref = useRef<HTMLDivElement>(null);
  const pressedIn = useRef<DeviceControls['kind'] | null>(null);
  useLayoutEffect(() => {
    if (pressedIn.current === null || pressedIn.current === kind) return;
    pressedIn.current = null;
    if (document.activeElement === document.body) {
      ref.current?.querySelector('button')?.focus({ preventScroll: true });
    }
  });
  const notePress = () => {
    pressedIn.current = kind;
  };
  return { ref, notePress };
}

const isRefusedWithMessage = (control: DeviceControl): boolean =>
  control.action !== 'open' && shownRefusal(control.command, control.refusal) !== null;

interface DeviceProps {
  device: Instance;
  access: DeviceContext;
}

interface CardControlsProps extends DeviceProps {
  isCompact?: boolean;
  isMainOnly?: boolean;
  children?: ReactNode;
}

/** Letters that fit beside the icon of a phone's main action, whose width leaves room for the name. [DASH-22] */
const MAIN_LETTERS = 8;

const isLong = ({ action }: DeviceControl): boolean => screens.dashboard[action].length > MAIN_LETTERS;

/** Renders the controls of a device. A refused control stays and says why. [PLUS-7] */
export function CardControls(props: CardControlsProps) {
  const { device, access, isCompact = false, isMainOnly = false, children } = props;
  const { openDevice, command } = useCardContext();
  const nameOf = (word: string) => screens.dashboard.controlOf(word, device.deviceName);
  const [isOpening, setOpening] = useState(false);
  const failed = useFailedAction(device);
  const actions = listDeviceControls(device, access, failed?.action);
  const { ref, notePress } = useKeepFocus(actions.kind);
  const press = (control: DeviceControl) => {
    if (control.action !== 'open') {
      notePress();
      command(device, control.command, access);
      return;
    }
    setOpening(true);
    void openDevice(device).finally(() => setOpening(false));
  };
  return (
    <div ref={ref} className={classNames(styles.controls, isCompact && styles.compact)}>
      {/* Two lists, so that the first button keeps its element and the focus. */}
      {actions.kind === 'working'
        ? [
            !isCompact && (
              <RowButton
                key={0}
                className={styles.action}
                variant="outline"
                name={nameOf(screens.dashboard.working[actions.work])}
                isBusy
              >
                {screens.dashboard.working[actions.work]}
              </RowButton>
            ),
            // A tile or problem has no room for it; its panel or drawer has it.
            !isMainOnly && (
              <CancelButton
                key="cancel"
                className={styles.action}
                {...{ device, access, isCompact }}
                onPress={notePress}
              />
            ),
          ]
        : actions.controls
            // A row has no room for a label beside Stop; its menu has it.
            .filter(({ action }) => !isCompact || action !== 'stop')
            .slice(0, isMainOnly ? 1 : undefined)
            .map((control, index) => (
              <RowButton
                key={index}
                className={classNames(styles.action, isMainOnly && isLong(control) && styles.long)}
                variant={LOOKS[control.action].variant}
                name={nameOf(screens.dashboard[control.action])}
                label={isCompact ? nameOf(screens.dashboard[control.action]) : undefined}
                isBusy={control.action === 'open' && isOpening}
                reason={
                  control.refusal === null
                    ? undefined
                    : deviceRefusalText(control.refusal, readerOf(access.subject))
                }
                onRefusedPress={isRefusedWithMessage(control) ? () => press(control) : undefined}
                onClick={() => press(control)}
              >
                {isMainOnly && isLong(control) ? null : LOOKS[control.action].icon}
                {!isCompact && <span>{screens.dashboard[control.action]}</span>}
              </RowButton>
            ))}
      {children}
    </div>
  );
}

interface CardMenuButtonProps {
  device: Instance;
  anchor?: HTMLElement;
}

/** Opens the menu of a device. */
export function CardMenuButton({ device, anchor }: CardMenuButtonProps) {
  return (
    <RowButton
      className={styles.menu}
      label={screens.dashboard.moreOf(device.deviceName)}
      aria-haspopup="menu"
      onClick={({ currentTarget }) =>
        toggleOverlay({ kind: 'device-menu', vicUuid: device.vicUuid, anchor: anchor ?? currentTarget })
      }
    >
      {DOTS}
    </RowButton>
  );
}

/** Renders a star without a toggle. */
export function FavoriteMark() {
  const label = screens.dashboard.favourite;
  return (
    <span role="img" aria-label={label} title={label} className={styles.mark}>
      {STAR_ON}
    </span>
  );
}

/** Toggles a favorite; only a mark without the permission. [DEV-54, ROLE-33] */
export function CardStar({ device, access }: DeviceProps) {
  const { setFavorite } = useCardContext();
  const { isFavorite } = device;
  if (!deviceActionDecision(device, 'favorite', access).allowed) return isFavorite && <FavoriteMark />;
  return (
    <RowButton
      className={classNames(styles.star, isFavorite && styles.on)}
      label={screens.dashboard.controlOf(screens.dashboard.favourite, device.deviceName)}
      aria-pressed={isFavorite}
      onClick={() => setFavorite({ device, isFavorite: !isFavorite })}
    >
      {isFavorite ? STAR_ON : STAR_OFF}
    </RowButton>
  );
}

/** Returns the problem of a device in words; null for none. [PLUS-11, GD-7, GD-11] */
export function reasonOf(device: Instance, isLeaderMissing: boolean): string | null {
  const problem = findProblem(device, isLeaderMissing);
  switch (problem?.kind) {
    case 'unanswered':
      return screens.dashboard.noAnswer[problem.command];
    case 'host-reason':
      return failureReasonText(problem.text);
    case 'dns-error':
      return OPEN_REFUSAL_TEXTS['dns-error'];
    case 'leader-missing':
      return screens.dashboard.leaderMissing;
    case undefined:
      return null;
  }
}

/** Returns the `lang` of a shown reason: none for words of ours, unknown for those of a host. [HZ-16] */
export function reasonLanguage({ failureReason }: Instance, reason: string): string | undefined {
  return reason === failureReason ? UNKNOWN_LANGUAGE : undefined;
}

/** Returns the name of a device's host within a sentence. */
export const hostOf = ({ dnsHost, hostName }: Instance): string =>
  screens.dashboard.hostOf(dnsHost || hostName);

/** Returns why a command takes longer than usual, with its host's name; null while it does not. [GD-11] */
export function delayReasonOf(device: Instance, nowMs: number): string | null {
  const why = computeDelay(device, nowMs)?.why ?? null;
  return why === null ? null : screens.dashboard.delay[why](hostOf(device));
}

/** Returns where the command of a device is; null at rest. */
export function progressOf(device: Instance): string | null {
  const { onItsWay } = screens.dashboard;
  return isLoading(device) ? onItsWay[shownDelivery(device)](hostOf(device)) : null;
}

/** Returns the last failed action, else the problem, else why a command takes long; null for none. */
export function useReason(device: Instance, isLeaderMissing: boolean, nowMs: number): string | null {
  const failed = useFailedAction(device);
  const { failedAction, notDone } = screens.dashboard;
  if (failed) return failedAction(notDone[failed.action], failed.cause);
  return delayReasonOf(device, nowMs) ?? reasonOf(device, isLeaderMissing);
}
