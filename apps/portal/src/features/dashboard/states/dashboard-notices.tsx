import { screens } from '@partyline/texts';
import { Button, Notice } from '@partyline/ui';
import { IconRefresh, IconWifiOff } from '@tabler/icons-react';
import { timeText } from '../../../dates.ts';

const words = screens.dashboard;
const AGAIN = <IconRefresh size={16} stroke={1.75} aria-hidden="true" />;
const NO_WIFI = <IconWifiOff size={16} stroke={1.75} aria-hidden="true" />;

interface DashboardNoticesProps {
  isConnected: boolean;
  /** Why the last read failed; the empty text when it did not. */
  failure: string;
  /** Whether what the page needs beyond its first look could not be fetched. */
  isPartMissing: boolean;
  isLoading: boolean;
  /** When what is shown was read, in ms. */
  readAtMs: number;
  onRetry: () => void;
}

/**
 * Says that what is below is not of this moment, because the browser is offline or the last read failed, or that the page is
 * not whole. [GU-17, DEV-57]
 */
export function DashboardNotices({
  isConnected,
  failure,
  isPartMissing,
  isLoading,
  readAtMs,
  onRetry,
}: DashboardNoticesProps) {
  if (!isConnected) {
    return <Notice icon={NO_WIFI} title={words.offlineTitle} text={words.offlineText(timeText(readAtMs))} />;
  }
  if (failure === '') return isPartMissing ? <PartMissing /> : null;
  return (
    <Notice
      tone="bad"
      title={words.failedTitle}
      text={words.staleText(failure, timeText(readAtMs))}
      action={
        <Button
          size="sm"
          aria-disabled={isLoading ? true : undefined}
          onClick={isLoading ? undefined : onRetry}
        >
          {AGAIN}
          {words.retry}
        </Button>
      }
    />
  );
}

function PartMissing() {
  return (
    <Notice
      tone="bad"
      title={words.partMissingTitle}
      text={words.partMissingText}
      action={
        <Button size="sm" onClick={() => location.reload()}>
          {AGAIN}
          {words.reload}
        </Button>
      }
    />
  );
}
