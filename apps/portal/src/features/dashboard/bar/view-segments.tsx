import { VIEW_TYPES, type ViewType } from '@partyline/display';
import { screens } from '@partyline/texts';
import { IconLayoutGrid, IconLayoutGridAdd, IconList } from '@tabler/icons-react';

const words = screens.dashboardViews;
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const ICONS = {
  grid: <IconLayoutGrid {...ICON} />,
  list: <IconList {...ICON} />,
  popup: <IconLayoutGridAdd {...ICON} />,
} as const satisfies Record<ViewType, React.JSX.Element>;

/** The three views. */
export const SEGMENTS = VIEW_TYPES.map((value) => ({ value, label: words.views[value], icon: ICONS[value] }));
