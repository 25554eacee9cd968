import type { Subject } from '@partyline/permissions';
import { createStore } from '../../../store.ts';
import type { DashboardSearch } from '../dashboard-search.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';

export interface OverlayProps {
  views: readonly WorkspaceView[];
  subjectIn: (view: WorkspaceView) => Subject;
  search: DashboardSearch;
  onSearch: (change: DashboardSearch) => void;
}

export type OpenOverlay =
  | { readonly kind: 'device-menu' | 'device-card'; readonly vicUuid: string; readonly anchor: HTMLElement }
  | { readonly kind: 'workspace-menu'; readonly workspaceId: number; readonly anchor: HTMLElement };

export const openOverlay = createStore<OpenOverlay | null>(null);

/** Opens an overlay, or closes it if open at the same element. */
export function toggleOverlay(overlay: OpenOverlay): void {
  const { anchor, kind } = openOverlay.get() ?? {};
  openOverlay.set(anchor === overlay.anchor && kind === overlay.kind ? null : overlay);
}

/** Closes the open overlay. */
export function closeOverlay(): void {
  openOverlay.set(null);
}
