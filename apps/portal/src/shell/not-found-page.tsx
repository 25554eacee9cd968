import { screens } from '@partyline/texts';
import styles from './message-page.module.css';

/** The page of a path that does not exist. [GR-10] */
export function NotFoundPage() {
  return (
    <main id="content" className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {screens.shell.pageUnknown}
      </h1>
      <p className={styles.text}>
        <a href="/dashboard">{screens.shell.dashboard}</a>
      </p>
    </main>
  );
}
