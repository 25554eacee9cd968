import { computeCopiedMessageLeftMs } from '@partyline/display';
import { screens } from '@partyline/texts';
import { IconButton } from '@partyline/ui';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { raiseAlert } from '../../../shell/alerts.ts';
import styles from './fact.module.css';

const words = screens.deviceDrawer;
const COPY = <IconCopy size={14} stroke={1.75} aria-hidden="true" />;
const CHECK = <IconCheck size={14} stroke={1.75} aria-hidden="true" />;

interface CopyButtonProps {
  /** What is copied, in words. */
  name: string;
  text: string;
}

/** Copies a text, and says so beside itself for 3 s. [DASH-20, GD-40] */
export function CopyButton({ name, text }: CopyButtonProps) {
  const [copiedAtMs, setCopiedAtMs] = useState<number | null>(null);
  useEffect(() => {
    if (copiedAtMs === null) return undefined;
    const leftMs = computeCopiedMessageLeftMs(copiedAtMs, Date.now());
    const timer = setTimeout(() => setCopiedAtMs(null), leftMs);
    return () => clearTimeout(timer);
  }, [copiedAtMs]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopiedAtMs(Date.now());
    } catch {
      raiseAlert({ type: 'error', message: words.copyFailed });
    }
  };
  const isCopied = copiedAtMs !== null;
  return (
    <>
      <IconButton
        size="sm"
        className={styles.copy}
        label={words.copy(name)}
        icon={isCopied ? CHECK : COPY}
        onClick={() => void copy()}
      />
      <span role="status" className={styles.copied}>
        {isCopied && words.copied}
      </span>
    </>
  );
}
