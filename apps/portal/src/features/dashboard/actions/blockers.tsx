import type { Instance } from '@partyline/contract';
import { Link } from '@tanstack/react-router';
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

interface DeviceNamesProps {
  devices: readonly Instance[];
  /** Makes each name a link to the device, where it can be stopped; called when one is followed. */
  onFollow?: () => void;
}

/** Names of devices in a list. */
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

/** A list that scrolls can be focused, so that it scrolls by keyboard too; a short one is no tab stop. */
function focusIfScrollable(list: HTMLUListElement | null): void {
  if (list === null) return;
  if (list.scrollHeight > list.clientHeight) list.tabIndex = 0;
  else list.removeAttribute('tabindex');
}

/** A list of names that scrolls when it is long. */
export function NameList({ children }: { children: ReactNode }) {
  // Measured again with every change of its names.
  return (
    <ul ref={(list) => focusIfScrollable(list)} className={styles.names}>
      {children}
    </ul>
  );
}
