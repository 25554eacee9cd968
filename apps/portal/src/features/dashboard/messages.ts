import type { WorkspaceMessage } from '@partyline/display';
import { createStore } from '../../store.ts';

/** What is said at workspaces now; it goes by itself. [DASH-21, GW-17] */
export const workspaceMessages = createStore<readonly WorkspaceMessage[]>([]);
