import { screens } from '@partyline/texts';
import { Button } from '@partyline/ui';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../session/session-store.ts';
import styles from '../../shell/message-page.module.css';
import { NoticeBox } from '../../shell/notice-box.tsx';
import type { ActionStep } from './action-step.ts';
import linkStyles from './user-action.module.css';

const words = screens.userAction;

interface FailedLinkProps {
  readonly step: Extract<ActionStep, { kind: 'failed' }>;
  readonly onRetry: () => void;
}

/** Why a link does not work, and what the person can do instead. [AUTH-34, ERR-20, ERR-21, ERR-22] */
export function FailedLink({ step: { text, action, canRetry }, onRetry }: FailedLinkProps) {
  const isSignedIn = useSession((session) => session.identity !== null);
  return (
    <>
      <NoticeBox type="error">{text}</NoticeBox>
      <p className={styles.actions}>
        {canRetry ? (
          <Button variant="filled" onClick={onRetry}>
            {words.again}
          </Button>
        ) : null}
        {action === 'resetPassword' && !canRetry && !isSignedIn ? (
          <Link className={linkStyles.link} to="/login" search={{ mode: 'reset' }}>
            {words.askAgain}
          </Link>
        ) : null}
        {isSignedIn ? (
          <Link className={linkStyles.link} to="/dashboard">
            {words.goOn}
          </Link>
        ) : (
          <Link className={linkStyles.link} to="/login" search={{}}>
            {words.toLogIn}
          </Link>
        )}
      </p>
    </>
  );
}
