import { Alert } from '@mantine/core';
import { classNames, StateGlyph } from '@partyline/ui';
import { screens } from '@partyline/texts';
import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './message-box.module.css';
import type { MessageType } from './show-message.ts';

/** The shape is decoration. */
const KINDS = {
  error: { color: 'red', icon: <StateGlyph glyph="error" size={16} /> },
  warning: { color: 'yellow', icon: <StateGlyph glyph="warning" size={16} /> },
  success: { color: 'green', icon: <IconCircleCheck size={16} stroke={1.75} aria-hidden="true" /> },
  info: { color: 'cyan', icon: <IconInfoCircle size={16} stroke={1.75} aria-hidden="true" /> },
} as const satisfies Record<MessageType, { color: string; icon: React.JSX.Element }>;

interface MessageBoxProps extends Pick<ComponentProps<'div'>, 'className' | 'style'> {
  readonly type: MessageType;
  /** Adds a close button. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** Renders a message, announced at once if an error, else politely. */
export function MessageBox({ type, onClose, className, children, ...rest }: MessageBoxProps) {
  return (
    <Alert
      {...rest}
      {...KINDS[type]}
      className={classNames(onClose && styles.closable, className) ?? ''}
      classNames={{ closeButton: styles.close }}
      role={type === 'error' ? 'alert' : 'status'}
      {...(onClose && { withCloseButton: true, closeButtonLabel: screens.shell.closeMessage, onClose })}
    >
      {children}
    </Alert>
  );
}
