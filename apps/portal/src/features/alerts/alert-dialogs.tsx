import { Button, TextInput } from '@mantine/core';
import type { Alert } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { FormModal } from '@partyline/ui';
import { IconCopy } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../forms/failure-text.ts';
import { raiseAlert } from '../../shell/alerts.ts';
import { AlertForm } from './alert-form.tsx';
import { useDeleteAlert, useRotateSecret } from './mutations.ts';

const words = screens.deviceAlerts;
const COPY = <IconCopy size={16} stroke={1.75} aria-hidden="true" />;

/** The dialog that is open, and what it is about. */
export type AskedAlert =
  | { readonly dialog: 'form'; readonly alert: Alert | undefined }
  | { readonly dialog: 'delete' | 'rotate'; readonly alert: Alert }
  | { readonly dialog: 'secret'; readonly secret: string };

interface AlertDialogsProps {
  readonly workspaceId: number;
  readonly asked: AskedAlert | null;
  readonly onAsk: (asked: AskedAlert | null) => void;
}

/** The dialog that was asked for. */
export function AlertDialogs({ workspaceId, asked, onAsk }: AlertDialogsProps) {
  const close = () => onAsk(null);
  const showSecret = (secret: string) => onAsk({ dialog: 'secret', secret });
  if (asked === null) return null;
  if (asked.dialog === 'secret') return <SecretDialog secret={asked.secret} onClose={close} />;
  if (asked.dialog === 'form')
    return <AlertForm workspaceId={workspaceId} alert={asked.alert} onClose={close} onSecret={showSecret} />;
  if (asked.dialog === 'rotate')
    return (
      <RotateDialog workspaceId={workspaceId} alert={asked.alert} onClose={close} onSecret={showSecret} />
    );
  return <DeleteDialog workspaceId={workspaceId} alert={asked.alert} onClose={close} />;
}

interface QuestionProps {
  readonly workspaceId: number;
  readonly alert: Alert;
  readonly onClose: () => void;
}

function DeleteDialog({ workspaceId, alert, onClose }: QuestionProps) {
  const { mutate, isPending, error } = useDeleteAlert(workspaceId);
  return (
    <FormModal
      title={words.deleteTitle(alert.name)}
      tone="danger"
      submitLabel={words.delete}
      cancelLabel={words.cancel}
      isBusy={isPending}
      failure={failureText(error)}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending) return;
        mutate(alert, {
          onSuccess: () => {
            onClose();
            raiseAlert({ type: 'success', message: words.deleted(alert.name) });
          },
        });
      }}
      onClose={onClose}
    >
      <p>{words.deleteText}</p>
    </FormModal>
  );
}

function RotateDialog({
  workspaceId,
  alert,
  onClose,
  onSecret,
}: QuestionProps & { readonly onSecret: (secret: string) => void }) {
  const { mutate, isPending, error } = useRotateSecret(workspaceId);
  return (
    <FormModal
      title={words.rotateTitle}
      submitLabel={words.newSecret}
      cancelLabel={words.cancel}
      isBusy={isPending}
      failure={failureText(error)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate(alert, { onSuccess: onSecret });
      }}
      onClose={onClose}
    >
      <p>{words.rotateText}</p>
    </FormModal>
  );
}

/** Shows a secret, which the server never answers again; browsers allow copying only with a press. [PLUS-16] */
function SecretDialog({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      onClose();
      raiseAlert({ type: 'success', message: words.copied });
    } catch {
      setRefused(true);
      field.current?.select();
    }
  };
  return (
    <FormModal
      title={words.secretTitle}
      cancelLabel={words.close}
      isBusy={false}
      failure={null}
      onSubmit={(event) => event.preventDefault()}
      onClose={onClose}
    >
      <TextInput
        ref={field}
        data-autofocus
        label={words.secret}
        description={isRefused ? words.copyByHand : words.secretText}
        value={secret}
        readOnly
      />
      <Button variant="filled" leftSection={COPY} onClick={() => void copy()}>
        {words.copy}
      </Button>
    </FormModal>
  );
}
