import {
  listWorkspaceMessages,
  nextMessageEndDelayMs,
  nextWorkspaceMessages,
  type WorkspaceMessage,
} from '@partyline/display';
import { createStore } from '../../../store.ts';

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
