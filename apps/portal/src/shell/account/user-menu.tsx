import { screens } from '@partyline/texts';
import { IconSelector } from '@tabler/icons-react';
import { Avatar } from './avatar.tsx';
import { WithModule } from '../loading/with-module.tsx';
import { usePanel } from '../overlays/use-panel.ts';
import { panels } from './panels.ts';
import styles from './user-menu.module.css';
import { useUserName } from './use-account.ts';

/** Renders the user's menu at the foot of the navigation. */
export function UserMenu() {
  const name = useUserName();
  const { target, toggle, close } = usePanel();
  const { myAccount } = screens.shell;
  const label = `${name} ${myAccount}`;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={target !== null}
        aria-label={label}
        onClick={toggle}
      >
        <Avatar name={name} shape="round" />
        <span className={styles.words}>
          <span className={styles.line}>{name}</span> <span className={styles.account}>{myAccount}</span>
        </span>
        <IconSelector size={16} stroke={1.75} aria-hidden="true" />
      </button>
      {target === null ? null : (
        <WithModule module={panels} onClose={close}>
          {({ UserMenuPanel }) => <UserMenuPanel target={target} label={label} onClose={close} />}
        </WithModule>
      )}
    </>
  );
}
