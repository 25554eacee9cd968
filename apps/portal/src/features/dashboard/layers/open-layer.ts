import { createStore } from '../../../store.ts';

/** What stands over the dashboard beside something that was pressed: the menu of a device or workspace, or a tile's card. */
export type OpenLayer =
  | { readonly kind: 'device-menu' | 'device-card'; readonly vicUuid: string; readonly anchor: HTMLElement }
  | { readonly kind: 'workspace-menu'; readonly workspaceId: number; readonly anchor: HTMLElement };

/** The one layer that is open; its code comes when there is one. */
export const openLayer = createStore<OpenLayer | null>(null);

/** Opens a layer, or closes it when it stands beside the same thing already. */
export function toggleLayer(layer: OpenLayer): void {
  const { anchor, kind } = openLayer.get() ?? {};
  openLayer.set(anchor === layer.anchor && kind === layer.kind ? null : layer);
}

/** Closes whatever is open. */
export function closeLayer(): void {
  openLayer.set(null);
}
