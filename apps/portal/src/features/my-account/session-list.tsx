import type { OwnSession } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { Button, Tag } from '@partyline/ui';
import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react';
import { dateTimeText } from '../../dates.ts';
import { deviceOf } from './end-question.ts';
import styles from './session-list.module.css';

const words = screens.myAccount.sessions;
const MOBILE: ReadonlySet<string | null> = new Set(['iPhone', 'iPad', 'Android']);

interface SessionListProps {
  readonly sessions: readonly OwnSession[];
  readonly onEnd: (session: OwnSession) => void;
}

/** One's own sessions, the one used last first; whoever wants to leave this one logs out. [PLUS-23] */
export function SessionList({ sessions, onEnd }: SessionListProps) {
  return (
    <ul className={styles.list} aria-label={words.list}>
      {sessions.map((session) => (
        <li key={session.id} className={styles.item}>
          <SessionItem session={session} onEnd={() => onEnd(session)} />
        </li>
      ))}
    </ul>
  );
}

function SessionItem({ session, onEnd }: { readonly session: OwnSession; readonly onEnd: () => void }) {
  const { system, signedInAt, lastUsedAt, isThis, hasSecondFactor } = session;
  const Icon = MOBILE.has(system) ? IconDeviceMobile : IconDeviceLaptop;
  const device = deviceOf(session);
  const since = dateTimeText(Date.parse(signedInAt));
  return (
    <>
      <Icon className={styles.icon} size={20} stroke={1.5} aria-hidden="true" />
      <div className={styles.words}>
        <span className={styles.device}>
          <b>{device}</b>
          {isThis ? <Tag label={words.isThis} /> : null}
          {hasSecondFactor ? <Tag label={words.secondFactor} /> : null}
        </span>
        <span className={styles.times}>
          <span>{words.signedIn(since)}</span>
          {isThis ? null : <span>{words.lastUsed(dateTimeText(Date.parse(lastUsedAt)))}</span>}
        </span>
      </div>
      {isThis ? null : (
        <Button className={styles.end} aria-label={words.endOne(device, since)} onClick={onEnd}>
          {words.end}
        </Button>
      )}
    </>
  );
}
