import { screens } from '@partyline/texts';
import { IconDots } from '@tabler/icons-react';
import { AccountName } from './account-chip.tsx';
import { AccountList } from './account-list.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { UserPanel } from './user-panel.tsx';
import styles from './tab-bar.module.css';
import { useAccount } from './use-account.ts';
import { Panel, usePanel } from './use-panel.ts';

/** The navigation at the foot of small screens; what has no tab is behind the last one. [DASH-22] */
export function TabBar() {
  const account = useAccount();
  const { target, toggle, close } = usePanel();
  return (
    <section className={styles.bar} aria-label={screens.shell.sidebar}>
      <MainNavigation className={styles.tabs} />
      <button
        type="button"
        className={styles.more}
        aria-haspopup="dialog"
        aria-expanded={target !== null}
        onClick={toggle}
      >
        <IconDots size={22} stroke={1.75} aria-hidden="true" />
        <span>{screens.shell.more}</span>
      </button>
      {target === null ? null : (
        <Panel
          target={target}
          label={screens.shell.more}
          position="top-end"
          width={360}
          className={styles.sheet}
          onClose={close}
        >
          {account?.hasMenu === true ? <AccountList onDone={close} /> : <AccountName />}
          <UserPanel onDone={close} />
        </Panel>
      )}
    </section>
  );
}
