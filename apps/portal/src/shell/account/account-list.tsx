import type { Association } from '@partyline/contract';
import { isOwnAccountOffered } from '@partyline/session';
import { screens } from '@partyline/texts';
import { classNames } from '@partyline/ui';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useSession } from '../../session/session-store.ts';
import rowStyles from './account-row.module.css';
import styles from './account-list.module.css';
import { Avatar } from './avatar.tsx';
import { associationKey, isCurrentAssociation, useAccountChange } from './change-account.ts';
import { roleTextOf } from './use-account.ts';

const words = screens.shell;

/** Renders the user's associations, and a button for an own account where there is none. [ACCT-7, ACCT-14, ACCT-17] */
export function AccountList({ onDone }: { readonly onDone: () => void }) {
  const associations = useSession((session) => session.associations);
  const { change, openOwn } = useAccountChange();
  const choose = (association: Association) => {
    onDone();
    void change(association);
  };
  return (
    <>
      <ul className={styles.list} aria-label={words.accounts}>
        {associations.map((association) => (
          <li key={associationKey(association)}>
            <AccountItem association={association} onChoose={() => choose(association)} />
          </li>
        ))}
      </ul>
      {isOwnAccountOffered(associations) ? (
        <button
          type="button"
          className={classNames(rowStyles.row, styles.item)}
          onClick={() => {
            onDone();
            void openOwn();
          }}
        >
          <span className={styles.lead}>
            <IconPlus size={16} stroke={1.75} aria-hidden="true" />
          </span>
          {words.openOwnAccount}
        </button>
      ) : null}
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
    <button
      type="button"
      className={classNames(rowStyles.row, styles.item)}
      aria-current={isHere}
      onClick={onChoose}
    >
      <Avatar name={association.accountName} />
      <span className={rowStyles.words}>
        <b className={classNames(rowStyles.line, styles.line)}>{association.accountName}</b>
        <span className={styles.role}>{roleTextOf(association)}</span>
      </span>
      {isHere ? <IconCheck size={16} stroke={1.75} aria-label={screens.accountsSelect.current} /> : null}
    </button>
  );
}
