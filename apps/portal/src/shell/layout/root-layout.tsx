import { Outlet } from '@tanstack/react-router';
import { screens } from '@partyline/texts';
import { ReasonTooltip } from '@partyline/ui';
import { SessionDialogs } from '../logout/session-dialogs.tsx';
import styles from './root-layout.module.css';
import { Spinner } from '../loading/spinner-layer.tsx';

/** Surrounds every screen: skip link and overlays. */
export function RootLayout() {
  return (
    <>
      <a className={styles.skip} href="#content">
        {screens.shell.skipToContent}
      </a>
      <Outlet />
      <Spinner />
      <SessionDialogs />
      <ReasonTooltip />
    </>
  );
}
