import { classNames } from '../class-names.ts';
import styles from './plan-label.module.css';

/** The plans that have a colour of their own. */
export type PlanVariant = 'essential' | 'pro' | 'premium' | 'trial';

interface PlanLabelProps {
  plan: PlanVariant;
  label: string;
}

/** A plan: a thin bar in the plan's colour, and its word in plain text colour. */
export function PlanLabel({ plan, label }: PlanLabelProps) {
  return (
    <span className={classNames(styles.plan, styles[plan])}>
      <span className={styles.word}>{label}</span>
    </span>
  );
}
