import { Button, TextInput } from '@mantine/core';
import type { ApiTokenRow } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { FormModal } from '@partyline/ui';
import { IconCopy } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../forms/failure-text.ts';
import { raiseAlert } from '../../shell/alerts.ts';
import { useRevokeToken } from './queries.ts';

const words = screens.apiTokens;
const COPY = <IconCopy size={16} stroke={1.75} aria-hidden="true" />;

interface RevokeDialogProps {
  readonly token: ApiTokenRow;
  readonly onClose: () => void;
}

/** Asks before a token is revoked. [PLUS-25] */
export function RevokeDialog({ token: { id, name }, onClose }: RevokeDialogProps) {
  const { mutate, isPending, error } = useRevokeToken();
  return (
    <FormModal
      title={words.revokeTitle(name)}
      tone="danger"
      submitLabel={words.revokeConfirm}
      cancelLabel={words.cancel}
      isBusy={isPending}
      failure={failureText(error)}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending) return;
        mutate(id, {
          onSuccess: () => {
            onClose();
            raiseAlert({ type: 'success', message: words.revoked(name) });
          },
        });
      }}
      onClose={onClose}
    >
      <p>{words.revokeText}</p>
    </FormModal>
  );
}

interface SecretDialogProps {
  readonly secret: string;
  readonly onClose: () => void;
}

/** Shows a new token, which the server never answers again; browsers allow copying only with a press. [PLUS-25] */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
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
