import type { Association } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useSession } from '../session/session-store.ts';
import styles from './account-list.module.css';
import { Avatar } from './avatar.tsx';
import { associationKey, changeAccount, changeToOwnAccount, isCurrentAssociation } from './change-account.ts';
import { roleTextOf } from './use-account.ts';

const words = screens.shell;

/** Every way into an account, the current one marked, and a way to an account of one's own for who has none. [ACCT-7, ACCT-14, ACCT-17] */
export function AccountList({ onDone }: { readonly onDone: () => void }) {
  const associations = useSession((session) => session.associations);
  const ownsOne = associations.some(({ role }) => role === 'account-owner');
  const navigate = useNavigate();

  const choose = async (association: Association): Promise<void> => {
    onDone();
    const isHere = isCurrentAssociation(association);
    if ((await changeAccount(association)) && !isHere) await navigate({ to: '/dashboard' });
  };
  const openOwn = async (): Promise<void> => {
    onDone();
    const end = await changeToOwnAccount();
    if (end !== 'ended') await navigate({ to: end === 'choose' ? '/accounts-select' : '/dashboard' });
  };
  return (
    <>
      <ul className={styles.list} aria-label={words.accounts}>
        {associations.map((association) => (
          <li key={associationKey(association)}>
            <AccountItem association={association} onChoose={() => void choose(association)} />
          </li>
        ))}
      </ul>
      {ownsOne ? null : (
        <button type="button" className={styles.item} onClick={() => void openOwn()}>
          <span className={styles.lead}>
            <IconPlus size={16} stroke={1.75} aria-hidden="true" />
          </span>
          {words.openOwnAccount}
        </button>
      )}
    </>
  );
}

interface AccountItemProps {
  readonly association: Association;
  readonly onChoose: () => void;
}

function AccountItem({ association, onChoose }: AccountItemProps) {
  const isHere = isCurrentAssociation(association);
  return (
    <button type="button" className={styles.item} aria-current={isHere} onClick={onChoose}>
      <Avatar name={association.accountName} />
      <span className={styles.words}>
        <b className={styles.line}>{association.accountName}</b>
        <span className={styles.role}>{roleTextOf(association)}</span>
      </span>
      {isHere ? <IconCheck size={16} stroke={1.75} aria-label={screens.accountsSelect.current} /> : null}
    </button>
  );
}
