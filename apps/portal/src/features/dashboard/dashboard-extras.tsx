import { VisuallyHidden } from '@mantine/core';
import { memo, useEffect } from 'react';
import { ConfirmCommand } from './actions/confirm-command.tsx';
import { useAnnouncement } from './data/pending-commands.ts';
import { Layers, type LayersProps } from './layers/layers.tsx';
import { prepareSearch } from './model/prepare-search.ts';

export { MoreTools } from './bar/more-tools.tsx';
export { DeviceList } from './list/device-list.tsx';
export { DeviceTiles } from './popup/device-tiles.tsx';

/** What a screen reader announces about pending commands. */
function CommandAnnouncement() {
  return <VisuallyHidden role="status">{useAnnouncement()}</VisuallyHidden>;
}

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
