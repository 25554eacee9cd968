import { cachedSearchText, cachedWorkspaceText } from '@partyline/display';
import { whenIdle } from '../../../next-task.ts';
import type { WorkspaceView } from '../dashboard-rows.ts';

/** Time slice; the longest input delay. */
const SLICE_MS = 4;
const IDLE_AT_LATEST_MS = 2_000;

/** Fully indexed workspaces. */
const prepared = new WeakSet<WorkspaceView>();

/** Builds the search index while idle, until aborted. [GD-41] */
export async function prepareSearch(views: readonly WorkspaceView[], signal: AbortSignal): Promise<void> {
  let until = -Infinity;
  for (const view of views) {
    if (prepared.has(view)) continue;
    cachedWorkspaceText(view.workspace);
    for (const device of view.devices) {
      if (performance.now() > until) {
        await whenIdle(IDLE_AT_LATEST_MS);
        if (signal.aborted) return;
        until = performance.now() + SLICE_MS;
      }
      cachedSearchText(device);
    }
    prepared.add(view);
  }
}
