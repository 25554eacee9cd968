import { IconHome, IconMail, IconUserOff, IconUsers } from '@tabler/icons-react';
import { Tag } from './tag.tsx';

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

/** A workspace kind's icon and word. */
export function KindBadge({ kind, label }: KindBadgeProps) {
  return <Tag icon={ICONS[kind]} label={label} />;
}
