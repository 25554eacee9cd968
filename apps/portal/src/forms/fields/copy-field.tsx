import { Button, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { FormModal } from '@partyline/ui';
import { IconCopy } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { showMessage } from '../../shell/messages/show-message.ts';

const COPY = <IconCopy size={16} stroke={1.75} aria-hidden="true" />;

interface CopyFieldProps {
  readonly label: string;
  readonly description: string;
  /** Replaces the description if copying is refused. */
  readonly copyByHand: string;
  readonly value: string;
  readonly copyLabel: string;
  readonly copied: string;
  readonly onClose: () => void;
}

/** Renders a selected text with a copy button, to copy by hand where the browser refuses. */
export function CopyField({ label, description, copyByHand, value, ...props }: CopyFieldProps) {
  const { copyLabel, copied, onClose } = props;
  const { copy, copied: isCopied, error } = useClipboard();
  const field = useRef<HTMLInputElement>(null);
  // Also after a refusal, to copy by hand.
  useEffect(() => field.current?.select(), [error]);
  const finish = useEffectEvent(() => {
    onClose();
    showMessage({ type: 'success', message: copied });
  });
  useEffect(() => {
    if (isCopied) finish();
  }, [isCopied]);
  return (
    <>
      <TextInput
        ref={field}
        data-autofocus
        label={label}
        description={error === null ? description : copyByHand}
        value={value}
        readOnly
      />
      <Button variant="filled" leftSection={COPY} onClick={() => copy(value)}>
        {copyLabel}
      </Button>
    </>
  );
}

interface SecretDialogProps {
  readonly words: Readonly<
    Record<'secretTitle' | 'close' | 'secret' | 'secretText' | 'copyByHand' | 'copy' | 'copied', string>
  >;
  readonly secret: string;
  readonly onClose: () => void;
}

/** Shows a secret that the server returns only once. [PLUS-16, PLUS-25] */
export function SecretDialog({ words, secret, onClose }: SecretDialogProps) {
  return (
    <FormModal
      title={words.secretTitle}
      cancelLabel={words.close}
      isBusy={false}
      failure={null}
      onSubmit={(event) => event.preventDefault()}
      onClose={onClose}
    >
      <CopyField
        label={words.secret}
        description={words.secretText}
        copyByHand={words.copyByHand}
        value={secret}
        copyLabel={words.copy}
        copied={words.copied}
        onClose={onClose}
      />
    </FormModal>
  );
}
