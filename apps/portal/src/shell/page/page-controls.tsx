import { NotificationBell } from '../notifications/notification-bell.tsx';
import { SchemeSwitch } from './scheme-switch.tsx';

/** Renders controls of every page's bar that load after the page. */
export function PageControls() {
  return (
    <>
      <NotificationBell />
      <SchemeSwitch />
    </>
  );
}
