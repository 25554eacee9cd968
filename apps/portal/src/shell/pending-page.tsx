import { screens } from '@partyline/texts';
import { SpinnerMark } from './spinner-mark.tsx';
import styles from './spinner.module.css';

/** The page shown while the code and data of another load. */
export function PendingPage() {
  return (
    <main id="content" className={styles.full} aria-busy="true">
      <SpinnerMark message={screens.shell.loading} />
    </main>
  );
}
