import { screens } from '@partyline/texts';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { keepTypedEmail } from '../../credentials/typed-email.ts';
import styles from '../../shell/message-page.module.css';
import linkStyles from './user-action.module.css';

const words = screens.userAction;

/** An e-mail that somebody has taken back: whoever changed it may know the password. */
export function RecoveredEmail({ email }: { readonly email: string }) {
  useEffect(() => keepTypedEmail(email), [email]);
  return (
    <>
      <p className={styles.text} role="status">
        {words.recovered.text(email)}
      </p>
      <p className={styles.actions}>
        <Link className={linkStyles.link} to="/login" search={{ mode: 'reset' }}>
          {words.recovered.setPassword}
        </Link>
        <Link className={linkStyles.link} to="/login" search={{}}>
          {words.toLogIn}
        </Link>
      </p>
    </>
  );
}
