import { screens } from '@partyline/texts';
import { classNames } from '@partyline/ui';
import { IconClock } from '@tabler/icons-react';
import styles from './trial-card.module.css';
import { useTrial } from './use-trial.ts';

const words = screens.shell.trial;

/** How much of the trial is left: a card in the navigation, a strip above the page where that is a rail or gone. [PLUS-20] */
export function TrialCard({ isStrip = false }: { readonly isStrip?: boolean }) {
  const trial = useTrial();
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
    </section>
  );
}
