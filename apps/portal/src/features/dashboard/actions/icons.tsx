import {
  IconArrowUp,
  IconChecks,
  IconFolderSymlink,
  IconLayoutSidebarRight,
  IconPencil,
  IconPlayerStopFilled,
  IconTrash,
  IconLayoutGrid,
  IconLayoutGridAdd,
  IconList,
} from '@tabler/icons-react';
import type { DeviceMenuEntry } from '@partyline/device-state';
import type { ViewType } from '@partyline/display';

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

export const ACTION_ICONS = {
  details: <IconLayoutSidebarRight {...ICON} />,
  select: <IconChecks {...ICON} />,
  stop: <IconPlayerStopFilled size={16} aria-hidden="true" />,
  edit: <IconPencil {...ICON} />,
  upgrade: <IconArrowUp {...ICON} />,
  move: <IconFolderSymlink {...ICON} />,
  unregister: <IconTrash {...ICON} />,
} as const satisfies Record<DeviceMenuEntry, React.JSX.Element>;

export const VIEW_ICONS = {
  grid: <IconLayoutGrid {...ICON} />,
  list: <IconList {...ICON} />,
  popup: <IconLayoutGridAdd {...ICON} />,
} as const satisfies Record<ViewType, React.JSX.Element>;
