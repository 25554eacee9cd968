import { screens } from '@partyline/texts';
import { IconSelector } from '@tabler/icons-react';
import styles from './account-chip.module.css';
import { AccountList } from './account-list.tsx';
import { Avatar } from './avatar.tsx';
import { useAccount, type ShownAccount } from './use-account.ts';
import { useDisclosure } from './use-disclosure.ts';

const words = screens.shell;

function Words({ account }: { readonly account: ShownAccount }) {
  return (
    <>
      <Avatar name={account.name} />
      <span className={styles.words}>
        <b className={styles.line}>{account.name}</b>
        <span className={styles.role}>{account.role}</span>
      </span>
    </>
  );
}

/** The account the person is in and their role there; a menu of the others where there are any. [ACCT-7] */
export function AccountChip() {
  const account = useAccount();
  if (account === null) return null;
  return account.hasMenu ? <AccountMenu account={account} /> : <AccountName />;
}

/** The account the person is in and their role there. */
export function AccountName() {
  const account = useAccount();
  if (account === null) return null;
  return (
    <div className={styles.chip} title={`${account.name}, ${account.role}`}>
      <Words account={account} />
    </div>
  );
}

function AccountMenu({ account }: { readonly account: ShownAccount }) {
  const { isOpen, panelId, panelRef, buttonRef, toggle, close } = useDisclosure();
  const title = `${account.name}, ${account.role}`;
  return (
    <div className={styles.menu}>
      <button
        ref={buttonRef}
        type="button"
        className={styles.chip}
        title={`${title}. ${account.hasOthers ? words.switchAccount : words.accounts}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={toggle}
      >
        <Words account={account} />
        <IconSelector size={16} stroke={1.75} aria-hidden="true" />
      </button>
      {isOpen ? (
        <div id={panelId} ref={panelRef} className={styles.panel}>
          <AccountList onDone={close} />
        </div>
      ) : null}
    </div>
  );
}
