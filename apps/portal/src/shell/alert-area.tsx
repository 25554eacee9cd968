import { ALERT_FADE_MS } from '@partyline/display';
import { classNames } from '@partyline/ui';
import { screens } from '@partyline/texts';
import { NoticeBox } from './notice-box.tsx';
import styles from './alert-area.module.css';
import { dismissAlert, useAlerts, type Alert } from './alerts.ts';
import { useAutoClose } from './use-auto-close.ts';

/** The alerts, in the page's flow below the bar. [UI-3, GU-2] */
export function AlertArea({ className }: { readonly className?: string | undefined }) {
  const alerts = useAlerts();
  if (alerts.length === 0) return null;
  return (
    <section className={classNames(styles.area, className)} aria-label={screens.shell.alerts}>
      {alerts.map((alert) => (
        <ClosingAlert key={alert.id} alert={alert} />
      ))}
    </section>
  );
}

function ClosingAlert({ alert }: { readonly alert: Alert }) {
  const close = () => dismissAlert(alert.id);
  const { isFading, pauseProps } = useAutoClose(alert.autoClose, close);
  return (
    <NoticeBox
      type={alert.type}
      className={classNames(styles.alert, isFading && styles.fading)}
      style={{ transitionDuration: `${ALERT_FADE_MS}ms` }}
      onClose={close}
      {...pauseProps}
    >
      {alert.message}
    </NoticeBox>
  );
}
