import type { ReactNode } from 'react';
import { IconHome, IconMail, IconUserOff, IconUsers } from '@tabler/icons-react';
import styles from './tag.module.css';
import { classNames } from '../class-names.ts';
import planLabelStyles from './plan-label.module.css';

interface TagProps {
  icon?: ReactNode;
  label: string;
  title?: string | undefined;
}

/** Shows a small outlined word, always without colour. */
export function Tag({ icon, label, title }: TagProps) {
  return (
    <span className={styles.tag} title={title}>
      {icon}
      {label}
    </span>
  );
}

export type WorkspaceBadgeKind = 'default' | 'shared' | 'orphanage' | 'invited';

const ICONS = {
  default: <IconHome size={12} stroke={1.75} aria-hidden="true" />,
  shared: <IconUsers size={12} stroke={1.75} aria-hidden="true" />,
  orphanage: <IconUserOff size={12} stroke={1.75} aria-hidden="true" />,
  invited: <IconMail size={12} stroke={1.75} aria-hidden="true" />,
} as const satisfies Record<WorkspaceBadgeKind, React.JSX.Element>;

interface KindBadgeProps {
  kind: WorkspaceBadgeKind;
  label: string;
}

/** Shows a workspace kind's icon and word. */
export function KindBadge({ kind, label }: KindBadgeProps) {
  return <Tag icon={ICONS[kind]} label={label} />;
}

export type PlanVariant = 'success' | 'danger' | 'warning' | 'info';

/** Returns the class that sets `--plan` to the plan's colour. */
export function planClass(variant: PlanVariant): string | undefined {
  return planLabelStyles[variant];
}

interface PlanLabelProps {
  variant: PlanVariant;
  label: string;
}

/** Shows a bar in the plan's colour, the word in the text colour. */
export function PlanLabel({ variant, label }: PlanLabelProps) {
  return (
    <span className={classNames(planLabelStyles.plan, planClass(variant))}>
      <span className={planLabelStyles.word}>{label}</span>
    </span>
  );
}
