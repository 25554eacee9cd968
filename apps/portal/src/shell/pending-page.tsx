import { screens } from '@partyline/texts';
import { SpinnerMark } from './spinner-mark.tsx';
import styles from './spinner.module.css';

/** What stands while a page and its data are on their way. */
export function PendingPage() {
  return (
    <main id="content" className={styles.full} aria-busy="true">
      <SpinnerMark message={screens.shell.loading} />
    </main>
  );
}
