import type { Instance } from '@partyline/contract';
import type { DisplayState } from '@partyline/device-state';
import { screens } from '@partyline/texts';
import { durationText, sinceText } from '../../../dates.ts';
import styles from './card-since.module.css';

const MINUTE_MS = 60_000;

/** Since when the state holds, in words; work of less than a minute needs none. */
function wordsFor(shown: DisplayState, sinceMs: number, nowMs: number): string | null {
  switch (shown) {
    case 'initialising':
      return screens.dashboard.dnsPreparing;
    case 'offline':
    case 'deleted':
      return sinceText(sinceMs, nowMs);
    case 'starting':
    case 'stopping':
      return nowMs - sinceMs < MINUTE_MS ? null : durationText(sinceMs, nowMs);
    default:
      return durationText(sinceMs, nowMs);
  }
}

interface CardSinceProps {
  device: Instance;
  shown: DisplayState;
  nowMs: number;
}

/** Since when the device is in its state. [PLUS-11, GU-14] */
export function CardSince({ device, shown, nowMs }: CardSinceProps) {
  const isWork = shown === 'starting' || shown === 'stopping';
  const since = (isWork ? device.openCommand?.since : undefined) ?? device.stateSince;
  if (since === null && shown !== 'initialising') return null;
  const words = wordsFor(shown, since === null ? NaN : Date.parse(since), nowMs);
  if (words === null) return null;
  return (
    <time className={styles.since} dateTime={since ?? undefined} title={since ?? undefined}>
      {words}
    </time>
  );
}
