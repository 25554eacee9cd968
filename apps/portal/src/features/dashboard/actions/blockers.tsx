import type { Instance } from '@partyline/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { focusIfScrollable } from '../card/focus-if-scrollable.ts';
import styles from './blockers.module.css';

interface BlockerProps {
  text: string;
  about?: string | undefined;
  children?: ReactNode;
}

/** Renders one reason that blocks an action. */
export function Blocker({ text, about, children }: BlockerProps) {
  return (
    <div className={styles.blocker}>
      <p>{text}</p>
      {about !== undefined && <p className={styles.about}>{about}</p>}
      {children}
    </div>
  );
}

interface DeviceNamesProps {
  devices: readonly Instance[];
  /** Turns each name into a link to its device. */
  onFollow?: () => void;
}

/** Lists device names. */
export function DeviceNames({ devices, onFollow }: DeviceNamesProps) {
  return (
    <NameList>
      {devices.map(({ vicUuid, deviceName }) => (
        <li key={vicUuid}>
          {onFollow === undefined ? (
            <bdi>{deviceName}</bdi>
          ) : (
            <Link to="/dashboard" search={(last) => ({ ...last, device: vicUuid })} onClick={onFollow}>
              <bdi>{deviceName}</bdi>
            </Link>
          )}
        </li>
      ))}
    </NameList>
  );
}

/** Renders a scrollable list of names. */
export function NameList({ children }: { children: ReactNode }) {
  // The ref runs again when the names change.
  return (
    <ul ref={(list) => focusIfScrollable(list)} className={styles.names}>
      {children}
    </ul>
  );
}
