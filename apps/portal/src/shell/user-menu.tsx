import { screens } from '@partyline/texts';
import { Avatar } from './avatar.tsx';
import { Panel, usePanel } from './use-panel.ts';
import styles from './user-menu.module.css';
import { UserPanel } from './user-panel.tsx';
import { useUserName } from './use-user-name.ts';

/** The signed-in user at the foot of the navigation, with a menu for their account and session. */
export function UserMenu() {
  const name = useUserName();
  const { target, toggle, close } = usePanel();
  const label = `${screens.shell.userMenu}: ${name}`;
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
        <span className={styles.name}>{name}</span>
      </button>
      {target === null ? null : (
        <Panel target={target} label={label} position="top-start" width={240} onClose={close}>
          <UserPanel onDone={close} />
        </Panel>
      )}
    </>
  );
}
