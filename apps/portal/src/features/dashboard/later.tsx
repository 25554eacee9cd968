import { useQueryClient } from '@tanstack/react-query';
import { memo, useEffect } from 'react';
import { CommandFeedback } from './command-feedback.tsx';
import { keepInstancesLive } from './data/live-instances.ts';
import { Layers, type LayersProps } from './layers/layers.tsx';
import { prepareSearch } from './model/prepare-search.ts';

/** Whatever the dashboard needs once its devices are on screen, in one file: its tools, its layers, and what keeps it live. */
export { MoreTools } from './bar/more-tools.tsx';
export { DeviceList } from './list/device-list.tsx';
export { DeviceTiles } from './popup/device-tiles.tsx';
export { setFavorite } from './care/set-favorite.ts';
export { askOrCommand } from './data/ask-or-command.ts';
export { sendTabToManager } from './data/open-device.ts';

/** Keeps the devices live, and stands for everything that opens over them. [DASH-18, GD-33] */
export const LivePart = memo(function LivePart(props: LayersProps) {
  const client = useQueryClient();
  useEffect(() => keepInstancesLive(client), [client]);
  const { views } = props;
  useEffect(() => {
    const leaving = new AbortController();
    void prepareSearch(views, leaving.signal);
    return () => leaving.abort();
  }, [views]);
  return (
    <>
      <Layers {...props} />
      <CommandFeedback />
    </>
  );
});
