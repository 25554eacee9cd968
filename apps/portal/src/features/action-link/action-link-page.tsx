import { screens, WORDINGS } from '@partyline/texts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { readLinkQuery } from '../../session/links.ts';
import { useSession } from '../../session/session-store.ts';
import styles from '../../shell/message-page.module.css';
import { NotFoundPage } from '../../shell/not-found-page.tsx';
import { NoticeBox } from '../../shell/notice-box.tsx';

const words = screens.userAction;

/**
 * The screens at /ownershiptransfer and /actionlink, where mailed links lead: one without its key, or with something that is none, is
 * no proper request. [ROUTE-11, ROUTE-13, ERR-20, GA-13, GR-5]
 */
export function ActionLinkPage({ keyName }: { readonly keyName: 'docId' | 'key' }) {
  const [link] = useState(() => readLinkQuery(location.search, keyName));
  const isSignedIn = useSession(({ identity }) => identity !== null);
  if (link.ok) return <NotFoundPage />;
  return (
    <main id="content" className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {words.failedTitle}
      </h1>
      <NoticeBox type="error">{WORDINGS.requestNotProper}</NoticeBox>
      <p className={styles.actions}>
        {isSignedIn ? (
          <Link to="/dashboard">{words.goOn}</Link>
        ) : (
          <Link to="/login" search={{}}>
            {words.toLogIn}
          </Link>
        )}
      </p>
    </main>
  );
}
