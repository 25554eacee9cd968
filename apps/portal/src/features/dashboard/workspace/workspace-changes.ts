import { nextCrudState, type CrudEvent, type CrudState } from '@partyline/workspaces';
import { workspaceStore, type WorkspaceStore } from './workspace-store.ts';

function change(changes: Partial<WorkspaceStore>): void {
  workspaceStore.set({ ...workspaceStore.get(), ...changes });
}

/** A workspace is chosen; nothing has been done to it yet. */
export function selectWorkspace(selectedWorkspaceName: string, selectedIndex: number): void {
  change({ selectedWorkspaceName, selectedIndex, crudState: nextCrudState(crudState(), 'reset') });
}

/** A long press has opened the menu of a workspace, or that menu has closed. */
export function setLongPressed(longPressedWorkspace: number | null): void {
  if (workspaceStore.get().longPressedWorkspace !== longPressedWorkspace) change({ longPressedWorkspace });
}

/** How what is done to it goes now. */
export function crudState(): CrudState {
  return workspaceStore.get().crudState;
}

/** What is done to it goes on. */
export function advanceCrud(event: CrudEvent): void {
  change({ crudState: nextCrudState(crudState(), event) });
}
