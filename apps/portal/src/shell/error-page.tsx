import { Button } from '@mantine/core';
import { screens, WORDINGS } from '@partyline/texts';
import { config } from '../config.ts';
import styles from './message-page.module.css';

/** Replaces a broken page; the error's text shows in debug mode only. [UI-14, UI-15, ERR-43, GU-12] */
export function ErrorPage({ error }: { readonly error: unknown }) {
  return (
    <main id="content" className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {WORDINGS.generalError}
      </h1>
      {config.debug ? <pre className={styles.detail}>{describeError(error)}</pre> : null}
      <Button variant="filled" onClick={() => location.reload()}>
        {screens.shell.reload}
      </Button>
    </main>
  );
}

function describeError(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
