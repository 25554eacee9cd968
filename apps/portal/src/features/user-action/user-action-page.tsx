import { Button } from '@mantine/core';
import type { UserAction } from '@partyline/session';
import { screens } from '@partyline/texts';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { storeTypedEmail } from '../../forms/fields/email-field.tsx';
import { useLinkQuery } from '../../session/mailed-link.ts';
import { listAwaitedConfirmations } from '../../session/tabs/waiting-tab.ts';
import { getSession, useSession } from '../../session/session-store.ts';
import { showMessage } from '../../shell/messages/show-message.ts';
import { ContinueLink, MessagePage } from '../../shell/page/message-page.tsx';
import styles from '../../shell/page/message-page.module.css';
import { MessageBox } from '../../shell/messages/message-box.tsx';
import { readActionLink } from './action-link.ts';
import { invalidLink, useFollowLink, type ActionStep, type LinkFailure } from './mutations.ts';
import { NewPasswordForm } from './new-password-form.tsx';

const words = screens.userAction;

/** Renders the screen at /useraction, for links in the identity service's mails. [AUTH-2, AUTH-3, AUTH-34, ROUTE-3, GR-6] */
export function UserActionPage() {
  const { step, retry, fail, goesOn, finish } = useUserAction();
  const title = goesOn === null ? titleOf(step) : words.confirmed;
  useEffect(() => {
    // The topic changed: screen readers read the heading.
    if (title !== words.checking) {
      document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
    }
  }, [title]);
  return (
    <MessagePage title={title}>
      {step.kind === 'failed' ? <FailedLink failure={step} onRetry={retry} /> : null}
      {step.kind === 'new-password' ? (
        <NewPasswordForm
          {...step}
          onSaved={() => void finish('resetPassword', step.email)}
          onInvalid={fail}
        />
      ) : null}
      {step.kind === 'checking' ? <p className={styles.text} role="status" /> : null}
      {isRecovered(step) ? <RecoveredEmail email={step.email} /> : null}
      {goesOn === null ? null : <GoesOnElsewhere email={goesOn} />}
    </MessagePage>
  );
}

const isRecovered = (step: ActionStep): step is Extract<ActionStep, { kind: 'done' }> =>
  step.kind === 'done' && step.action === 'recoverEmail';

function titleOf(step: ActionStep): string {
  if (step.kind === 'failed') return words.failedTitle;
  if (step.kind === 'new-password') return words.newPassword.title;
  return isRecovered(step) ? words.recovered.title : words.checking;
}

/** Follows the link once. [GR-6, GX-16] */
function useUserAction() {
  const query = useLinkQuery();
  const [link] = useState(() => readActionLink(query));
  const [failure, fail] = useState<LinkFailure | null>(() => (link.ok ? null : invalidLink(link.error)));
  const { mutate, data, isPending } = useFollowLink();
  const redirect = useRedirect();
  const [goesOn, setGoesOn] = useState<string | null>(null);
  const waiting = useRef<Promise<readonly string[]>>(undefined);
  const finish = async (action: UserAction, email: string): Promise<void> => {
    const uid = getSession().identity?.uid;
    const awaited = action === 'verifyEmail' ? await waiting.current : undefined;
    if (uid !== undefined && awaited?.includes(uid) === true) setGoesOn(email);
    else redirect(action, email);
  };
  const follow = (): void => {
    if (!link.ok) return;
    // Asked before the link is followed: a tab that waits goes on at once.
    waiting.current ??= listAwaitedConfirmations();
    mutate(link.value, {
      onSuccess: (step) => {
        if (step.kind === 'done' && step.action !== 'recoverEmail') void finish(step.action, step.email);
      },
    });
  };
  const isFollowed = useRef(false);
  useEffect(() => {
    if (isFollowed.current) return;
    isFollowed.current = true;
    follow();
  });
  const checking: ActionStep = { kind: 'checking' };
  return {
    step: failure ?? (isPending ? checking : (data ?? checking)),
    retry: follow,
    fail,
    goesOn,
    finish,
  };
}

function textAfter(action: UserAction, email: string, isSignedIn: boolean): string {
  if (action === 'resetPassword') return words.newPassword.saved;
  if (action === 'verifyAndChangeEmail') return words.changed(email);
  return isSignedIn ? words.verified(email) : words.verifiedLogIn(email);
}

/** Redirects to the dashboard, or to the login with the e-mail filled in. */
function useRedirect(): (action: UserAction, email: string) => void {
  const navigate = useNavigate();
  return (action, email) => {
    const isSignedIn = getSession().identity !== null;
    if (!isSignedIn) storeTypedEmail(email);
    // A navigation clears messages.
    void navigate({ to: isSignedIn ? '/dashboard' : '/login', replace: true }).then(() =>
      showMessage({ type: 'success', message: textAfter(action, email, isSignedIn) }),
    );
  };
}

/** Tells that the sign-up goes on in the tab that waits, so that it does not go on in two. [HZ-12] */
function GoesOnElsewhere({ email }: { readonly email: string }) {
  return (
    <>
      <p className={styles.text} role="status">
        {words.verified(email)} {words.goesOn}
      </p>
      <p className={styles.actions}>
        <Link className={styles.link} to="/dashboard" search={{}}>
          {words.goOnHere}
        </Link>
      </p>
    </>
  );
}

/** Renders why a link fails, and the next step. [AUTH-34, ERR-20, ERR-21, ERR-22] */
function FailedLink({ failure, onRetry }: { readonly failure: LinkFailure; readonly onRetry: () => void }) {
  const { text, action, canRetry } = failure;
  const isSignedIn = useSession((session) => session.identity !== null);
  return (
    <>
      <MessageBox type="error">{text}</MessageBox>
      <p className={styles.actions}>
        {canRetry ? (
          <Button variant="filled" onClick={onRetry}>
            {words.again}
          </Button>
        ) : null}
        {action === 'resetPassword' && !canRetry && !isSignedIn ? (
          <Link className={styles.link} to="/login" search={{ mode: 'reset' }}>
            {words.askAgain}
          </Link>
        ) : null}
        <ContinueLink />
      </p>
    </>
  );
}

/** Tells that the e-mail is restored. Its changer may know the password, so offer a new one. */
function RecoveredEmail({ email }: { readonly email: string }) {
  useEffect(() => storeTypedEmail(email), [email]);
  return (
    <>
      <p className={styles.text} role="status">
        {words.recovered.text(email)}
      </p>
      <p className={styles.actions}>
        <Link className={styles.link} to="/login" search={{ mode: 'reset' }}>
          {words.recovered.setPassword}
        </Link>
        <Link className={styles.link} to="/login" search={{}}>
          {screens.shell.toLogIn}
        </Link>
      </p>
    </>
  );
}
