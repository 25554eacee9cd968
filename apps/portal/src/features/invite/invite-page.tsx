import { Button } from '@mantine/core';
import { ok } from '@partyline/kernel';
import { screens, WORDINGS } from '@partyline/texts';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { readLinkQuery } from '../../session/links.ts';
import { getSession, useSession, type Session } from '../../session/session-store.ts';
import { removeInvite, storeInvite } from '../../session/account/session-context.ts';
import { logOut, tabContext } from '../../session/tab-session.ts';
import { ContinueLink, MessagePage } from '../../shell/message-page.tsx';
import styles from '../../shell/message-page.module.css';
import { NoticeBox } from '../../shell/notice-box.tsx';

const words = screens.invite;

const emailIn = ({ identity }: Session) => identity?.email ?? null;
const isSignedOutIn = ({ status }: Session) => status === 'signed-out';

/**
 * The screen at /invite, where the link of an invitation leads. A visitor is redirected to sign up with it; a signed-in user is
 * asked first. [ROUTE-10, ROUTE-15, ENT-11, AUTH-26, GA-13, GR-8, GV-17]
 */
export function InvitePage() {
  const [inviteId] = useState(readInvite);
  const email = useSession(emailIn);
  const isSignedOut = useSession(isSignedOutIn);
  useSignUpWith(inviteId.ok && isSignedOut ? inviteId.value : null);
  if (!inviteId.ok) {
    return (
      <MessagePage title={words.failedTitle}>
        <NoticeBox type="error">{WORDINGS.requestNotProper}</NoticeBox>
        <ContinueLink />
      </MessagePage>
    );
  }
  return (
    <MessagePage title={words.title}>
      {email === null ? <p role="status" /> : <InviteQuestion email={email} />}
    </MessagePage>
  );
}

/** Returns the invitation of the link, or the stored one of a user who has signed in with it. [ROUTE-15] */
function readInvite(): ReturnType<typeof readLinkQuery> {
  const { inviteId } = getSession();
  const isLinked = new URLSearchParams(location.search).has('inviteId');
  return isLinked || inviteId === null ? readLinkQuery(location.search, 'inviteId') : ok(inviteId);
}

/** Stores the invitation and redirects to the sign-up. */
function useSignUpWith(inviteId: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (inviteId === null) return;
    void storeInvite(tabContext, inviteId).then(() =>
      navigate({ to: '/login', search: { mode: 'sign-up' }, replace: true }),
    );
  }, [inviteId, navigate]);
}

/** Asks a signed-in user whether to sign up with the invitation, as another user, or to ignore it. */
function InviteQuestion({ email }: { readonly email: string }) {
  const navigate = useNavigate();
  const ignore = () => {
    removeInvite(tabContext);
    void navigate({ to: '/dashboard', replace: true });
  };
  return (
    <>
      <p className={styles.text}>{words.signedInAs(email)}</p>
      <p className={styles.actions}>
        {/* Once the user is signed out, the page redirects by itself. */}
        <Button variant="filled" onClick={() => void logOut()}>
          {words.logOutAndSignUp}
        </Button>
        <Button onClick={ignore}>{words.ignore}</Button>
      </p>
    </>
  );
}
