import { screens } from '@partyline/texts';
import { IconSelector } from '@tabler/icons-react';
import { classNames } from '@partyline/ui';
import rowStyles from './account-row.module.css';
import styles from './account-chip.module.css';
import { Avatar } from './avatar.tsx';
import { WithModule } from '../loading/with-module.tsx';
import { panels } from './panels.ts';
import { useAccount, type ShownAccount } from './use-account.ts';
import { usePanel } from '../overlays/use-panel.ts';

const words = screens.shell;

function Words({ account }: { readonly account: ShownAccount }) {
  return (
    <>
      <Avatar name={account.name} />
      <span className={classNames(rowStyles.words, styles.words)}>
        <b className={rowStyles.line}>{account.name}</b>
        <span className={styles.role}>{account.role}</span>
      </span>
    </>
  );
}

/** Renders the account and the user's role, with a menu of other accounts if any. [ACCT-7] */
export function AccountChip() {
  const account = useAccount();
  if (account === null) return null;
  return account.hasMenu ? <AccountMenu account={account} /> : <AccountName />;
}

/** Renders the account and the user's role. */
export function AccountName() {
  const account = useAccount();
  if (account === null) return null;
  return (
    <div className={classNames(rowStyles.row, styles.chip)} title={`${account.name}, ${account.role}`}>
      <Words account={account} />
    </div>
  );
}

function AccountMenu({ account }: { readonly account: ShownAccount }) {
  const { target, toggle, close } = usePanel();
  const title = `${account.name}, ${account.role}`;
  return (
    <>
      <button
        type="button"
        className={classNames(rowStyles.row, styles.chip)}
        title={`${title}. ${account.hasOthers ? words.switchAccount : words.accounts}`}
        aria-haspopup="dialog"
        aria-expanded={target !== null}
        onClick={toggle}
      >
        <Words account={account} />
        <IconSelector size={16} stroke={1.75} aria-hidden="true" />
      </button>
      {target === null ? null : (
        <WithModule module={panels} onClose={close}>
          {({ AccountPanel }) => <AccountPanel target={target} onClose={close} />}
        </WithModule>
      )}
    </>
  );
}
