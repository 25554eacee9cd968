import type { DeviceFilter } from '@partyline/device-state';
import type { Subject } from '@partyline/permissions';
import { onAccountDataReset } from '../../../session/session-store.ts';
import { createStore, useStore } from '../../../store.ts';
import type { DashboardSearch } from '../dashboard-search.ts';
import type { WorkspaceView } from '../dashboard-rows.ts';

export const selection = createStore<ReadonlySet<string>>(new Set());

onAccountDataReset(() => selection.set(new Set()));

/** Selects or deselects devices. */
export function select(vicUuids: readonly string[], isSelected: boolean): void {
  const next = new Set(selection.get());
  for (const vicUuid of vicUuids) {
    if (isSelected) next.add(vicUuid);
    else next.delete(vicUuid);
  }
  selection.set(next);
}

/** Returns whether a device is selected; other selections do not render the caller. */
export function useIsSelected(vicUuid: string): boolean {
  return useStore(selection, (selected) => selected.has(vicUuid));
}

export interface OverlayProps {
  views: readonly WorkspaceView[];
  subjectOf: (view: WorkspaceView) => Subject;
  search: DashboardSearch;
  /** The filters of the search. */
  narrowing: DeviceFilter;
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
