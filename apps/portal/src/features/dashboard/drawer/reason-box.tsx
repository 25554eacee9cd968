import type { Instance } from '@partyline/contract';
import { displayState, retryAction } from '@partyline/device-state';
import { screens } from '@partyline/texts';
import { classNames, StateGlyph } from '@partyline/ui';
import styles from './reason-box.module.css';

const words = screens.deviceDrawer;

/** The effect of the problem and of Retry; null if the reason says it all. */
function consequenceOf(device: Instance): string | null {
  const retry = retryAction(device);
  if (retry !== null) return words.consequences[retry];
  return device.status === 'warning' ? words.consequences.warning : null;
}

/** The problem of a device and its effect. [PLUS-11, GD-7, GD-11] */
export function ReasonBox({ device, reason }: { device: Instance; reason: string }) {
  const shown = displayState(device);
  const consequence = consequenceOf(device);
  const isFailed = shown === 'error' || shown === 'failed';
  return (
    <div className={classNames(styles.box, isFailed && styles.bad)}>
      <StateGlyph glyph={isFailed ? shown : 'warning'} className={styles.glyph} />
      <p>
        <b>{reason}</b>
        {consequence !== null && <span>{consequence}</span>}
      </p>
    </div>
  );
}
