import { Button } from '@mantine/core';
import type { Alert } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { Tag } from '@partyline/ui';
import { failureText } from '../../forms/failure-text.ts';
import { raiseAlert } from '../../shell/alerts.ts';
import type { AskedAlert } from './alert-dialogs.tsx';
import styles from './alerts-page.module.css';
import { DeliveryLog } from './delivery-log.tsx';
import { useTestAlert } from './mutations.ts';

const words = screens.deviceAlerts;

interface AlertItemProps {
  readonly workspaceId: number;
  readonly alert: Alert;
  readonly isLogOpen: boolean;
  readonly onLog: (alertId: number | undefined) => void;
  readonly onAsk: (asked: AskedAlert) => void;
}

/** What an alert waits for and whom it tells, in words. */
function listFacts(alert: Alert): readonly string[] {
  const { mailTo, webhookUrl, hasQuietHours, quietFrom, quietTo, timeZone } = alert;
  return [
    words.delay(alert.delayMinutes),
    ...(mailTo === 'nobody' ? [] : [words.mails(mailTo)]),
    ...(webhookUrl === '' ? [] : [words.webhook(URL.parse(webhookUrl)?.host ?? webhookUrl)]),
    ...(hasQuietHours ? [words.quiet(quietFrom, quietTo, timeZone)] : []),
  ];
}

/** One alert: what it does, its actions, and its delivery log. A test opens the log, where its outcome appears. [PLUS-16] */
export function AlertItem({ workspaceId, alert, isLogOpen, onLog, onAsk }: AlertItemProps) {
  const test = useTestAlert(workspaceId);
  const { id, name, isOn, webhookUrl } = alert;
  const action = (label: string, onClick: () => void, isBusy = false) => (
    <Button
      size="compact-md"
      aria-label={words.actionsOf(label, name)}
      aria-disabled={isBusy || undefined}
      onClick={onClick}
    >
      {label}
    </Button>
  );
  const sendTest = () => {
    if (test.isPending) return;
    test.mutate(alert, {
      onSuccess: () => onLog(id),
      onError: (error) => {
        const message = failureText(error);
        if (message !== null) raiseAlert({ type: 'error', message });
      },
    });
  };
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        {isOn ? null : <Tag label={words.off} />}
      </div>
      <p className={styles.facts}>{listFacts(alert).join(' · ')}</p>
      <div className={styles.actions}>
        {action(words.test, sendTest, test.isPending)}
        {action(isLogOpen ? words.hideLog : words.log, () => onLog(isLogOpen ? undefined : id))}
        {action(words.edit, () => onAsk({ dialog: 'form', alert }))}
        {webhookUrl === '' ? null : action(words.newSecret, () => onAsk({ dialog: 'rotate', alert }))}
        {action(words.delete, () => onAsk({ dialog: 'delete', alert }))}
      </div>
      {isLogOpen ? <DeliveryLog workspaceId={workspaceId} alert={alert} /> : null}
    </li>
  );
}
