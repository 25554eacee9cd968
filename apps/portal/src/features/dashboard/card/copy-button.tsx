import { ActionIcon } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { COPIED_MESSAGE_MS } from '@partyline/display';
import { screens } from '@partyline/texts';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect } from 'react';
import { showMessage } from '../../../shell/messages/show-message.ts';
import styles from './copy-button.module.css';

const words = screens.deviceDrawer;
const COPY = <IconCopy size={14} stroke={1.75} aria-hidden="true" />;
const CHECK = <IconCheck size={14} stroke={1.75} aria-hidden="true" />;

/** Confirms for 3 s. [DASH-20, GD-40] */
export function CopyButton({ name, text }: { name: string; text: string }) {
  const { copied, copy, error } = useClipboard({ timeout: COPIED_MESSAGE_MS });
  useEffect(() => {
    if (error !== null) showMessage({ type: 'error', message: words.copyFailed });
  }, [error]);
  const label = words.copy(name);
  return (
    <>
      <ActionIcon className={styles.copy} aria-label={label} title={label} onClick={() => copy(text)}>
        {copied ? CHECK : COPY}
      </ActionIcon>
      <span role="status" className={styles.copied}>
        {copied && words.copied}
      </span>
    </>
  );
}
