import { screens } from '@partyline/texts';
import { Link } from '@tanstack/react-router';
import type { ReactNode, Ref } from 'react';
import { useSession } from '../../session/session-store.ts';
import styles from './message-page.module.css';
import { PageMain } from './page-main.tsx';

interface MessagePageProps {
  /** Takes the focus after a navigation. */
  readonly title: string;
  /** For a page that focuses its heading on a change. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** Renders a short message outside of the shell, with buttons or links. */
export function MessagePage({ title, headingRef, children }: MessagePageProps) {
  return (
    <PageMain className={styles.page}>
      <h1 ref={headingRef} className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </PageMain>
  );
}

/** Renders a link to the dashboard, or to the login if signed out. */
export function ContinueLink({ label = screens.shell.goOn }: { readonly label?: string }) {
  const isSignedIn = useSession((session) => session.identity !== null);
  return isSignedIn ? (
    <Link className={styles.link} to="/dashboard">
      {label}
    </Link>
  ) : (
    <Link className={styles.link} to="/login" search={{}}>
      {screens.shell.toLogIn}
    </Link>
  );
}
