import type { Instance } from '@partyline/contract';
import { listInOrder } from '../list/list-rows.ts';
import type { ListSort } from '../list/list-sort.ts';
import type { DeviceFilter } from '../model/device-filter.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';

/** What the export is made of. */
export interface ExportSource {
  readonly views: readonly WorkspaceView[];
  readonly filter: DeviceFilter | null;
  /** null: the dashboard's own order, with link groups. */
  readonly sort: ListSort | null;
}

/**
 * The devices in the order they are seen, one by one, those of folded workspaces too, because folding hides nothing from a person
 * who looks for it. What the filter hides is among them as long as nothing is sorted. [CSV-3]
 */
export function* listInSeenOrder({
  views,
  filter,
  sort,
}: ExportSource): Generator<Instance, undefined, undefined> {
  for (const view of views) {
    if (sort !== null) {
      for (const { device } of listInOrder(view, { filter, sort })) yield device;
      continue;
    }
    for (const { leader, members } of view.grouped.groups) {
      yield leader;
      yield* members;
    }
    for (const { device } of view.grouped.solo) yield device;
  }
}
