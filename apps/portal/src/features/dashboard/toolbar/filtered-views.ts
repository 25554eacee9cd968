import { createContext } from 'react';
import type { WorkspaceView } from '../dashboard-rows.ts';

/** The workspaces that options count. A context, so that closed filters ignore notifications. */
export const FilteredViews = createContext<readonly WorkspaceView[]>([]);
