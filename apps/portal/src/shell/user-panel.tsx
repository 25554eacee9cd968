import { screens } from '@partyline/texts';
import { IconLogout, IconUserCog } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useSession } from '../session/session-store.ts';
import { logOutAndLeave } from './log-out.ts';
import styles from './user-panel.module.css';
import { useUserName } from './use-user-name.ts';

const words = screens.shell;

/** The signed-in user, a link to their account page, and the logout. */
export function UserPanel({ onDone }: { readonly onDone: () => void }) {
  const name = useUserName();
  const email = useSession((session) => session.user?.email ?? '');
  return (
    <>
      <p className={styles.user}>
        <b>{name}</b>
        {email === name ? null : <span>{email}</span>}
      </p>
      <Link to="/myaccount" className={styles.item} onClick={onDone}>
        <IconUserCog size={16} stroke={1.75} aria-hidden="true" />
        {words.myAccount}
      </Link>
      <button type="button" className={styles.item} onClick={logOutAndLeave}>
        <IconLogout size={16} stroke={1.75} aria-hidden="true" />
        {words.logOut}
      </button>
    </>
  );
}
