import { screens } from '@partyline/texts';
import { Button } from '@partyline/ui';
import { useSession, type IdentityUser } from '../../session/session-store.ts';
import styles from '../../shell/message-page.module.css';
import { NoticeBox } from '../../shell/notice-box.tsx';
import { useAnotherAddress } from './use-another-address.ts';
import { useEmailCheck } from './use-email-check.ts';
import { useResend } from './use-resend.ts';

const words = screens.confirmEmail;

/** The screen at /confirm-email: says what is missing, and goes on by itself once it is done. [ROUTE-4, AUTH-2, AUTH-8, GA-25] */
export function ConfirmEmailPage() {
  const person = useSession((session) => session.identity);
  return (
    <main id="content" className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {words.title}
      </h1>
      {person === null ? <SignInFirst /> : <Confirmation person={person} />}
    </main>
  );
}

function SignInFirst() {
  return (
    <>
      <p className={styles.text}>{words.signInFirst}</p>
      <p className={styles.actions}>
        <a href="/login">{words.logIn}</a>
      </p>
    </>
  );
}

function Confirmation({ person: { uid, email } }: { readonly person: IdentityUser }) {
  const { isChecking, check } = useEmailCheck();
  const { seconds, isSending, outcome, resend } = useResend(uid);
  const startAnew = useAnotherAddress();
  const isWaiting = seconds > 0;
  return (
    <>
      <p className={styles.text}>{words.text(email)}</p>
      <p className={styles.text}>
        {words.waiting} {words.hint}
      </p>
      {outcome?.type === 'sent' ? <NoticeBox type="success">{words.sent(email)}</NoticeBox> : null}
      {outcome?.type === 'failed' ? <NoticeBox type="error">{outcome.text}</NoticeBox> : null}
      <p className={styles.actions}>
        <Button variant="filled" aria-disabled={isChecking} onClick={() => void check(true)}>
          {isChecking ? words.checking : words.confirmed}
        </Button>
        <Button aria-disabled={isSending || isWaiting} onClick={() => void resend()}>
          {resendText(isSending, seconds)}
        </Button>
        <Button variant="subtle" className={styles.bare} onClick={() => void startAnew()}>
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
