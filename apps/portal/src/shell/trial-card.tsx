import { screens } from '@partyline/texts';
import { classNames } from '@partyline/ui';
import { IconClock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { maySubscriptions, usePromptedSubject } from '../prompts/prompt-rights.ts';
import styles from './trial-card.module.css';
import { useTrial } from './use-trial.ts';

const words = screens.shell.trial;

/**
 * The rest of the trial, with a link to plans for buyers: a card, or a strip above the page where the navigation is narrow or
 * hidden. [PLUS-20]
 */
export function TrialCard({ isStrip = false }: { readonly isStrip?: boolean }) {
  const trial = useTrial();
  const mayBuy = maySubscriptions(usePromptedSubject(), 'buy');
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
        <Link className={styles.choose} to="/myaccount" search={{ list: 'upgrade' }} hash="plans">
          {words.choosePlan}
        </Link>
      )}
    </section>
  );
}
