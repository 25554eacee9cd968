import { screens } from '@partyline/texts';
import { classNames } from '@partyline/ui';
import { IconSelector } from '@tabler/icons-react';
import { Avatar } from './avatar.tsx';
import { WithModule } from '../loading/with-module.tsx';
import { usePanel } from '../overlays/use-panel.ts';
import { panels } from './panels.ts';
import rowStyles from './account-row.module.css';
import styles from './user-menu.module.css';
import { useUserName } from './use-account.ts';

/** Renders the user's menu at the foot of the navigation. */
export function UserMenu() {
  const name = useUserName();
  const { target, toggle, close } = usePanel();
  const { userMenu } = screens.shell;
  const label = `${name} ${userMenu}`;
  return (
    <>
      <button
        type="button"
        className={classNames(rowStyles.row, styles.button)}
        aria-haspopup="dialog"
        aria-expanded={target !== null}
        aria-label={label}
        onClick={toggle}
      >
        <Avatar name={name} shape="round" />
        <span className={classNames(rowStyles.words, styles.words)}>
          <span className={rowStyles.line}>{name}</span> <span className={styles.account}>{userMenu}</span>
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
