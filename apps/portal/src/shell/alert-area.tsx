import { ALERT_FADE_MS } from '@partyline/display';
import { IconButton, classNames } from '@partyline/ui';
import { screens } from '@partyline/texts';
import { IconX } from '@tabler/icons-react';
import { AlertGlyph } from './alert-glyph.tsx';
import styles from './alert-area.module.css';
import { dismissAlert, useAlerts, type Alert } from './alerts.ts';
import { useAutoClose } from './use-auto-close.ts';

/** Where alerts stand, in the flow, below the bar. Announced as they come: errors at once, the rest in turn. [UI-3, GU-2] */
export function AlertArea({ className }: { readonly className?: string | undefined }) {
  const alerts = useAlerts();
  if (alerts.length === 0) return null;
  return (
    <section className={classNames(styles.area, className)} aria-label={screens.shell.alerts}>
      {alerts.map((alert) => (
        <AlertBox key={alert.id} alert={alert} />
      ))}
    </section>
  );
}

function AlertBox({ alert }: { readonly alert: Alert }) {
  const { isFading, pauseProps } = useAutoClose(alert.autoClose, () => dismissAlert(alert.id));
  return (
    <div
      className={classNames(styles.alert, styles[alert.type], isFading ? styles.fading : undefined)}
      style={{ transitionDuration: `${ALERT_FADE_MS}ms` }}
      role={alert.type === 'error' ? 'alert' : 'status'}
      {...pauseProps}
    >
      <AlertGlyph type={alert.type} />
      <p className={styles.message}>{alert.message}</p>
      <IconButton
        className={styles.close}
        size="sm"
        label={screens.shell.closeAlert}
        icon={<IconX size={16} stroke={1.75} aria-hidden="true" />}
        onClick={() => dismissAlert(alert.id)}
      />
    </div>
  );
}
