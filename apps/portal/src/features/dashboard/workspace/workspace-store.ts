import type { CrudState } from '@partyline/workspaces';
import { onAccountDataReset } from '../../../session/session-store.ts';
import { createStore } from '../../../store.ts';

/** The workspace that somebody is at, and how what they do to it goes. [WS-22 … WS-25] */
export interface WorkspaceStore {
  /** As it was called when it was chosen: what is said of it afterwards speaks of this name. [WS-22] */
  readonly selectedWorkspaceName: string;
  /** Where the chosen one stands on the dashboard, from 0: whoever deletes it goes on at what stands there then. [WS-25] */
  readonly selectedIndex: number;
  /** The one whose menu a long press has opened. [WS-23, GW-13] */
  readonly longPressedWorkspace: number | null;
  /** How the rename or deletion goes; under way it is `loading`, which is never kept. [WS-24, GW-12] */
  readonly crudState: CrudState;
}

const INITIAL: WorkspaceStore = {
  selectedWorkspaceName: '',
  selectedIndex: 0,
  longPressedWorkspace: null,
  crudState: 'not initiated',
};

/** See {@link WorkspaceStore}. */
export const workspaceStore = createStore(INITIAL);

onAccountDataReset(() => workspaceStore.set(INITIAL));
