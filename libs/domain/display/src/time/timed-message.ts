import { WORKSPACE_INFO_MESSAGE_MS } from './timings.ts';

export interface WorkspaceMessage {
  readonly workspaceId: number;
  readonly message: string;
  /** Milliseconds since 1970. */
  readonly shownAtMs: number;
}

/** Returns whether a message is still shown; a clock that was set back does not lengthen it. */
function isShown({ shownAtMs }: WorkspaceMessage, nowMs: number): boolean {
  const ageMs = nowMs - shownAtMs;
  return ageMs >= 0 && ageMs < WORKSPACE_INFO_MESSAGE_MS;
}

/** Adds a message; a workspace shows only its newest. [DASH-21, CONST-14] */
export function nextWorkspaceMessages(
  messages: readonly WorkspaceMessage[],
  added: WorkspaceMessage,
): WorkspaceMessage[] {
  const others = messages.filter(({ workspaceId }) => workspaceId !== added.workspaceId);
  return [...listWorkspaceMessages(others, added.shownAtMs), added];
}

/** Lists the messages that are still shown, each for 8 s. [DASH-21, CONST-14] */
export function listWorkspaceMessages(
  messages: readonly WorkspaceMessage[],
  nowMs: number,
): WorkspaceMessage[] {
  return messages.filter((message) => isShown(message, nowMs));
}

/** Returns the milliseconds until the next message ends, or null without a message. [DASH-21] */
export function nextMessageEndDelayMs(messages: readonly WorkspaceMessage[], nowMs: number): number | null {
  const left = listWorkspaceMessages(messages, nowMs).map(
    ({ shownAtMs }) => shownAtMs + WORKSPACE_INFO_MESSAGE_MS - nowMs,
  );
  return left.length === 0 ? null : Math.min(...left);
}
