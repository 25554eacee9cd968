import type { Association } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { Button } from '@partyline/ui';
import { useNavigate } from '@tanstack/react-router';
import { useSession } from '../../session/session-store.ts';
import { takeRedirectTo } from '../../session/stored-pages.ts';
import { associationKey, changeAccount, isCurrentAssociation } from '../../shell/change-account.ts';
import { logOutAndLeave } from '../../shell/log-out.ts';
import { AssociationButton } from './association-button.tsx';
import styles from './accounts-select-page.module.css';

const words = screens.accountsSelect;

/** The screen at /accounts-select: every way into an account, to choose one of. [ACCT-7, ACCT-18, ROUTE-6] */
export function AccountsSelectPage() {
  const associations = useSession((session) => session.associations);
  const navigate = useNavigate();

  async function choose(association: Association): Promise<void> {
    if (await changeAccount(association)) await navigate({ href: takeRedirectTo() ?? '/dashboard' });
  }

  return (
    <main id="content" className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {words.title}
      </h1>
      <p className={styles.text}>{words.text}</p>
      <ul className={styles.list} aria-label={words.listLabel}>
        {associations.map((association) => (
          <li key={associationKey(association)}>
            <AssociationButton
              association={association}
              isChosen={isCurrentAssociation(association)}
              onChoose={() => void choose(association)}
            />
          </li>
        ))}
      </ul>
      <Button variant="subtle" className={styles.end} onClick={logOutAndLeave}>
        {words.logOut}
      </Button>
    </main>
  );
}
