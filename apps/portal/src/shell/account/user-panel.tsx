import { screens } from '@partyline/texts';
import { classNames } from '@partyline/ui';
import {
  IconHistory,
  IconKeyboard,
  IconLogout,
  IconMessage2,
  IconSearch,
  IconSettings,
  IconStar,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../session/session-store.ts';
import { logOutAndLeave } from '../logout/log-out.ts';
import { openDialog } from '../dialogs/dialogs.ts';
import { usePortalPages } from '../navigation/use-portal-pages.ts';
import rowStyles from './account-row.module.css';
import styles from './user-panel.module.css';
import { useUserName } from './use-account.ts';

const words = screens.shell;
const ITEM = classNames(rowStyles.row, styles.item);

interface UserPanelProps {
  readonly opener: HTMLElement;
  readonly onDone: () => void;
}

/** Opens the palette, on phones. [PLUS-26] */
export function PaletteItem({ opener, onDone }: UserPanelProps) {
  const open = () => {
    // The palette returns the focus here.
    opener.focus({ preventScroll: true });
    onDone();
    openDialog('palette', {});
  };
  return (
    <button type="button" className={ITEM} onClick={open}>
      <IconSearch size={16} stroke={1.75} aria-hidden="true" />
      {words.find}
    </button>
  );
}

/** Renders the page that the tab bar of a phone has no room for. [HZ-9] */
export function ActivityItem({ onDone }: Pick<UserPanelProps, 'onDone'>) {
  if (!usePortalPages().includes('activity')) return null;
  return (
    <Link to="/activity" className={ITEM} onClick={onDone}>
      <IconHistory size={16} stroke={1.75} aria-hidden="true" />
      {words.activity}
    </Link>
  );
}

/** Links of the signed-in user, keyboard shortcuts, logout. */
export function UserPanel({ opener, onDone }: UserPanelProps) {
  const name = useUserName();
  const email = useSession((session) => session.user?.email ?? '');
  const listShortcuts = () => {
    // The dialog returns the focus here.
    opener.focus({ preventScroll: true });
    onDone();
    openDialog('shortcuts', {});
  };
  const giveFeedback = () => {
    onDone();
    openDialog('feedback', { target: opener });
  };
  return (
    <>
      <p className={styles.user}>
        <b>{name}</b>
        {email === name ? null : <span>{email}</span>}
      </p>
      <Link to="/myaccount/settings" className={ITEM} onClick={onDone}>
        <IconSettings size={16} stroke={1.75} aria-hidden="true" />
        {screens.settings.title}
      </Link>
      <Link to="/contact" className={ITEM} onClick={onDone}>
        <IconMessage2 size={16} stroke={1.75} aria-hidden="true" />
        {screens.contact.title}
      </Link>
      <button type="button" className={ITEM} onClick={giveFeedback}>
        <IconStar size={16} stroke={1.75} aria-hidden="true" />
        {screens.feedback.open}
      </button>
      <button type="button" className={classNames(ITEM, styles.shortcuts)} onClick={listShortcuts}>
        <IconKeyboard size={16} stroke={1.75} aria-hidden="true" />
        {screens.commandPalette.shortcuts}
        <kbd aria-hidden="true">?</kbd>
      </button>
      <button type="button" className={ITEM} onClick={logOutAndLeave}>
        <IconLogout size={16} stroke={1.75} aria-hidden="true" />
        {words.logOut}
      </button>
    </>
  );
}
