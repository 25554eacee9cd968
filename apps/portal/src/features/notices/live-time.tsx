import { screens } from '@partyline/texts';
import { useInterval } from '@mantine/hooks';
import { StateGlyph } from '@partyline/ui';
import { millisecondsInMinute } from 'date-fns/constants';
import { useState } from 'react';
import { dateTimeText } from '../../dates.ts';
import { useIsConnected } from '../../query-client.ts';
import styles from './notices.module.css';

const words = screens.notices;

/** Renders whether the page is kept up to date, and the time. */
export function LiveTime() {
  const isConnected = useIsConnected();
  const [nowMs, setNowMs] = useState(() => Date.now());
  useInterval(() => setNowMs(Date.now()), millisecondsInMinute, { autoInvoke: true });
  return (
    <div className={styles.time}>
      {/* Keeps its room, so that the line beside it stays. */}
      <span className={styles.live} style={isConnected ? undefined : { visibility: 'hidden' }}>
        <StateGlyph glyph="online" size={12} />
        {words.live}
      </span>
      <time>{dateTimeText(nowMs)}</time>
    </div>
  );
}
