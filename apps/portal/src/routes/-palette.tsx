import { parseQuery } from '@partyline/display';
import { useMemo, useState } from 'react';
import {
  useAddCommands,
  useDashboardCommands,
} from '../features/dashboard/palette/use-dashboard-commands.tsx';
import { useDeviceGroups } from '../features/dashboard/palette/use-device-groups.tsx';
import { findCommands, orderGroups } from '../shell/palette/command.ts';
import type { DialogProps } from '../shell/dialogs/dialogs.ts';
import { Palette } from '../shell/palette/palette.tsx';
import { useActive } from '../shell/palette/use-active.ts';
import {
  useAccountCommands,
  useBrowserCommands,
  usePageCommands,
} from '../shell/palette/use-shell-commands.tsx';

declare module '../shell/dialogs/dialogs.ts' {
  interface Dialogs {
    readonly palette: NoProps;
  }
}

/** Renders the palette; an empty input lists only favourites and pages. [PLUS-26] */
export function AppPalette({ onClose }: DialogProps) {
  const [typed, type] = useState('');
  const [activeId, setActiveId] = useState<string | null>(null);
  const query = useMemo(() => parseQuery(typed), [typed]);
  const devices = useDeviceGroups(query, activeId);
  const pages = usePageCommands();
  const others = [useAddCommands(), useDashboardCommands(), useAccountCommands(), useBrowserCommands()];
  const offers = query.phrase === '' ? [pages] : [pages, ...others];
  const groups = orderGroups([...devices.groups, ...offers.map((offer) => findCommands(offer, query))]);
  const active = useActive(typed, groups, activeId, setActiveId);
  return <Palette {...{ typed, query, groups, active, onClose }} note={devices.note} onType={type} />;
}
