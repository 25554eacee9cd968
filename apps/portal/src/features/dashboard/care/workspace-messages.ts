import { listWorkspaceMessages, nextMessageEndDelayMs, nextWorkspaceMessages } from '@partyline/display';
import { workspaceMessages } from '../messages.ts';

let timer: ReturnType<typeof setTimeout> | undefined;

function drop(): void {
  workspaceMessages.set(listWorkspaceMessages(workspaceMessages.get(), Date.now()));
  wait();
}

function wait(): void {
  clearTimeout(timer);
  const delayMs = nextMessageEndDelayMs(workspaceMessages.get(), Date.now());
  if (delayMs !== null) timer = setTimeout(drop, delayMs);
}

/** Says something at a workspace for 8 s, or until the next thing is said there. [DASH-21, GW-17] */
export function showWorkspaceMessage(workspaceId: number, message: string): void {
  const shownAtMs = Date.now();
  workspaceMessages.set(nextWorkspaceMessages(workspaceMessages.get(), { workspaceId, message, shownAtMs }));
  wait();
}
