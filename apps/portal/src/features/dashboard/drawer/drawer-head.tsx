import type { Instance } from '@partyline/contract';
import {
  computeDelay,
  displayState,
  findNextStep,
  findSilence,
  isCommandOffered,
  isWorking,
  retryAction,
  type DeviceContext,
} from '@partyline/device-state';
import { deviceStateLabel, screens } from '@partyline/texts';
import { classNames, StateGlyph, StatePill } from '@partyline/ui';
import { agoText, dateTimeText, durationText } from '../../../dates.ts';
import { hostOf, progressOf, reasonLanguage, useReason } from '../card/card-controls.tsx';
import type { ShownDevice } from '../dashboard-rows.ts';
import styles from './device-drawer.module.css';

const words = screens.deviceDrawer;

interface DrawerHeadProps extends ShownDevice {
  access: DeviceContext;
  nowMs: number;
}

/** Renders name, state and times of a device, with its problem or what its command waits for. */
export function DrawerHead({ device, view, access, nowMs }: DrawerHeadProps) {
  const shown = displayState(device);
  const isLeaderMissing = view.grouped.solo.some((entry) => entry.device === device && entry.isLeaderMissing);
  // In progress the box is always there, so that nothing moves once a command takes longer than usual.
  const reason = useReason(device, isLeaderMissing, nowMs) ?? progressOf(device);
  const delay = computeDelay(device, nowMs);
  const lasts =
    delay === null
      ? device.stateSince && durationText(Date.parse(device.stateSince), nowMs)
      : screens.dashboard.elapsed(delay.seconds);
  const times = [lasts && words.forDuration(lasts), silenceText(device, nowMs)].filter(Boolean);
  return (
    <>
      <div className={styles.head}>
        <h2>{device.deviceName}</h2>
        <StatePill
          variant="pill"
          glyph={shown}
          word={deviceStateLabel(shown, device.progress)}
          progress={device.progress}
        />
        <span className={styles.since}>{times.join(', ')}</span>
      </div>
      {reason !== null && <ReasonBox {...{ device, access, reason }} />}
    </>
  );
}

/** Returns when the device was last seen, and why that matters; null if current. */
function silenceText(device: Instance, nowMs: number): string | null {
  const silence = findSilence(device, nowMs);
  if (silence === null) return null;
  const ago = 'sinceMs' in silence ? agoText(silence.sinceMs, nowMs) : null;
  return words.silence[silence.why](ago ?? '');
}

/** Returns the effect of the problem and of Retry; null if the reason says it all. */
function consequenceOf(device: Instance): string | null {
  const retry = retryAction(device);
  if (retry !== null) return words.consequences[retry];
  return device.status === 'warning' ? words.consequences.warning : null;
}

interface ReasonBoxProps {
  device: Instance;
  access: DeviceContext;
  reason: string;
}

/** Renders the problem of a device: why, since when, its effect and the next step. [PLUS-11, GD-7, GD-11] */
function ReasonBox({ device, access, reason }: ReasonBoxProps) {
  const shown = displayState(device);
  const consequence = consequenceOf(device);
  const step = findNextStep(device, isCommandOffered(access.subject));
  const since = step !== null && device.stateSince;
  const isFailed = shown === 'error' || shown === 'failed';
  const glyph = isFailed || isWorking(shown) ? shown : 'warning';
  return (
    <div className={classNames(styles.box, isFailed && styles.bad)}>
      <StateGlyph glyph={glyph} isToned className={styles.glyph} />
      <p>
        <b lang={reasonLanguage(device, reason)}>{reason}</b>
        {since && <span>{words.problemSince(dateTimeText(Date.parse(since)))}</span>}
        {consequence !== null && <span>{consequence}</span>}
        {step !== null && <span>{words.nextSteps[step](hostOf(device))}</span>}
      </p>
    </div>
  );
}
