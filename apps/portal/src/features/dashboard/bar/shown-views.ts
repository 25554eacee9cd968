import { createContext } from 'react';
import type { WorkspaceView } from '../model/workspace-view.ts';

/**
 * The workspaces for those tools that count in them. Every notification changes them: what only passes them on need not
 * be drawn again.
 */
export const ShownViews = createContext<readonly WorkspaceView[]>([]);
