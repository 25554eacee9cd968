import { classNames } from '../class-names.ts';
import styles from './plan-label.module.css';

export type PlanVariant = 'success' | 'danger' | 'warning' | 'info';

interface PlanLabelProps {
  variant: PlanVariant;
  label: string;
}

/** A bar in the plan's colour, the word in the text colour. */
export function PlanLabel({ variant, label }: PlanLabelProps) {
  return (
    <span className={classNames(styles.plan, styles[variant])}>
      <span className={styles.word}>{label}</span>
    </span>
  );
}
