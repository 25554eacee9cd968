import { nextCrudState, type CrudEvent, type CrudState } from '@partyline/workspaces';
import { onAccountDataReset } from '../../../session/session-store.ts';
import { createStore } from '../../../store.ts';

/** The selected workspace and the progress of its mutation. [WS-22 … WS-25] */
export interface WorkspaceStore {
  /** Fixed at selection; messages use it. [WS-22] */
  readonly selectedWorkspaceName: string;
  /** Its index: after a deletion the focus goes to the workspace now there. [WS-25] */
  readonly selectedIndex: number;
  /** The one whose menu a long press opened. [WS-23, GW-13] */
  readonly longPressedWorkspace: number | null;
  /** Never persisted while `loading`. [WS-24, GW-12] */
  readonly crudState: CrudState;
}

const INITIAL: WorkspaceStore = {
  selectedWorkspaceName: '',
  selectedIndex: 0,
  longPressedWorkspace: null,
  crudState: 'not initiated',
};

export const workspaceStore = createStore(INITIAL);

/** A new workspace has no id; a device may be added to any workspace. */
export type WorkspaceDialog =
  | { readonly kind: 'rename' | 'delete'; readonly workspaceId: number }
  | { readonly kind: 'create' }
  | { readonly kind: 'add-device'; readonly workspaceId: number | null };

export const workspaceDialog = createStore<WorkspaceDialog | null>(null);

onAccountDataReset(() => {
  workspaceStore.set(INITIAL);
  workspaceDialog.set(null);
});

function change(changes: Partial<WorkspaceStore>): void {
  workspaceStore.set({ ...workspaceStore.get(), ...changes });
}

/** Selects a workspace and resets its progress. */
export function selectWorkspace(selectedWorkspaceName: string, selectedIndex: number): void {
  change({ selectedWorkspaceName, selectedIndex, crudState: nextCrudState(crudState(), 'reset') });
}

/** Sets or clears the workspace of a long-press menu. */
export function setLongPressed(longPressedWorkspace: number | null): void {
  if (workspaceStore.get().longPressedWorkspace !== longPressedWorkspace) change({ longPressedWorkspace });
}

/** The progress of the mutation. */
export function crudState(): CrudState {
  return workspaceStore.get().crudState;
}

/** Applies an event to the progress. */
export function advanceCrud(event: CrudEvent): void {
  change({ crudState: nextCrudState(crudState(), event) });
}
