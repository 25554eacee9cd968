import { screens } from '@partyline/texts';
import { Button } from '@mantine/core';
import { BusyButton, classNames, StateGlyph } from '@partyline/ui';
import { IconRefresh, IconWifiOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { timeText } from '../../../dates.ts';
import styles from './dashboard-notices.module.css';

const words = screens.dashboard;
const AGAIN = <IconRefresh size={16} stroke={1.75} aria-hidden="true" />;
const NO_WIFI = <IconWifiOff size={16} stroke={1.75} aria-hidden="true" />;

interface DashboardNoticesProps {
  isConnected: boolean;
  /** Why the last fetch failed, or empty. */
  failure: string;
  isChunkMissing: boolean;
  isLoading: boolean;
  /** Fetch time of the shown devices, in ms. */
  readAtMs: number;
  onRetry: () => void;
}

interface NoticeProps {
  isBad?: boolean;
  /** 16 px, outline; defaults to the error icon for a bad notice. */
  icon?: ReactNode;
  title: string;
  text: string;
  action?: ReactNode;
}

/** Renders the state of the page in its foot. Plain elements: it must show when chunks fail to load. */
export function Notice({ isBad = false, icon, title, text, action }: NoticeProps) {
  return (
    <div role={isBad ? 'alert' : 'status'} className={classNames(styles.notice, isBad && styles.bad)}>
      <span className={styles.icon}>{icon ?? <StateGlyph glyph="error" size={16} />}</span>
      <p className={styles.words} title={text}>
        <b>{title}</b> <span>{text}</span>
      </p>
      {action}
    </div>
  );
}

/** Reports outdated devices (offline or failed fetch) or a missing chunk. [GU-17, DEV-57] */
export function DashboardNotices({
  isConnected,
  failure,
  isChunkMissing,
  isLoading,
  readAtMs,
  onRetry,
}: DashboardNoticesProps) {
  if (!isConnected) {
    return <Notice icon={NO_WIFI} title={words.offlineTitle} text={words.offlineText(timeText(readAtMs))} />;
  }
  if (failure === '') return isChunkMissing ? <ChunkMissing /> : null;
  return (
    <Notice
      isBad
      title={words.failedTitle}
      text={words.staleText(failure, timeText(readAtMs))}
      action={
        <BusyButton size="xs" leftSection={AGAIN} isBusy={isLoading} onClick={onRetry}>
          {words.retry}
        </BusyButton>
      }
    />
  );
}

function ChunkMissing() {
  return (
    <Notice
      isBad
      title={words.partMissingTitle}
      text={words.partMissingText}
      action={
        <Button size="xs" leftSection={AGAIN} onClick={() => location.reload()}>
          {words.reload}
        </Button>
      }
    />
  );
}
