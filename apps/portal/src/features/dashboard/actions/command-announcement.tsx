import { useAnnouncement } from '../data/pending-commands.ts';
import styles from './command-announcement.module.css';

/** What a screen reader announces about pending commands. */
export function CommandAnnouncement() {
  return (
    <p className={styles.announcement} role="status">
      {useAnnouncement()}
    </p>
  );
}
