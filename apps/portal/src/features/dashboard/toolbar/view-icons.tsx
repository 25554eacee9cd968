import type { ViewType } from '@partyline/display';
import { IconLayoutGrid, IconLayoutGridAdd, IconList } from '@tabler/icons-react';

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

export const VIEW_ICONS = {
  grid: <IconLayoutGrid {...ICON} />,
  list: <IconList {...ICON} />,
  popup: <IconLayoutGridAdd {...ICON} />,
} as const satisfies Record<ViewType, React.JSX.Element>;
