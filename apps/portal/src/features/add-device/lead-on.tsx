import { screens } from '@partyline/texts';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../session/session-store.ts';
import styles from './add-device.module.css';

const words = screens.addDevice;

/** The way on from here: to the dashboard, or for a stranger to the login. */
export function LeadOn() {
  const isSignedIn = useSession((session) => session.identity !== null);
  return isSignedIn ? (
    <Link className={styles.link} to="/dashboard">
      {words.toDashboard}
    </Link>
  ) : (
    <Link className={styles.link} to="/login" search={{}}>
      {screens.userAction.toLogIn}
    </Link>
  );
}
