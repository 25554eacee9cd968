import type { Instance } from '@partyline/contract';
import styles from './device-names.module.css';

/** Names of devices, one below the other. */
export function DeviceNames({ devices }: { devices: readonly Instance[] }) {
  return (
    <ul className={styles.names}>
      {devices.map(({ vicUuid, deviceName }) => (
        <li key={vicUuid}>
          <bdi>{deviceName}</bdi>
        </li>
      ))}
    </ul>
  );
}
