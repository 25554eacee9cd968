import { screens } from '@partyline/texts';
import { Button } from '@partyline/ui';
import styles from '../../shell/message-page.module.css';
import { useServiceCheck } from './use-service-check.ts';

const words = screens.maintenance;

/** The screen at /maintenance: asks every 5 s whether the service is back, and goes back with it. [ROUTE-12, GR-13] */
export function MaintenancePage() {
  const { isChecking, wasAsked, check } = useServiceCheck();
  return (
    <main id="content" className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {words.title}
      </h1>
      <p className={styles.text}>{words.text}</p>
      <p className={styles.text} role="status">
        {wasAsked && !isChecking ? words.stillAway : words.waiting}
      </p>
      <p className={styles.actions}>
        <Button aria-disabled={isChecking} onClick={check}>
          {isChecking && wasAsked ? words.checking : words.checkNow}
        </Button>
      </p>
    </main>
  );
}
