import { nextCrudState, type CrudEvent, type CrudState } from '@partyline/workspaces';
import { onAccountDataReset } from '../../../session/session-store.ts';
import { createStore } from '../../../store.ts';

/** The workspace that the user works on, and how its creation, rename or deletion goes. [WS-22 … WS-25] */
export interface WorkspaceStore {
  /** Its name when it was chosen: what is said of it afterwards uses this name. [WS-22] */
  readonly selectedWorkspaceName: string;
  /** Its place on the dashboard, from 0: after a deletion the focus goes to the workspace that is there then. [WS-25] */
  readonly selectedIndex: number;
  /** The one whose menu a long press has opened. [WS-23, GW-13] */
  readonly longPressedWorkspace: number | null;
  /** How the creation, rename or deletion goes; under way it is `loading`, which is never persisted. [WS-24, GW-12] */
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

/** A dialog about a workspace, and which one; a new one has none yet, and a device may be added to any. */
export type WorkspaceDialog =
  | { readonly kind: 'rename' | 'delete'; readonly workspaceId: number }
  | { readonly kind: 'create' }
  | { readonly kind: 'add-device'; readonly workspaceId: number | null };

/** The one dialog about a workspace that is open. */
export const workspaceDialog = createStore<WorkspaceDialog | null>(null);

onAccountDataReset(() => {
  workspaceStore.set(INITIAL);
  workspaceDialog.set(null);
});

function change(changes: Partial<WorkspaceStore>): void {
  workspaceStore.set({ ...workspaceStore.get(), ...changes });
}

/** Chooses a workspace; nothing has been done to it yet. */
export function selectWorkspace(selectedWorkspaceName: string, selectedIndex: number): void {
  change({ selectedWorkspaceName, selectedIndex, crudState: nextCrudState(crudState(), 'reset') });
}

/** A long press has opened the menu of a workspace, or that menu has closed. */
export function setLongPressed(longPressedWorkspace: number | null): void {
  if (workspaceStore.get().longPressedWorkspace !== longPressedWorkspace) change({ longPressedWorkspace });
}

/** How the rename or deletion goes now. */
export function crudState(): CrudState {
  return workspaceStore.get().crudState;
}

/** Moves the rename or deletion on. */
export function advanceCrud(event: CrudEvent): void {
  change({ crudState: nextCrudState(crudState(), event) });
}
