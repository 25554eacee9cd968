import { screens } from '@partyline/texts';
import { IconRefresh } from '@tabler/icons-react';
import { useFeedMode } from '../../../session/feed/notification-feed.ts';
import { useIsConnected } from '../device-context.ts';
import { Notice } from './dashboard-notices.tsx';
import styles from './feed-notice.module.css';

const words = screens.liveUpdates;
const AGAIN = <IconRefresh size={16} stroke={1.75} aria-hidden="true" />;

/**
 * Says that the page polls because of too many streams or a long feed outage; offline has its own notice. Sticks to the bottom of
 * the window. [GN-17]
 */
export function FeedNotice() {
  const mode = useFeedMode();
  const isConnected = useIsConnected();
  if (!isConnected || (mode !== 'too-many-streams' && mode !== 'polling-with-notice')) return null;
  return (
    <div className={styles.place}>
      <Notice icon={AGAIN} title={words.paused} text={words.reasons[mode]} />
    </div>
  );
}
