import type { RequestIssue } from '@partyline/contract';
import { workspaceMoveText } from '@partyline/texts';
import type { WorkspaceMoveBlocker } from '@partyline/workspaces';
import { ApiFailure } from '../../http/api-failure.ts';

/**
 * The failure for a move: `forbidden` when a right is missing, else `move-not-possible`; its message is that of the first
 * thing in the way, and everything in the way is among the issues, with the devices it is about. [ERR-34, GW-14, PLUS-7]
 */
export function failureOfMove(blockers: readonly WorkspaceMoveBlocker[]): ApiFailure {
  const [first] = blockers;
  const isRight = first !== undefined && 'because' in first;
  return new ApiFailure(isRight ? 'forbidden' : 'move-not-possible', {
    issues: blockers.map(issueOf),
    ...(first === undefined ? {} : { reason: first.reason, message: workspaceMoveText(first) }),
  });
}

function issueOf(blocker: WorkspaceMoveBlocker): RequestIssue {
  return {
    path: PATHS.get(blocker.reason) ?? 'body.vicUuids',
    code: blocker.reason,
    message: workspaceMoveText(blocker),
    ...('vicUuids' in blocker ? { vicUuids: [...blocker.vicUuids] } : {}),
  };
}

/** What is about the target; all else is about the devices. */
const PATHS: ReadonlyMap<string, string> = new Map([
  ['target-right', 'body.workspaceId'],
  ['same-workspace', 'body.workspaceId'],
]);
