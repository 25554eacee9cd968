import { screens } from '@partyline/texts';
import { MessagePage } from './message-page.tsx';
import styles from './message-page.module.css';

/** The page of an unknown path. [GR-10] */
export function NotFoundPage() {
  return (
    <MessagePage title={screens.shell.pageUnknown}>
      <p className={styles.text}>
        <a href="/dashboard">{screens.shell.dashboard}</a>
      </p>
    </MessagePage>
  );
}
