import { WORKSPACE_INFO_MESSAGE_MS } from './timings.ts';

/** 0 once over. A clock that was set back does not lengthen it. */
function computeTimeLeftMs(shownAtMs: number, nowMs: number, durationMs: number): number {
  const ageMs = nowMs - shownAtMs;
  return ageMs >= 0 && ageMs < durationMs ? durationMs - ageMs : 0;
}

export interface WorkspaceMessage {
  readonly workspaceId: number;
  readonly message: string;
  /** Milliseconds since 1970. */
  readonly shownAtMs: number;
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
  return messages.filter(
    ({ shownAtMs }) => computeTimeLeftMs(shownAtMs, nowMs, WORKSPACE_INFO_MESSAGE_MS) > 0,
  );
}

/** Milliseconds, or null without a message. [DASH-21] */
export function nextMessageEndDelayMs(messages: readonly WorkspaceMessage[], nowMs: number): number | null {
  const left = listWorkspaceMessages(messages, nowMs).map(
    ({ shownAtMs }) => shownAtMs + WORKSPACE_INFO_MESSAGE_MS - nowMs,
  );
  return left.length === 0 ? null : Math.min(...left);
}
