import { screens } from '@partyline/texts';
import { IconDots } from '@tabler/icons-react';
import { AccountName } from './account-chip.tsx';
import { AccountList } from './account-list.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { PersonPanel } from './person-panel.tsx';
import styles from './tab-bar.module.css';
import { useAccount } from './use-account.ts';
import { useDisclosure } from './use-disclosure.ts';

/** The navigation at the foot of small screens; what has no tab is behind the last one. [DASH-22] */
export function TabBar() {
  const account = useAccount();
  const { isOpen, panelId, panelRef, buttonRef, toggle, close } = useDisclosure();
  return (
    <section className={styles.bar} aria-label={screens.shell.sidebar}>
      {isOpen ? (
        <div id={panelId} ref={panelRef} className={styles.sheet}>
          {account?.hasMenu === true ? <AccountList onDone={close} /> : <AccountName />}
          <PersonPanel onDone={close} />
        </div>
      ) : null}
      <MainNavigation className={styles.tabs} />
      <button
        ref={buttonRef}
        type="button"
        className={styles.more}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={toggle}
      >
        <IconDots size={22} stroke={1.75} aria-hidden="true" />
        <span>{screens.shell.more}</span>
      </button>
    </section>
  );
}
