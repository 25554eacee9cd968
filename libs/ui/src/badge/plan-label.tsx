import { classNames } from '../class-names.ts';
import styles from './plan-label.module.css';

/** Colour variants of plans. */
export type PlanVariant = 'success' | 'danger' | 'warning' | 'info';

interface PlanLabelProps {
  variant: PlanVariant;
  label: string;
}

/** A plan: a thin bar in the plan's colour, and its word in plain text colour. */
export function PlanLabel({ variant, label }: PlanLabelProps) {
  return (
    <span className={classNames(styles.plan, styles[variant])}>
      <span className={styles.word}>{label}</span>
    </span>
  );
}
