import { MESSAGE_FADE_MS, MESSAGE_TIMEOUT_MS } from '@partyline/display';
import { classNames } from '@partyline/ui';
import { screens } from '@partyline/texts';
import { useTimeout } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { MessageBox } from './message-box.tsx';
import styles from './message-area.module.css';
import { dismissAlert, useAlerts, type Alert } from './show-message.ts';

/** Renders the alerts, in the page's flow below the bar. [UI-3, GU-2] */
export function MessageArea({ className }: { readonly className?: string | undefined }) {
  const alerts = useAlerts();
  if (alerts.length === 0) return null;
  return (
    <section className={classNames(styles.area, className)} aria-label={screens.shell.messages}>
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
    <MessageBox
      type={alert.type}
      className={classNames(styles.alert, isFading && styles.fading)}
      style={{ transitionDuration: `${MESSAGE_FADE_MS}ms` }}
      onClose={close}
      {...pauseProps}
    >
      {alert.message}
    </MessageBox>
  );
}

/** Pointer and focus pause the timer. */
interface PauseProps {
  onMouseEnter: () => void;
  onMouseLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
}

/** Fades after 4 s and closes 250 ms later; pointer or focus pause the timer, which then restarts. [UI-6, UI-7, UI-8, GU-2] */
function useAutoClose(isOn: boolean, close: () => void): { isFading: boolean; pauseProps: PauseProps } {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isFading, setFading] = useState(false);
  const { start: startFade, clear: stopFade } = useTimeout(() => setFading(true), MESSAGE_TIMEOUT_MS);
  const { start: startEnd, clear: stopEnd } = useTimeout(close, MESSAGE_TIMEOUT_MS + MESSAGE_FADE_MS);
  const isRunning = isOn && !isHovered && !isFocused;

  useEffect(() => {
    if (!isRunning) return;
    startFade();
    startEnd();
    return () => {
      stopFade();
      stopEnd();
      setFading(false);
    };
  }, [isRunning, startFade, startEnd, stopFade, stopEnd]);

  const pauseProps = {
    onMouseEnter: () => setHovered(true),
    onMouseLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  return { isFading, pauseProps };
}
