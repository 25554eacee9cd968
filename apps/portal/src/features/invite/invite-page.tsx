import { ok } from '@partyline/kernel';
import { screens, WORDINGS } from '@partyline/texts';
import { Button } from '@partyline/ui';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { readLinkQuery } from '../../session/links.ts';
import { getSession, useSession, type Session } from '../../session/session-store.ts';
import { removeInvite, storeInvite } from '../../session/account/session-context.ts';
import { logOut, tabContext } from '../../session/tab-session.ts';
import styles from '../../shell/message-page.module.css';
import { NoticeBox } from '../../shell/notice-box.tsx';

const words = screens.invite;

const emailIn = ({ identity }: Session) => identity?.email ?? null;
const isSignedOutIn = ({ status }: Session) => status === 'signed-out';

/**
 * The screen at /invite, where the link of an invitation leads: a stranger goes on to sign up with it; whoever is signed in, or signs
 * in to an account they have already, is asked first. [ROUTE-10, ROUTE-15, ENT-11, AUTH-26, GA-13, GR-8, GV-17]
 */
export function InvitePage() {
  const [inviteId] = useState(linkedOrKept);
  const email = useSession(emailIn);
  const isSignedOut = useSession(isSignedOutIn);
  useSignUpWith(inviteId.ok && isSignedOut ? inviteId.value : null);
  if (!inviteId.ok) {
    return (
      <Frame title={words.failedTitle}>
        <NoticeBox type="error">{WORDINGS.requestNotProper}</NoticeBox>
        <p className={styles.actions}>
          {email === null ? (
            <Link to="/login" search={{}}>
              {screens.userAction.toLogIn}
            </Link>
          ) : (
            <Link to="/dashboard">{screens.userAction.goOn}</Link>
          )}
        </p>
      </Frame>
    );
  }
  return (
    <Frame title={words.title}>{email === null ? <p role="status" /> : <SignedIn email={email} />}</Frame>
  );
}

/** The invitation that the link names, or the one kept here of somebody who has signed in with it. [ROUTE-15] */
function linkedOrKept(): ReturnType<typeof readLinkQuery> {
  const { inviteId } = getSession();
  const isLinked = new URLSearchParams(location.search).has('inviteId');
  return isLinked || inviteId === null ? readLinkQuery(location.search, 'inviteId') : ok(inviteId);
}

/** Keeps the invitation and leads on to signing up. */
function useSignUpWith(inviteId: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (inviteId === null) return;
    void storeInvite(tabContext, inviteId).then(() =>
      navigate({ to: '/login', search: { mode: 'sign-up' }, replace: true }),
    );
  }, [inviteId, navigate]);
}

function SignedIn({ email }: { readonly email: string }) {
  const navigate = useNavigate();
  return (
    <>
      <p className={styles.text}>{words.signedInAs(email)}</p>
      <p className={styles.actions}>
        <Button
          variant="filled"
          onClick={() => {
            // Signed out, the page goes on by itself.
            void logOut();
          }}
        >
          {words.logOutAndSignUp}
        </Button>
        <Button
          onClick={() => {
            removeInvite(tabContext);
            void navigate({ to: '/dashboard', replace: true });
          }}
        >
          {words.ignore}
        </Button>
      </p>
    </>
  );
}

function Frame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <main id="content" className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </main>
  );
}
