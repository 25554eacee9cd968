import type { Instance } from '@partyline/contract';
import type { ReactNode } from 'react';
import styles from './blockers.module.css';

interface BlockerProps {
  /** What blocks the action, in words. */
  text: string;
  /** The user it is about. */
  about?: string | undefined;
  /** The devices it is about. */
  children?: ReactNode;
}

/** One reason why the action of a dialog is impossible. */
export function Blocker({ text, about, children }: BlockerProps) {
  return (
    <div className={styles.blocker}>
      <p>{text}</p>
      {about !== undefined && <p className={styles.about}>{about}</p>}
      {children}
    </div>
  );
}

/** Names of devices in a list. */
export function DeviceNames({ devices }: { devices: readonly Instance[] }) {
  return (
    <NameList>
      {devices.map(({ vicUuid, deviceName }) => (
        <li key={vicUuid}>
          <bdi>{deviceName}</bdi>
        </li>
      ))}
    </NameList>
  );
}

/** A list of names that scrolls when it is long. */
export function NameList({ children }: { children: ReactNode }) {
  return <ul className={styles.names}>{children}</ul>;
}
