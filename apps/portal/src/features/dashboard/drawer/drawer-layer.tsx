import { DeviceLayer } from '../layers/device-layer.tsx';
import type { LayersProps } from '../layers/layers.tsx';
import { openLayer } from '../layers/open-layer.ts';
import { useStore } from '../../../store.ts';

/** The menu that is opened inside the drawer; the page behind is out of its reach. */
export function DrawerLayer(props: LayersProps) {
  const layer = useStore(openLayer, (open) => open);
  if (layer?.kind !== 'device-menu') return null;
  return <DeviceLayer {...props} layer={layer} />;
}
