import { WORKSPACE_INFO_MESSAGE_MS } from './timings.ts';

export interface WorkspaceMessage {
  readonly workspaceId: number;
  readonly message: string;
  /** Milliseconds since 1970. */
  readonly shownAtMs: number;
}

/** A clock that was set back does not lengthen it. */
function isShown({ shownAtMs }: WorkspaceMessage, nowMs: number): boolean {
  const ageMs = nowMs - shownAtMs;
  return ageMs >= 0 && ageMs < WORKSPACE_INFO_MESSAGE_MS;
}

/** A workspace shows only its newest message. [DASH-21, CONST-14] */
export function nextWorkspaceMessages(
  messages: readonly WorkspaceMessage[],
  added: WorkspaceMessage,
): WorkspaceMessage[] {
  const others = messages.filter(({ workspaceId }) => workspaceId !== added.workspaceId);
  return [...listWorkspaceMessages(others, added.shownAtMs), added];
}

/** Each is shown for 8 s. [DASH-21, CONST-14] */
export function listWorkspaceMessages(
  messages: readonly WorkspaceMessage[],
  nowMs: number,
): WorkspaceMessage[] {
  return messages.filter((message) => isShown(message, nowMs));
}

/** Milliseconds, or null without a message. [DASH-21] */
export function nextMessageEndDelayMs(messages: readonly WorkspaceMessage[], nowMs: number): number | null {
  const left = listWorkspaceMessages(messages, nowMs).map(
    ({ shownAtMs }) => shownAtMs + WORKSPACE_INFO_MESSAGE_MS - nowMs,
  );
  return left.length === 0 ? null : Math.min(...left);
}
