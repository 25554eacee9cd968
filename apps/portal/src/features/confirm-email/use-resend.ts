import { computeResendDelayMs } from '@partyline/session';
import { useEffect, useState } from 'react';
import { failureText } from '../../forms/failure-text.ts';
import { confirmationSentAt, sendConfirmation } from '../../session/sign-in.ts';

const SECOND_MS = 1_000;

/** What sending the mail again has come to. */
export type ResendOutcome = { readonly type: 'sent' } | { readonly type: 'failed'; readonly text: string };

/** Whole seconds until the mail can be sent again; 0 for now. */
function secondsLeft(uid: string): number {
  return Math.ceil(computeResendDelayMs(confirmationSentAt(uid), Date.now()) / SECOND_MS);
}

/** Sending the confirmation mail again: once a minute, in this tab and every other, over a reload too. [GA-25] */
export function useResend(uid: string) {
  const [seconds, setSeconds] = useState(() => secondsLeft(uid));
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<ResendOutcome | null>(null);

  useEffect(() => {
    const look = (): void => setSeconds(secondsLeft(uid));
    look();
    const timer = setInterval(look, SECOND_MS);
    return () => clearInterval(timer);
  }, [uid]);

  const resend = async (): Promise<void> => {
    // Another tab may have sent one meanwhile.
    if (isSending || secondsLeft(uid) > 0) return;
    setSending(true);
    setOutcome(null);
    try {
      await sendConfirmation(uid);
      setOutcome({ type: 'sent' });
    } catch (error) {
      const text = failureText(error);
      if (text !== null) setOutcome({ type: 'failed', text });
    } finally {
      setSeconds(secondsLeft(uid));
      setSending(false);
    }
  };

  return { seconds, isSending, outcome, resend };
}
