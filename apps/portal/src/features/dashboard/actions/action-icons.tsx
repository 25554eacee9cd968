import {
  IconArrowUp,
  IconChecks,
  IconFolderSymlink,
  IconLayoutSidebarRight,
  IconPencil,
  IconPlayerStopFilled,
  IconTrash,
} from '@tabler/icons-react';
import type { DeviceMenuEntry } from '@partyline/device-state';

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
