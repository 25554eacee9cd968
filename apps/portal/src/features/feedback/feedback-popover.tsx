import { Button, Group, Title } from '@mantine/core';
import { screens } from '@partyline/texts';
import { useEffect, useRef, useState } from 'react';
import type { DialogProps } from '../../shell/dialogs/dialogs.ts';
import { ShellPopover } from '../../shell/overlays/shell-popover.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import styles from './feedback.module.css';

const words = screens.feedback;

interface FeedbackProps {
  /** The button that opened it. */
  readonly target: HTMLElement;
}

declare module '../../shell/dialogs/dialogs.ts' {
  interface Dialogs {
    readonly feedback: FeedbackProps;
  }
}

/** Renders the feedback form; a sheet on phones. [FORM-7] */
export function FeedbackPopover({ target, onClose }: FeedbackProps & DialogProps) {
  const [isSent, setSent] = useState(false);
  return (
    <ShellPopover
      target={target}
      label={words.title}
      position="top-start"
      width={344}
      className={styles.panel}
      onClose={onClose}
    >
      <Title order={2} size="h4" mb="md">
        {words.title}
      </Title>
      {isSent ? (
        <Thanks onClose={onClose} />
      ) : (
        <FeedbackForm onSent={() => setSent(true)} onCancel={onClose} />
      )}
    </ShellPopover>
  );
}

function Thanks({ onClose }: DialogProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The focused button is gone.
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <p role="status">{words.sent}</p>
      <Group gap="sm" mt="xs" justify="flex-end" className={styles.buttons ?? ''}>
        <Button ref={button} onClick={onClose}>
          {words.close}
        </Button>
      </Group>
    </>
  );
}
