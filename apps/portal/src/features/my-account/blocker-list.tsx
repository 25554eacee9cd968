import type { DeletionBlocker } from '@partyline/contract';
import { ACCOUNT_DELETION_REFUSAL_TEXTS, screens } from '@partyline/texts';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../session/session-store.ts';
import styles from './blocker-list.module.css';

const words = screens.myAccount.deletion;

interface BlockerListProps {
  readonly blockers: readonly DeletionBlocker[];
  readonly onLeave: () => void;
}

/** Everything that stands in the way, where it is, and the way there. [ACCT-20, ACCT-21, ACCT-23, PLUS-24, GX-4] */
export function BlockerList({ blockers, onLeave }: BlockerListProps) {
  const accountId = useSession(({ user }) => user?.accountId ?? null);
  return (
    <>
      <p>{words.blocked}</p>
      <ul className={styles.list}>
        {blockers.map((blocker) => (
          <li
            key={`${blocker.kind} ${blocker.accountId} ${blocker.workspaceId ?? ''}`}
            className={styles.item}
          >
            <b>{ACCOUNT_DELETION_REFUSAL_TEXTS[blocker.kind]}</b>
            <span>{words.where[blocker.kind](blocker.accountName, blocker.workspaceName ?? '')}</span>
            <span>
              {blocker.accountId === accountId ? (
                <Link to="/dashboard" onClick={onLeave}>
                  {words.solve.here}
                </Link>
              ) : (
                <Link to="/accounts-select" onClick={onLeave}>
                  {words.solve.elsewhere(blocker.accountName)}
                </Link>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
