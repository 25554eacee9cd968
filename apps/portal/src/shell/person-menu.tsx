import { screens } from '@partyline/texts';
import { Avatar } from './avatar.tsx';
import styles from './person-menu.module.css';
import { PersonPanel } from './person-panel.tsx';
import { useDisclosure } from './use-disclosure.ts';
import { usePersonName } from './use-person-name.ts';

/** The person at the foot of the navigation, and what they can do about their session. */
export function PersonMenu() {
  const name = usePersonName();
  const { isOpen, panelId, panelRef, buttonRef, toggle, close } = useDisclosure();
  return (
    <div className={styles.menu}>
      {isOpen ? (
        <div id={panelId} ref={panelRef} className={styles.panel}>
          <PersonPanel onDone={close} />
        </div>
      ) : null}
      <button
        ref={buttonRef}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-label={`${screens.shell.userMenu}: ${name}`}
        onClick={toggle}
      >
        <Avatar name={name} shape="round" />
        <span className={styles.name}>{name}</span>
      </button>
    </div>
  );
}
