import { NotificationBell } from './notifications/notification-bell.tsx';
import { SchemeSwitch } from './scheme-switch.tsx';

/** The shell's controls at the right of every page's bar that the page itself does not wait for: the bell and the theme. */
export function PageControls() {
  return (
    <>
      <NotificationBell />
      <SchemeSwitch />
    </>
  );
}
