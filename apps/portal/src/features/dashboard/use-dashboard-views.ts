import { useMemo, useState } from 'react';
import { useClock } from './data/clock.ts';
import type { Workspaces } from './queries.ts';
import { isAnyInProgress } from './queries.ts';
import { createViewBuilder } from './model/build-views.ts';
import type { WorkspaceView } from './model/workspace-view.ts';

const NOTHING: Workspaces = [];
/** How soon a command that nobody answered shows as an error, once its time is over. */
const WATCHFUL_MS = 5_000;
const CALM_MS = 60_000;

/** The workspaces as they are shown now; what did not change keeps its identity. */
export function useDashboardViews(workspaces: Workspaces | undefined): readonly WorkspaceView[] {
  const [build] = useState(createViewBuilder);
  const nowMs = useClock(isAnyInProgress(workspaces) ? WATCHFUL_MS : CALM_MS);
  return useMemo(() => build(workspaces ?? NOTHING, nowMs), [build, workspaces, nowMs]);
}
