import { screens } from '@partyline/texts';
import { SpinnerMark } from './spinner-mark.tsx';
import styles from './spinner.module.css';

/** Shown while another page loads. */
export function PendingPage() {
  return (
    <main id="content" className={styles.full} aria-busy="true">
      <SpinnerMark message={screens.shell.loading} />
    </main>
  );
}
