import type { Subject } from '@partyline/permissions';
import { createStore } from '../../../store.ts';
import type { DashboardSearch } from '../dashboard-search.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';

/** Props of everything that opens over the dashboard. */
export interface OverlayProps {
  views: readonly WorkspaceView[];
  subjectIn: (view: WorkspaceView) => Subject;
  search: DashboardSearch;
  onSearch: (change: DashboardSearch) => void;
}

/** What opens beside an element: the menu of a device or workspace, or the panel of a tile. */
export type OpenOverlay =
  | { readonly kind: 'device-menu' | 'device-card'; readonly vicUuid: string; readonly anchor: HTMLElement }
  | { readonly kind: 'workspace-menu'; readonly workspaceId: number; readonly anchor: HTMLElement };

/** The one overlay that is open; its code is lazy. */
export const openOverlay = createStore<OpenOverlay | null>(null);

/** Opens an overlay, or closes it when it is open beside the same element. */
export function toggleOverlay(overlay: OpenOverlay): void {
  const { anchor, kind } = openOverlay.get() ?? {};
  openOverlay.set(anchor === overlay.anchor && kind === overlay.kind ? null : overlay);
}

/** Closes the open overlay. */
export function closeOverlay(): void {
  openOverlay.set(null);
}
