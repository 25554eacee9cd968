import type { Alert } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { openDialog } from '../../shell/dialogs/dialogs.ts';
import { showFailure } from '../../shell/messages/error-text.ts';
import { RuleItem } from '../../workspace-rules/rule-item.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { useTestAlert } from './mutations.ts';

const words = screens.deviceAlerts;

interface AlertItemProps {
  readonly workspaceId: number;
  readonly alert: Alert;
  readonly isLogOpen: boolean;
  readonly onLog: (alertId: number | undefined) => void;
}

function listFacts(alert: Alert): readonly string[] {
  const { mailTo, webhookUrl, hasQuietHours, quietFrom, quietTo, timeZone } = alert;
  return [
    words.delay(alert.delayMinutes),
    ...(mailTo === 'nobody' ? [] : [words.mails(mailTo)]),
    ...(webhookUrl === '' ? [] : [words.webhook(URL.parse(webhookUrl)?.host ?? webhookUrl)]),
    ...(hasQuietHours ? [words.quiet(quietFrom, quietTo, timeZone)] : []),
  ];
}

/** Renders an alert; a test opens its log to show the outcome. [PLUS-16] */
export function AlertItem({ workspaceId, alert, isLogOpen, onLog }: AlertItemProps) {
  const test = useTestAlert(workspaceId);
  const { id, name, isOn, webhookUrl } = alert;
  const question = { workspaceId, alert };
  const sendTest = () => {
    if (!test.isPending) test.mutate(alert, { onSuccess: () => onLog(id), onError: showFailure });
  };
  return (
    <RuleItem
      name={name}
      tag={isOn ? null : words.off}
      facts={listFacts(alert)}
      actionsOf={words.actionsOf}
      actions={[
        [words.test, sendTest, test.isPending],
        [isLogOpen ? words.hideLog : words.log, () => onLog(isLogOpen ? undefined : id)],
        [words.edit, () => openDialog('edit-alert', question)],
        webhookUrl === '' ? null : [words.newSecret, () => openDialog('new-alert-secret', question)],
        [words.delete, () => openDialog('delete-alert', question)],
      ]}
    >
      {isLogOpen ? <DeliveryLog workspaceId={workspaceId} alert={alert} /> : null}
    </RuleItem>
  );
}
