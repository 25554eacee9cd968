import { nextCrudState, type CrudEvent, type CrudState } from '@partyline/workspaces';
import {
  listWorkspaceMessages,
  nextMessageEndDelayMs,
  nextWorkspaceMessages,
  type WorkspaceMessage,
} from '@partyline/display';
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

onAccountDataReset(() => workspaceStore.set(INITIAL));

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

/** Returns the progress of the mutation. */
export function crudState(): CrudState {
  return workspaceStore.get().crudState;
}

/** Applies an event to the progress. */
export function advanceCrud(event: CrudEvent): void {
  change({ crudState: nextCrudState(crudState(), event) });
}

/** [DASH-21, GW-17] */
export const workspaceMessages = createStore<readonly WorkspaceMessage[]>([]);

let timer: ReturnType<typeof setTimeout> | undefined;

function dropEnded(): void {
  workspaceMessages.set(listWorkspaceMessages(workspaceMessages.get(), Date.now()));
  waitForNext();
}

function waitForNext(): void {
  clearTimeout(timer);
  const delayMs = nextMessageEndDelayMs(workspaceMessages.get(), Date.now());
  if (delayMs !== null) timer = setTimeout(dropEnded, delayMs);
}

/** Shows a message at a workspace for 8 s, or until its next one. [DASH-21, GW-17] */
export function showWorkspaceMessage(workspaceId: number, message: string): void {
  const shownAtMs = Date.now();
  workspaceMessages.set(nextWorkspaceMessages(workspaceMessages.get(), { workspaceId, message, shownAtMs }));
  waitForNext();
}
