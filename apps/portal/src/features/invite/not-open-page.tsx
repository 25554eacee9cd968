import { screens } from '@partyline/texts';
import { BusyButton } from '@partyline/ui';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { failureText } from '../../forms/failure-text.ts';
import { removeInvite } from '../../session/account/session-context.ts';
import { useSession } from '../../session/session-store.ts';
import { tabContext } from '../../session/tab-session.ts';
import { ContinueLink, MessagePage } from '../../shell/page/message-page.tsx';
import styles from '../../shell/page/message-page.module.css';
import { MessageBox } from '../../shell/messages/message-box.tsx';
import { useAskAgain } from './mutations.ts';

const words = screens.invite;

interface NotOpenPageProps {
  readonly inviteId: string;
  /** From storage, not the link. */
  readonly isStored: boolean;
  readonly reason: keyof typeof words.notOpenHints;
  /** Whether a new one can be asked for here. */
  readonly mayAsk?: boolean;
}

/**
 * Renders the page of an invitation that is not open: its acceptor continues, others can request a new one. Clears the stored invitation.
 * [GV-18, PLUS-1, AUTH-28, INV-38]
 */
export function NotOpenPage({ inviteId, isStored, reason, mayAsk = true }: NotOpenPageProps) {
  const navigate = useNavigate();
  const isSignedIn = useSession(({ identity }) => identity !== null);
  // The sign-up in another tab has accepted it.
  const isDone = isSignedIn && isStored && reason === 'accepted';
  useEffect(() => {
    removeInvite(tabContext);
    if (isDone) void navigate({ to: '/dashboard', replace: true });
  }, [isDone, navigate]);
  const ask = useAskAgain(inviteId);
  const failure = failureText(ask.error);
  return (
    <MessagePage title={words.failedTitle}>
      <MessageBox type="error">{words.notOpen}</MessageBox>
      <p className={styles.text}>{words.notOpenHints[reason]}</p>
      {ask.isSuccess ? <MessageBox type="success">{words.asked}</MessageBox> : null}
      {failure === null ? null : <MessageBox type="error">{failure}</MessageBox>}
      <p className={styles.actions}>
        {ask.isSuccess || !mayAsk || reason === 'accepted' ? null : (
          <BusyButton variant="filled" isBusy={ask.isPending} onClick={() => ask.mutate()}>
            {ask.isPending ? words.asking : words.askAgain}
          </BusyButton>
        )}
        {isSignedIn ? <ContinueLink label={words.toDashboard} /> : <ContinueLink />}
      </p>
    </MessagePage>
  );
}
