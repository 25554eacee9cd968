import type { Alert } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { SecretDialog } from '../../forms/fields/copy-field.tsx';
import { MutationDialog } from '../../forms/mutation-dialog.tsx';
import { DeleteRuleDialog } from '../../workspace-rules/delete-rule-dialog.tsx';
import { AlertForm } from './alert-form.tsx';
import { useDeleteAlert, useRotateSecret } from './mutations.ts';

const words = screens.deviceAlerts;

export type AskedAlert =
  | { readonly dialog: 'form'; readonly alert: Alert | undefined }
  | { readonly dialog: 'delete' | 'rotate'; readonly alert: Alert }
  | { readonly dialog: 'secret'; readonly secret: string };

interface AlertDialogsProps {
  readonly workspaceId: number;
  readonly asked: AskedAlert | null;
  readonly onAsk: (asked: AskedAlert | null) => void;
}

/** Renders the open dialog. [PLUS-16] */
export function AlertDialogs({ workspaceId, asked, onAsk }: AlertDialogsProps) {
  if (asked === null) return null;
  const onClose = () => onAsk(null);
  const onSecret = (secret: string) => onAsk({ dialog: 'secret', secret });
  if (asked.dialog === 'secret')
    return <SecretDialog words={words} secret={asked.secret} onClose={onClose} />;
  if (asked.dialog === 'form')
    return <AlertForm {...{ workspaceId, onClose, onSecret }} alert={asked.alert} />;
  const { alert } = asked;
  if (asked.dialog === 'rotate') return <RotateDialog {...{ workspaceId, alert, onClose, onSecret }} />;
  return <DeleteDialog {...{ workspaceId, alert, onClose }} />;
}

interface QuestionProps {
  readonly workspaceId: number;
  readonly alert: Alert;
  readonly onClose: () => void;
}

function DeleteDialog({ workspaceId, alert, onClose }: QuestionProps) {
  return <DeleteRuleDialog {...{ words, onClose }} rule={alert} mutation={useDeleteAlert(workspaceId)} />;
}

interface RotateDialogProps extends QuestionProps {
  readonly onSecret: (secret: string) => void;
}

function RotateDialog({ workspaceId, alert, onClose, onSecret }: RotateDialogProps) {
  return (
    <MutationDialog
      title={words.rotateTitle}
      submitLabel={words.newSecret}
      cancelLabel={words.cancel}
      mutation={useRotateSecret(workspaceId)}
      variables={alert}
      onDone={onSecret}
      onClose={onClose}
    >
      {words.rotateText}
    </MutationDialog>
  );
}
