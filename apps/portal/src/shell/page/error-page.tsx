import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { screens, WORDINGS } from '@partyline/texts';
import { Component, useState, type ReactNode } from 'react';
import { config } from '../../config.ts';
import styles from './message-page.module.css';
import { MessagePage } from './message-page.tsx';
import { PageMain } from './page-main.tsx';

/**
 * Replaces a broken page; the error's text shows in debug mode only. Offline, a part of the page could not be loaded: reloads
 * once the browser is online. [UI-14, UI-15, ERR-43, GU-12]
 */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const [isOffline] = useState(() => !navigator.onLine);
  useWindowEvent('online', () => {
    if (isOffline) location.reload();
  });
  return (
    <PageMain className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {WORDINGS.generalError}
      </h1>
      {config.debug ? <pre className={styles.detail}>{describeError(error)}</pre> : null}
      {isOffline ? (
        <p className={styles.text}>{screens.shell.offline}</p>
      ) : (
        <Button variant="filled" onClick={() => location.reload()}>
          {screens.shell.reload}
        </Button>
      )}
    </PageMain>
  );
}

function describeError(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

/** For errors outside of pages, which the router's boundary catches. [UI-14, ERR-43] */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <ErrorPage error={this.state.error} />;
  }
}

/** Renders the page of an unknown path. [GR-10] */
export function NotFoundPage() {
  return (
    <MessagePage title={screens.shell.pageUnknown}>
      <p className={styles.text}>
        <a className={styles.link} href="/dashboard">
          {screens.shell.dashboard}
        </a>
      </p>
    </MessagePage>
  );
}
