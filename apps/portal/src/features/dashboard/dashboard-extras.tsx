import { memo, useEffect } from 'react';
import { CommandAnnouncement } from './actions/command-announcement.tsx';
import { ConfirmCommand } from './actions/confirm-command.tsx';
import { Layers, type LayersProps } from './layers/layers.tsx';
import { prepareSearch } from './model/prepare-search.ts';

export { MoreTools } from './bar/more-tools.tsx';
export { DeviceList } from './list/device-list.tsx';
export { DeviceTiles } from './popup/device-tiles.tsx';

/** Everything that opens over the dashboard; and the search index, which is built while the page is idle. */
export const Overlays = memo(function Overlays(props: LayersProps) {
  const { views } = props;
  useEffect(() => {
    const leaving = new AbortController();
    void prepareSearch(views, leaving.signal);
    return () => leaving.abort();
  }, [views]);
  return (
    <>
      <Layers {...props} />
      <CommandAnnouncement />
      <ConfirmCommand views={views} />
    </>
  );
});
