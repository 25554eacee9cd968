import { Button } from '@mantine/core';
import { screens } from '@partyline/texts';
import { createRoot } from 'react-dom/client';
import { NoticeBox } from '../shell/notice-box.tsx';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import styles from './new-version-notice.module.css';

const words = screens.newVersion;

let close: (() => void) | undefined;

/**
 * Shows the notice over every page and dialog, in a tree of its own: what is around the pages belongs to the first load, and a page
 * that broke for want of a part must not take the notice with it. [PLUS-29]
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
      <NewVersionNotice onClose={close} />
    </ThemeProvider>,
  );
}

function NewVersionNotice({ onClose }: { readonly onClose: () => void }) {
  return (
    <section className={styles.place} aria-label={words.label}>
      <NoticeBox type="info" className={styles.box}>
        <p>{words.text}</p>
        <p className={styles.actions}>
          <Button size="xs" variant="filled" onClick={() => void reload()}>
            {screens.shell.reload}
          </Button>
          <Button size="xs" variant="default" onClick={onClose}>
            {words.later}
          </Button>
        </p>
      </NoticeBox>
    </section>
  );
}

/** Where a form is on the page, this code is there too; where it cannot be loaded any more, there is nothing to save. */
async function reload(): Promise<void> {
  const drafts = await import('../forms/use-draft.ts').catch(() => null);
  drafts?.saveDrafts();
  location.reload();
}
