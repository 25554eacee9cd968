import { Button } from '@mantine/core';
import { screens } from '@partyline/texts';
import { BusyButton } from '@partyline/ui';
import { useEffect, useState } from 'react';
import { failureText } from '../../forms/failure-text.ts';
import { readChosenPlan } from '../../subscriptions/chosen-plan.ts';
import { waitForConfirmation } from '../../session/tabs/waiting-tab.ts';
import { useSession, type IdentityUser } from '../../session/session-store.ts';
import { MessagePage } from '../../shell/page/message-page.tsx';
import styles from '../../shell/page/message-page.module.css';
import { MessageBox } from '../../shell/messages/message-box.tsx';
import { useEmailCheck, useOtherEmail, useResend } from './mutations.ts';

const words = screens.confirmEmail;

/** Renders the screen at /confirm-email; continues once confirmed. [ROUTE-4, AUTH-2, AUTH-8, GA-25] */
export function ConfirmEmailPage() {
  const user = useSession((session) => session.identity);
  return (
    <MessagePage title={words.title}>
      {user === null ? <SignInFirst /> : <Confirmation user={user} />}
    </MessagePage>
  );
}

function SignInFirst() {
  return (
    <>
      <p className={styles.text}>{words.signInFirst}</p>
      <p className={styles.actions}>
        <a className={styles.link} href="/login">
          {words.logIn}
        </a>
      </p>
    </>
  );
}

function Confirmation({ user: { uid, email } }: { readonly user: IdentityUser }) {
  const check = useEmailCheck(uid);
  const { seconds, resend, start } = useResend(uid);
  const otherEmail = useOtherEmail();
  const failure = failureText(resend.error);
  useEffect(() => {
    const leaving = new AbortController();
    waitForConfirmation(uid, leaving.signal);
    return () => leaving.abort();
  }, [uid]);
  const [plan] = useState(readChosenPlan);
  return (
    <>
      <p className={styles.text}>{words.text(email)}</p>
      <p className={styles.text}>
        {words.waiting} {words.hint}
      </p>
      {plan === null ? null : <p className={styles.text}>{screens.newcomer.chose(plan.name, plan.price)}</p>}
      {resend.isSuccess ? <MessageBox type="success">{words.sent(email)}</MessageBox> : null}
      {failure === null ? null : <MessageBox type="error">{failure}</MessageBox>}
      <p className={styles.actions}>
        <BusyButton variant="filled" isBusy={check.isPending} onClick={() => check.mutate()}>
          {check.isPending ? words.checking : words.confirmed}
        </BusyButton>
        <span className={styles.beside} role="status">
          {check.isSuccess && check.data.data !== true ? words.notYet : null}
        </span>
      </p>
      <p className={styles.actions}>
        <BusyButton isBusy={resend.isPending || seconds > 0} onClick={start}>
          {resendText(resend.isPending, seconds)}
        </BusyButton>
        <Button variant="subtle" className={styles.bare} onClick={() => otherEmail.mutate()}>
          {words.useAnother}
        </Button>
      </p>
    </>
  );
}

function resendText(isSending: boolean, seconds: number): string {
  if (isSending) return words.resending;
  return seconds > 0 ? words.resendIn(seconds) : words.resend;
}
