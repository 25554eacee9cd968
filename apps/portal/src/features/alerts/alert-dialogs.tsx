import type { Alert } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { SecretDialog } from '../../forms/fields/copy-field.tsx';
import { MutationDialog } from '../../forms/mutation-dialog.tsx';
import { openDialog, type DialogProps } from '../../shell/dialogs/dialogs.ts';
import { DeleteRuleDialog } from '../../workspace-rules/delete-rule-dialog.tsx';
import { useDeleteAlert, useRotateSecret } from './mutations.ts';

const words = screens.deviceAlerts;

export interface AlertQuestion {
  readonly workspaceId: number;
  readonly alert: Alert;
}

interface ShownSecret {
  readonly secret: string;
}

declare module '../../shell/dialogs/dialogs.ts' {
  interface Dialogs {
    readonly 'delete-alert': AlertQuestion;
    readonly 'new-alert-secret': AlertQuestion;
    readonly 'alert-secret': ShownSecret;
  }
}

/** Asks before an alert is deleted. [PLUS-16] */
export function DeleteAlertDialog({ workspaceId, alert, onClose }: AlertQuestion & DialogProps) {
  return <DeleteRuleDialog {...{ words, onClose }} rule={alert} mutation={useDeleteAlert(workspaceId)} />;
}

/** Asks before an alert's webhook gets another secret, and shows it. [PLUS-16] */
export function NewAlertSecretDialog({ workspaceId, alert, onClose }: AlertQuestion & DialogProps) {
  return (
    <MutationDialog
      title={words.rotateTitle}
      submitLabel={words.newSecret}
      cancelLabel={words.cancel}
      mutation={useRotateSecret(workspaceId)}
      variables={alert}
      onDone={(secret) => {
        onClose();
        openDialog('alert-secret', { secret });
      }}
      onClose={onClose}
    >
      {words.rotateText}
    </MutationDialog>
  );
}

/** Shows a webhook's secret once. [PLUS-16] */
export function AlertSecretDialog({ secret, onClose }: ShownSecret & DialogProps) {
  return <SecretDialog {...{ words, secret, onClose }} />;
}
