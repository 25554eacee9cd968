import { screens } from '@partyline/texts';
import { classNames } from '@partyline/ui';
import { IconClock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { computeTrialLeft, type TrialLeft } from '@partyline/display';
import { millisecondsInMinute } from 'date-fns/constants';
import { useEffect, useState } from 'react';
import { maySubscriptions, useAccountSubject } from '../../session/rights.ts';
import styles from './trial-card.module.css';
import { dayText } from '../../dates.ts';
import { useSession } from '../../session/session-store.ts';

const words = screens.shell.trial;

/**
 * Renders the rest of the trial, with a link to plans for buyers: a card, or a strip above the page where the navigation is narrow or
 * hidden. [PLUS-20]
 */
export function TrialCard({ isStrip = false }: { readonly isStrip?: boolean }) {
  const trial = useTrial();
  const mayBuy = maySubscriptions(useAccountSubject(), 'buy');
  if (trial === null) return null;
  return (
    <section
      className={classNames(isStrip ? styles.strip : styles.card, trial.isNear ? styles.near : undefined)}
      aria-label={words.label}
    >
      <p className={styles.left}>
        <IconClock size={16} stroke={1.75} aria-hidden="true" />
        <b>{trial.days === 0 ? words.ended : words.daysLeft(trial.days)}</b>
      </p>
      <p className={styles.ends}>{words.ends(trial.endDate)}</p>
      {mayBuy && (
        <Link className={styles.choose} to="/myaccount/plans" search={{ list: 'upgrade' }}>
          {words.choosePlan}
        </Link>
      )}
    </section>
  );
}

interface ShownTrial extends TrialLeft {
  readonly endDate: string;
}

/** Returns the rest of the trial, updated every minute; null for none. [PLUS-20] */
function useTrial(): ShownTrial | null {
  const end = useSession(({ user }) => user?.trialEnd ?? null);
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    if (end === null) return;
    const timer = setInterval(() => setNow(Date.now()), millisecondsInMinute);
    return () => clearInterval(timer);
  }, [end]);

  const left = end === null ? null : computeTrialLeft(end, now);
  if (end === null || left === null) return null;
  return { ...left, endDate: dayText(Date.parse(end)) };
}
