import { screens } from '@partyline/texts';
import { StateGlyph } from '@partyline/ui';
import { useSession } from '../../session/session-store.ts';
import { PageMain } from '../page/page-main.tsx';
import styles from './spinner.module.css';
import { useSpinnerMessage } from './spinner.ts';

/** Renders the spinner over the page. Always mounted, so that new words are announced. Also covers a registration. [UI-1, UI-16, ACCT-5] */
export function Spinner() {
  const shown = useSpinnerMessage();
  const isRegistering = useSession((session) => session.isRegistering);
  const message = isRegistering ? screens.shell.settingUp : shown;
  return (
    <div className={message === null ? undefined : styles.cover} role="status" aria-live="polite">
      {message === null ? null : <SpinnerMark message={message} />}
    </div>
  );
}

/** Renders a spinning ring above words. */
function SpinnerMark({ message }: { readonly message: string }) {
  return (
    <div className={styles.spinner}>
      <StateGlyph glyph="starting" size={32} />
      <p>{message}</p>
    </div>
  );
}

/** Renders the spinner while another page loads. */
export function PendingPage() {
  return (
    <PageMain className={styles.full} isBusy>
      <SpinnerMark message={screens.shell.loading} />
    </PageMain>
  );
}
