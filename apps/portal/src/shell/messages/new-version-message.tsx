import { Button } from '@mantine/core';
import { screens } from '@partyline/texts';
import { createRoot } from 'react-dom/client';
import { MessageBox } from './message-box.tsx';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import styles from './new-version-message.module.css';

const words = screens.newVersion;

let close: (() => void) | undefined;

/**
 * Shows the message over pages and dialogs in its own React tree: outside of the first load, and safe from a page broken by a
 * missing part. [PLUS-29]
 */
export function showNewVersion(): void {
  close?.();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  close = () => {
    close = undefined;
    root.unmount();
    place.remove();
  };
  root.render(
    <ThemeProvider>
      <NewVersionMessage onClose={close} />
    </ThemeProvider>,
  );
}

function NewVersionMessage({ onClose }: { readonly onClose: () => void }) {
  return (
    <section className={styles.place} aria-label={words.label}>
      <MessageBox type="info" className={styles.box}>
        <p>{words.text}</p>
        <p className={styles.actions}>
          <Button size="xs" variant="filled" onClick={() => location.reload()}>
            {screens.shell.reload}
          </Button>
          <Button size="xs" variant="default" onClick={onClose}>
            {words.later}
          </Button>
        </p>
      </MessageBox>
    </section>
  );
}
