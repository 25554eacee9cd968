import type { Instance } from '@partyline/contract';
import { acknowledgementOf } from '@partyline/device-state';
import { screens } from '@partyline/texts';
import { Avatar } from '../../../shell/account/avatar.tsx';
import styles from './who-is-on-it.module.css';

const words = screens.problems;

interface WhoIsOnItProps {
  readonly device: Instance;
  readonly nowMs: number;
}

/** Renders who is on the problem of a device; nothing while no one is. In small spaces the words go first. [PLUS-34] */
export function WhoIsOnIt({ device, nowMs }: WhoIsOnItProps) {
  const known = acknowledgementOf(device, nowMs);
  if (known === null) return null;
  const text = known.isMine ? words.mine : words.theirs(known.by);
  return (
    <span className={styles.who} title={text}>
      <Avatar name={known.by} shape="round" size="sm" />
      <span className={styles.text}>{text}</span>
    </span>
  );
}
