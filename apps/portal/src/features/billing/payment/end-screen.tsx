import { Button } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { computeRedirectSecondsLeft } from '@partyline/subscriptions';
import { screens } from '@partyline/texts';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useScreenTitle } from '../../../page-title.ts';
import styles from '../../../shell/page/message-page.module.css';
import { MessagePage } from '../../../shell/page/message-page.tsx';

const words = screens.payment;

interface EndScreenProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Start of the countdown to the dashboard, in ms since 1970; without it, none. [CONST-4, GB-2] */
  readonly redirectFromMs?: number;
  readonly isPlansOffered?: boolean;
  readonly onLeave: () => void;
}

/** Renders the final screen, with a countdown that the user can stop. [PAY-12, GB-2] */
export function EndScreen({
  title,
  children,
  redirectFromMs,
  isPlansOffered = false,
  onLeave,
}: EndScreenProps) {
  const [isStaying, setStaying] = useState(false);
  const toDashboard = useRef<HTMLButtonElement>(null);
  const isCounting = redirectFromMs !== undefined && !isStaying;
  const stay = () => {
    setStaying(true);
    // The pressed button goes.
    toDashboard.current?.focus();
  };
  return (
    <Frame title={title}>
      <div role="status">{children}</div>
      {isCounting ? <Countdown fromMs={redirectFromMs} onEnd={onLeave} /> : null}
      <div className={styles.actions}>
        <Button ref={toDashboard} variant="filled" onClick={onLeave}>
          {words.toDashboard}
        </Button>
        {isCounting ? <Button onClick={stay}>{words.stay}</Button> : null}
        {isPlansOffered ? (
          <Link className={styles.link} to="/myaccount/plans" replace>
            {words.toPlans}
          </Link>
        ) : null}
      </div>
    </Frame>
  );
}

function Countdown({ fromMs, onEnd }: { readonly fromMs: number; readonly onEnd: () => void }) {
  const nowMs = useNow();
  const seconds = computeRedirectSecondsLeft(fromMs, nowMs);
  const isOver = seconds === 0;
  const hasEnded = useRef(false);
  useEffect(() => {
    if (!isOver || hasEnded.current) return;
    hasEnded.current = true;
    onEnd();
  }, [isOver, onEnd]);
  return <p className={styles.text}>{words.redirect(seconds)}</p>;
}

/** Renders the layout of a payment page; focuses its heading. */
export function Frame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useScreenTitle(title);
  const [heading, setHeading] = useState<HTMLHeadingElement | null>(null);
  useEffect(() => heading?.focus(), [heading, title]);
  return (
    <MessagePage title={title} headingRef={setHeading}>
      {children}
    </MessagePage>
  );
}

const TICK_MS = 250;

/** Returns a clock in ms since 1970, which ticks several times a second, to skip none. */
export function useNow(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useInterval(() => setNowMs(Date.now()), TICK_MS, { autoInvoke: true });
  return nowMs;
}
