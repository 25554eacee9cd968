import { whenIdle } from '../../../next-task.ts';
import { textOf } from './device-filter.ts';
import type { WorkspaceView } from './workspace-view.ts';

/** So long is prepared at a time: no press waits for it. */
const SLICE_MS = 4;
const IDLE_AT_LATEST_MS = 2_000;

/** Workspaces whose devices are all prepared. */
const prepared = new WeakSet<WorkspaceView>();

/**
 * Finds out what searches look through while the page has nothing better to do: of 10,000 devices that takes longer than all
 * else the first letter does. Until the signal is aborted. [GD-41]
 */
export async function prepareSearch(views: readonly WorkspaceView[], signal: AbortSignal): Promise<void> {
  let until = -Infinity;
  for (const view of views) {
    if (prepared.has(view)) continue;
    for (const device of view.devices) {
      if (performance.now() > until) {
        await whenIdle(IDLE_AT_LATEST_MS);
        if (signal.aborted) return;
        until = performance.now() + SLICE_MS;
      }
      textOf(device);
    }
    prepared.add(view);
  }
}
