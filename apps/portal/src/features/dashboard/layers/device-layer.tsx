import { useEffect } from 'react';
import { useCardSurroundings } from '../card/card-context.ts';
import { DeviceMenu } from '../actions/device-menu.tsx';
import { findShown } from '../model/find-shown.ts';
import { DeviceCardPanel } from '../popup/device-card-panel.tsx';
import { useDeviceContext } from '../device-context.ts';
import type { LayersProps } from './layers.tsx';
import { closeLayer, type OpenLayer } from './open-layer.ts';

interface DeviceLayerProps extends LayersProps {
  layer: Extract<OpenLayer, { vicUuid: string }>;
}

/** What stands beside a device: its menu, or its card. It goes when the device does. */
export function DeviceLayer({ views, subjectIn, layer }: DeviceLayerProps) {
  const { isConnected } = useCardSurroundings();
  const found = findShown(views, layer.vicUuid);
  const access = useDeviceContext(found, subjectIn, isConnected);
  const isGone = found === null;
  useEffect(() => {
    if (isGone) closeLayer();
  }, [isGone]);
  if (found === null || access === null) return null;
  const props = { ...found, access, anchor: layer.anchor, onClose: closeLayer };
  return layer.kind === 'device-menu' ? (
    <DeviceMenu {...props} views={views} />
  ) : (
    <DeviceCardPanel {...props} />
  );
}
